import { dice, ScriptedDice, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { checkResult } from '../checkResult.ts';
import { army, band, cityFight, field, hero, loaded, side } from '../testkit.ts';
import { activate } from './activation.ts';
import { canDeploy } from './deployment.ts';
import { annihilation } from './ending.ts';
import { fightOut } from './fightOut.ts';
import { muster } from './muster.ts';
import { resultOf } from './result.ts';

const policy = { fleeBelowPct: 0, allowWithdraw: false, yieldAtEnd: false };
const labels = (order: Parameters<typeof fightOut>[0], script = {}): string[] =>
  fightOut(order, loaded(script)).rolls.map(({ why }) => why.slice(why.indexOf(': ') + 2));

const host = (side: string) =>
  army([
    hero(`i-${side}`, 'judge'),
    band(`wb-${side}1`, 'fb-swordsmen', 6),
    band(`wb-${side}2`, 'fb-crossbowmen', 5),
  ]);
const meeting = field(side('A', host('1')), side('B', host('2')), { maxTurns: 1 });

test('[CHR-EX-47] [CHR-AUT-37] the first turn of a meeting on the plain, die by die', () => {
  const script = dice(12, 5, 9, 8, 10, 3, 9);
  const { log, result } = fightOut(meeting, script);
  expect(script.left).toEqual([]);
  expect(log).toEqual([
    'Turn 1.',
    'Initiative: A 29, B 22.',
    'A: Firstborn Crossbowmen advance to 6.',
    'B: Firstborn Crossbowmen 2 shoot Firstborn Crossbowmen: 1 dead.',
    'A: Firstborn Swordsmen advance to 6.',
    'B: Firstborn Swordsmen 2 advance to 6.',
    'A: Judge advances to 9.',
    'B: Judge 2 advances to 9.',
  ]);
  expect(result.victoryPoints).toEqual({ A: 0, B: 34 });
});

test('[CHR-AUT-28] the same dice in the same order fight the same battle', () => {
  const order = { ...meeting, maxTurns: 6 };
  const once = fightOut(order, seededDice('Karsk'));
  expect(fightOut(order, new ScriptedDice(once.rolls.map(({ value }) => value)))).toEqual(once);
  expect(once.rolls.every(({ why }) => why.startsWith('battle:T1-0101-1: '))).toBe(true);
});

test('[CHR-AUT-08] initiative is d20 plus the LD of the lead army’s commander; a tie is rerolled twice, then A begins', () => {
  expect(fightOut(meeting, loaded({ 'initiative A': [5], 'initiative B': [6] })).log[1]).toBe(
    'Initiative: A 22, B 23.',
  );
  const tied = fightOut(meeting, loaded());
  expect(tied.log.filter((line) => line.startsWith('Initiative'))).toHaveLength(3);
  expect(tied.log[4]).toMatch(/^A:/);
});

test('[CHR-AUT-08] without a commander LD counts as 10, and a leaderless army has two less', () => {
  const order = field(
    side('A', army([band('wb-1', 'fb-swordsmen', 6)], { leaderless: true })),
    side('B', army([band('wb-2', 'fb-swordsmen', 6)])),
    { maxTurns: 1 },
  );
  expect(fightOut(order, loaded({ 'initiative A': [10], 'initiative B': [9] })).log[1]).toBe(
    'Initiative: A 18, B 19.',
  );
});

test('[CHR-AUT-08] an army may have its own modifier to initiative', () => {
  const eager = army([hero('i-1', 'judge')], { modifiers: { ccMwLd: 0, ldExtra: 0, initiative: 3 } });
  const order = field(side('A', eager), side('B', host('2')), { maxTurns: 1 });
  expect(fightOut(order, loaded({ 'initiative A': [1], 'initiative B': [1] })).log[1]).toBe(
    'Initiative: A 21, B 18.',
  );
});

test('[CHR-AUT-33] modifiers belong to each army, and the lead army’s commander rolls for the side', () => {
  const weary = army([hero('i-1', 'judge')], {
    armyId: 'a2',
    modifiers: { ccMwLd: -2, ldExtra: 0, initiative: 0 },
  });
  const lead = army([hero('i-2', 'repulsar-knight'), band('wb-1', 'fb-swordsmen', 6)], { armyId: 'a1' });
  const order = field(side('A', [lead, weary], { leadArmy: 'a1' }), side('B', host('9')), { maxTurns: 1 });
  expect(fightOut(order, loaded({ 'initiative A': [1], 'initiative B': [1] })).log[1]).toBe(
    'Initiative: A 17, B 18.',
  );
  const other = { ...order, sides: [{ ...order.sides[0], leadArmy: 'a2' }, order.sides[1]] as const };
  expect(fightOut(other, loaded({ 'initiative A': [1], 'initiative B': [1] })).log[1]).toBe(
    'Initiative: A 16, B 18.',
  );
});

test('[CHR-AUT-09] casters, then archers, then fighters, the most valuable first; the sides take turns', () => {
  const mage = hero('i-1', 'chronomancer', { battleSpells: ['Time Shards'] });
  const bands = [
    band('wb-1', 'fb-swordsmen', 6),
    band('wb-2', 'fb-swordsmen', 8),
    band('wb-3', 'fb-crossbowmen', 5),
  ];
  const order = field(side('A', army([...bands, mage])), side('B', army([band('wb-9', 'fb-levy', 8)])), {
    maxTurns: 1,
  });
  const actors = fightOut(order, loaded())
    .log.filter((line) => /^[AB]:/.test(line))
    .map((line) => line.split(/ advance| shoot/)[0]);
  expect(actors).toEqual([
    'A: Chronomancer',
    'B: Firstborn Levy Spears',
    'A: Firstborn Crossbowmen',
    'A: Firstborn Swordsmen 2',
    'A: Firstborn Swordsmen',
  ]);
});

test('[CHR-AUT-07] a turn of a city fight begins with morale, then withdrawals, then initiative', () => {
  const strong = side('A', army([band('wb-1', 'fb-greatswords', 8)]), {
    withdrawPolicy: { ...policy, fleeBelowPct: 35 },
  });
  const weak = side('B', army([band('wb-2', 'fb-levy', 8)], { garrison: true }));
  const order = cityFight(strong, weak, { maxTurns: 5 });
  const fifth = labels(order, { 'city morale': [10] });
  expect(fifth.indexOf('city morale')).toBeGreaterThan(0);
  expect(fifth.slice(fifth.indexOf('city morale')).slice(0, 3)).toEqual([
    'city morale',
    'initiative A',
    'initiative B',
  ]);
});

test('[CHR-AUT-10] a shaken group only tries to rally, and runs if it fails', () => {
  const order = field(
    side('A', army([band('wb-1', 'bb-orc-berserks', 10)]), { outmaneuver: ['wb-1'] }),
    side('B', army([band('wb-2', 'fb-levy', 8)]), { outmaneuver: ['wb-2'] }),
    { maxTurns: 2 },
  );
  const hits = { 'Berserks strike Firstborn Levy': [1, 1, 20, 20] };
  const rallied = fightOut(order, loaded({ ...hits, rally: [1] }));
  expect(rallied.log).toEqual(
    expect.arrayContaining(['B: Firstborn Levy Spears lose heart.', 'B: Firstborn Levy Spears take heart.']),
  );
  const routed = fightOut(order, loaded(hits));
  expect(routed.log).toContain('B: Firstborn Levy Spears run.');
  expect(routed.result).toMatchObject({
    ending: 'annihilation',
    endingSide: 'B',
    winner: 'A',
    turnsPlayed: 2,
  });
  expect(routed.result.victoryPoints.A).toBe(8 * 13);
  expect(routed.result.enemyDead.A).toBe(8);
});

test('[CHR-AUT-10] [CHR-AUT-35] a group that runs in turn 6 escapes, and the enemy scores nothing for it', () => {
  const order = field(
    side('A', army([band('wb-1', 'fb-crossbowmen', 10)])),
    side('B', army([band('wb-2', 'fb-levy', 8)])),
  );
  const battle = muster(order, loaded());
  const levy = battle.sides[1].table[0]!;
  levy.shaken = true;
  battle.turn = 6;
  activate(battle, levy);
  const end = annihilation(battle)!;
  expect(end).toEqual({ ending: 'annihilation', side: 'B', winner: 'A' });
  const result = resultOf(battle, end);
  expect(result.warbands[1]?.survivors).toEqual([{ type: 'trooper', count: 8 }]);
  expect(result.victoryPoints.A).toBe(0);
  expect(checkResult(order, result)).toMatchObject({ ok: true, flags: [] });
});

test('[CHR-AUT-35] the battle stops at once when nobody is left', () => {
  const order = field(
    side('A', army([band('wb-1', 'fb-greatswords', 8), band('wb-3', 'fb-levy', 8)]), {
      outmaneuver: ['wb-1'],
    }),
    side('B', army([band('wb-2', 'fb-levy', 1)]), { outmaneuver: ['wb-2'] }),
  );
  const { log, result } = fightOut(order, loaded({ 'Greatswords strike': [1] }));
  expect(log.at(-1)).toBe('A: Firstborn Greatswords fight Firstborn Levy Spears: 1 dead.');
  expect(result).toMatchObject({ ending: 'annihilation', winner: 'A', turnsPlayed: 1 });
});

test('[CHR-AUT-36] a side that cannot field anybody does not fight', () => {
  const hounds = side('A', army([band('wb-1', 'sk-warhounds', 6)]));
  const dying = side('B', army([hero('i-1', 'judge', { woundsNow: 0 })]));
  const levy = side('B', army([band('wb-2', 'fb-levy', 8)]));
  expect(fightOut(field(hounds, levy), dice()).result).toMatchObject({
    ending: 'fled',
    endingSide: 'A',
    winner: 'B',
    turnsPlayed: 0,
  });
  expect(fightOut(field(hounds, dying), dice()).result).toMatchObject({
    ending: 'negotiated',
    winner: 'draw',
  });
  expect(canDeploy(field(hounds, levy), hounds)).toBe(false);
});

test('[CHR-AUT-27] Warhounds fight only while a Hunter lives, and survive the battle', () => {
  const hunting = (woundsNow: number) =>
    field(
      side(
        'A',
        army([hero('i-1', 'hunter', { woundsNow }), hero('i-2', 'monarch'), band('wb-1', 'sk-warhounds', 6)]),
      ),
      side('B', army([band('wb-2', 'fb-levy', 8)])),
      { maxTurns: 2 },
    );
  const away = fightOut(hunting(0), loaded());
  expect(away.log.some((line) => line.includes('Warhounds') || line.includes('Hunter'))).toBe(false);
  expect(away.result.warbands[0]).toEqual({ id: 'wb-1', survivors: [{ type: 'trooper', count: 6 }] });
  expect(away.result.individuals[0]).toMatchObject({ id: 'i-1', woundsLost: 0, reducedToZero: false });
  expect(fightOut(hunting(2), loaded()).log.some((line) => line.includes('Warhounds'))).toBe(true);
});
