import { expect, test } from 'vitest';
import type { FightIndividual, FightWarband } from '../forms.ts';
import { army, band, field, hero, loaded, side } from '../testkit.ts';
import { activate } from './activation.ts';
import type { Group } from './battle.ts';
import { fightOut } from './fightOut.ts';
import { makeContact } from './movement.ts';
import { muster } from './muster.ts';

const roleOf = (troops: FightIndividual | FightWarband) => {
  const order = field(side('A', army([troops])), side('B', army([band('wb-99', 'fb-levy', 8)])));
  return muster(order, loaded()).sides[0].groups[0]!;
};

test('[CHR-AUT-04] casters have a battle spell; archers have a weapon that reaches twelve inches', () => {
  expect(roleOf(hero('i-1', 'chronomancer', { battleSpells: ['Time Shards'] })).role).toBe('caster');
  expect(roleOf(hero('i-1', 'chronomancer', { battleSpells: ['Envision'] })).role).toBe('melee');
  expect(roleOf(band('wb-1', 'fb-crossbowmen', 5)).role).toBe('missile');
  expect(roleOf(band('wb-1', 'st-javelins', 5)).role).toBe('missile');
  expect(roleOf(band('wb-1', 'fb-swordsmen', 6)).role).toBe('melee');
});

test('[CHR-AUT-04] an individual counts as an archer only with MW 14', () => {
  expect(roleOf(hero('i-1', 'repulsar-marksman')).role).toBe('missile');
  expect(roleOf(hero('i-1', 'war-chariot', { stats: { MW: 13 } })).role).toBe('melee');
  expect(roleOf(hero('i-1', 'war-chariot', { stats: { MW: 14 } })).role).toBe('missile');
});

test('[CHR-AUT-32] a band counts as archers if at least half of it carries the weapon', () => {
  const legion = (crossbow: number, pike: number) =>
    roleOf(band('wb-1', 'dow-lost-legion', { crossbow, pike })).role;
  expect(legion(4, 4)).toBe('missile');
  expect(legion(4, 5)).toBe('melee');
});

test('[CHR-AUT-04] a group is fast if it flies or has MV 5', () => {
  expect(roleOf(band('wb-1', 'fb-light-horse', 3)).isFast).toBe(true);
  expect(roleOf(hero('i-1', 'vulture-impaler', { stats: { MV: 3 } })).isFast).toBe(true);
  expect(roleOf(band('wb-1', 'fb-swordsmen', 6)).isFast).toBe(false);
});

test('[CHR-AUT-03] ordinary models die first, the cheapest before the others, then specialists, the leader last', () => {
  const sisters = band('wb-1', 'dow-sisters', { leader: 1, superior: 1, augur: 1, trooper: 2, novice: 1 });
  expect(roleOf(sisters).models.map(({ line }) => line.type)).toEqual([
    'novice',
    'trooper',
    'trooper',
    'augur',
    'superior',
    'leader',
  ]);
});

test('[CHR-AUT-34] a caster inside a band does not make it a group of casters', () => {
  const sisters = roleOf(band('wb-1', 'dow-sisters', { leader: 1, trooper: 4 }));
  expect(sisters.role).toBe('melee');
  expect(sisters.spells.map(({ name }) => name)).toEqual(['Hammer of Faith', 'Hearts of Steel']);
});

test('[CHR-AUT-14] fast groups wait for the slow line until somebody is engaged, but attack archers within reach', () => {
  const order = (foe: FightWarband, more = {}) =>
    field(
      side('A', army([band('wb-1', 'fb-swordsmen', 6), band('wb-2', 'fb-light-horse', 6)]), {
        outmaneuver: ['wb-2'],
      }),
      side('B', army([foe]), more),
      { maxTurns: 1 },
    );
  // Twelve inches ahead of the swordsmen already: the riders stay, eighteen inches from the levy.
  const waiting = fightOut(order(band('wb-3', 'fb-levy', 8)), loaded({ 'initiative A': [1] }));
  expect(waiting.log.some((line) => line.includes('Light Horse'))).toBe(false);
  const { log } = fightOut({ ...order(band('wb-3', 'fb-levy', 8)), maxTurns: 3 }, loaded());
  const charge = log.findIndex((line) => line.startsWith('A: Firstborn Light Horse charge'));
  expect(charge).toBeGreaterThan(log.indexOf('Turn 3.'));
  const archers = fightOut(order(band('wb-3', 'fb-crossbowmen', 5), { outmaneuver: ['wb-3'] }), loaded());
  expect(archers.log).toContain('A: Firstborn Light Horse charge Firstborn Crossbowmen at 18.');
});

test('[CHR-AUT-14] slow groups take the nearest target, then the least engaged, then the most valuable', () => {
  const order = field(
    side('A', army([band('wb-1', 'fb-swordsmen', 6), band('wb-2', 'fb-swordsmen', 7)]), {
      outmaneuver: ['wb-1', 'wb-2'],
    }),
    side('B', army([band('wb-3', 'fb-levy', 8), band('wb-4', 'fb-levy', 9), band('wb-5', 'fb-levy', 16)]), {
      outmaneuver: ['wb-3', 'wb-4'],
    }),
    { maxTurns: 1 },
  );
  // The biggest band stands further off. wb-2 is the more valuable and chooses first.
  const { log } = fightOut(order, loaded({ 'initiative A': [20], 'initiative B': [1] }));
  const charges = log.filter((line) => /^A: .* charge/.test(line));
  expect(charges).toEqual([
    'A: Firstborn Swordsmen 2 charge Firstborn Levy Spears 2 at 18.',
    'A: Firstborn Swordsmen charge Firstborn Levy Spears at 18.',
  ]);
});

test('[CHR-AUT-13] archers shoot the nearest unengaged group, advance when none is in range, and fight when all are engaged', () => {
  const shooters = army([band('wb-1', 'fb-crossbowmen', 5), band('wb-2', 'fb-swordsmen', 6)]);
  const levies = army([band('wb-3', 'fb-levy', 8), band('wb-4', 'fb-levy', 9)]);
  const order = field(
    side('A', shooters, { outmaneuver: ['wb-2'] }),
    side('B', levies, { outmaneuver: ['wb-3'] }),
    { maxTurns: 2 },
  );
  const { log } = fightOut(order, loaded({ 'initiative A': [20, 20], 'initiative B': [1, 1] }));
  expect(log).toContain('A: Firstborn Crossbowmen shoot Firstborn Levy Spears: 0 dead.');
  // In turn 2 the nearer levy is engaged with the swordsmen.
  expect(log).toContain('A: Firstborn Crossbowmen shoot Firstborn Levy Spears 2: 0 dead.');
  const alone = field(
    side('A', army([band('wb-1', 'fb-crossbowmen', 5), band('wb-2', 'fb-greatswords', 8)]), {
      outmaneuver: ['wb-1', 'wb-2'],
    }),
    side('B', army([band('wb-3', 'fb-levy', 8)]), { outmaneuver: ['wb-3'] }),
    { maxTurns: 2 },
  );
  const charges = fightOut(alone, loaded()).log.filter((line) =>
    line.startsWith('A: Firstborn Crossbowmen charge'),
  );
  expect(charges).toHaveLength(1);
});

test('[CHR-AUT-11] an engaged group fights the first group it engaged, with one round fewer than it has actions', () => {
  const judge = hero('i-1', 'judge');
  const order = field(
    side('A', army([judge]), { outmaneuver: ['i-1'] }),
    side('B', army([band('wb-2', 'fb-levy', 8), band('wb-3', 'fb-levy', 9)]), {
      outmaneuver: ['wb-2', 'wb-3'],
    }),
    { maxTurns: 2 },
  );
  const { log, rolls } = fightOut(order, loaded({ 'initiative A': [20, 20], 'initiative B': [1, 1] }));
  expect(log).toContain('A: Judge charges Firstborn Levy Spears 2 at 18.');
  const second = rolls.slice(rolls.findLastIndex(({ why }) => why.endsWith('initiative B')));
  expect(second.filter(({ why }) => why.includes('Judge strike')).map(({ why }) => why.slice(-10))).toEqual([
    'y Spears 2',
    'y Spears 2',
  ]);
});

test('[CHR-AUT-14] among archers within reach, fast groups choose the least engaged, then the nearest', () => {
  const order = field(
    side('A', army([band('wb-1', 'fb-light-horse', 6), band('wb-2', 'fb-swordsmen', 6)])),
    side('B', army([band('wb-3', 'fb-crossbowmen', 5), band('wb-4', 'fb-crossbowmen', 5)])),
  );
  const chosen = (engaged: boolean) => {
    const battle = muster(order, loaded());
    battle.turn = 1;
    const [horse, swords] = battle.sides[0].table as [Group, Group];
    const [near, far] = battle.sides[1].table as [Group, Group];
    horse.pos = 15;
    near.pos = 10;
    far.pos = 5;
    if (engaged) makeContact(swords, near);
    activate(battle, horse);
    return horse.engaged[0]?.id;
  };
  expect(chosen(false)).toBe('wb-3');
  expect(chosen(true)).toBe('wb-4');
});
