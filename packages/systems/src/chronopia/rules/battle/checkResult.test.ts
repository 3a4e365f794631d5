import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { checkResult } from './checkResult.ts';
import type { FightOrder, FightResult } from './forms.ts';
import { randomArmy, TEN_LISTS } from './randomArmy.ts';
import { fightOut } from './resolver/fightOut.ts';
import { resultForm } from './resultForm.ts';
import { army, band, cityFight, field, hero, side } from './testkit.ts';
import { victoryPoints } from './victoryPoints.ts';

const a = side(
  'A',
  army([
    hero('i-1', 'chronomancer', { battleSpells: ['Time Shards'] }),
    hero('i-3', 'lotus-eater', { battleSpells: ['Summon Fire Demons', 'Summon Adamantite Golem'] }),
    band('wb-1', 'fb-swordsmen', { trooper: 9, leader: 1 }),
  ]),
);
const b = side('B', army([hero('i-2', 'judge'), band('wb-2', 'fb-levy', 8)]));
const order = field(a, b);
const form = resultForm(order);
const filed = (changes: Partial<FightResult>, to: FightOrder = order) =>
  checkResult(to, { ...form, ...changes });
const fates = (id: string, change: Partial<FightResult['individuals'][number]>) => ({
  individuals: form.individuals.map((fate) => (fate.id === id ? { ...fate, ...change } : fate)),
});
const survivors = (id: string, trooper: number) => ({
  warbands: form.warbands.map((fate) =>
    fate.id === id ? { id, survivors: [{ type: 'trooper', count: trooper }] } : fate,
  ),
});
const refused = (because: string) => ({
  ok: false,
  rule: 'CHR-BTL-04',
  because: expect.stringContaining(because),
});

test('[CHR-BTL-03] the form lists both rosters unhurt and is acceptable as it is', () => {
  expect(form).toMatchObject({
    mode: 'tabletop',
    turnsPlayed: 6,
    warbands: [
      {
        id: 'wb-1',
        survivors: [
          { type: 'trooper', count: 9 },
          { type: 'leader', count: 1 },
        ],
      },
      { id: 'wb-2', survivors: [{ type: 'trooper', count: 8 }] },
    ],
    spells: [
      { caster: 'i-1', spell: 'Time Shards', successes: 0 },
      { caster: 'i-3', spell: 'Summon Fire Demons', successes: 0 },
      { caster: 'i-3', spell: 'Summon Adamantite Golem', successes: 0 },
    ],
  });
  expect(filed({})).toMatchObject({ ok: true, flags: [] });
});

test('[CHR-BTL-04] everyone who went in is reported once, and nobody else', () => {
  expect(filed({ battleId: 'T9' })).toMatchObject(refused('not of T1-0101-1'));
  expect(filed({ warbands: form.warbands.slice(1) })).toMatchObject(refused('what became of warband wb-1'));
  expect(filed({ warbands: [...form.warbands, { id: 'wb-7', survivors: [] }] })).toMatchObject(
    refused('wb-7 was not in'),
  );
  expect(filed({ warbands: [...form.warbands, form.warbands[0]!] })).toMatchObject(refused('reported twice'));
  expect(filed({ individuals: form.individuals.slice(1) })).toMatchObject(
    refused('what became of individual i-1'),
  );
});

test('[CHR-BTL-04] no roster has more survivors than starters', () => {
  expect(filed(survivors('wb-2', 9))).toMatchObject(
    refused('cannot have 9 survivors of type trooper: 8 started'),
  );
  expect(filed(survivors('wb-2', -1))).toMatchObject(refused('-1 survivors'));
  expect(filed(survivors('wb-2', 3))).toMatchObject({ ok: true });
});

test('[CHR-BTL-04] nobody loses more wounds than he had, and 0 are left exactly when all are lost', () => {
  expect(filed(fates('i-2', { woundsLost: 4 }))).toMatchObject(refused('cannot lose 4 wounds: he had 3'));
  expect(filed(fates('i-2', { woundsLost: 3 }))).toMatchObject(
    refused('lost all of 3 wounds and is reduced to 0'),
  );
  expect(filed(fates('i-2', { woundsLost: 2, reducedToZero: true }))).toMatchObject(
    refused('lost 2 of 3 wounds and is not reduced to 0'),
  );
  expect(filed(fates('i-2', { woundsLost: 3, reducedToZero: true }))).toMatchObject({ ok: true });
});

test('[CHR-BTL-04] a killer is on the other side, and his victim was reduced to 0', () => {
  const dead = fates('i-2', { woundsLost: 3, reducedToZero: true });
  expect(filed({ ...dead, kills: [{ killer: 'i-1', victim: 'i-2' }] })).toMatchObject({ ok: true });
  expect(filed({ ...dead, kills: [{ killer: 'wb-2', victim: 'i-2' }] })).toMatchObject(
    refused('on the other side'),
  );
  expect(filed({ kills: [{ killer: 'i-1', victim: 'i-2' }] })).toMatchObject(refused('not reduced to 0'));
  const kills = ['i-1', 'i-3'].map((killer) => ({ killer, victim: 'i-2' }));
  expect(filed({ ...dead, kills })).toMatchObject(refused('killed twice'));
  expect(filed(fates('i-2', { woundsLost: 3, reducedToZero: true, killedBy: 'nobody' }))).toMatchObject(
    refused('on the other side'),
  );
});

test('[CHR-BTL-04] a battle lasts six turns unless one side is wiped out, leaves or makes peace', () => {
  expect(filed({ turnsPlayed: 5 })).toMatchObject(refused('at least 6 turns, not 5'));
  expect(filed({ turnsPlayed: 2.5 })).toMatchObject(refused('not a number of turns'));
  expect(filed({ turnsPlayed: 2, ending: 'negotiated' })).toMatchObject({ ok: true });
  expect(filed({ turnsPlayed: 2, ending: 'yieldAccepted', endingSide: 'A', winner: 'B' })).toMatchObject(
    refused('at least 6'),
  );
});

test('[CHR-BTL-04] a city breaks only in a city fight, from turn 5 on', () => {
  const broke = { ending: 'cityBroke', endingSide: 'B', winner: 'A' } as const;
  expect(filed({ ...broke, turnsPlayed: 7 })).toMatchObject(refused('only in a city fight'));
  expect(filed({ ...broke, turnsPlayed: 4 }, cityFight(a, b))).toMatchObject(refused('from turn 5 on'));
  expect(filed({ ...broke, turnsPlayed: 5 }, cityFight(a, b))).toMatchObject({ ok: true });
  const attackers = { ...broke, endingSide: 'A', winner: 'B', turnsPlayed: 5 } as const;
  expect(filed(attackers, cityFight(a, b))).toMatchObject(refused("only the defender's city can break"));
});

test('[CHR-BTL-04] [CHR-CFT-09] a side can fight its way out only from a city; in the field it flees and pays for it', () => {
  const out = { ending: 'fightingWithdrawal', endingSide: 'B', winner: 'A', turnsPlayed: 3 } as const;
  expect(filed(out)).toMatchObject(refused('it flees or is allowed to leave'));
  expect(filed(out, cityFight(a, b))).toMatchObject({ ok: true });
});

test('[CHR-BTL-04] [CHR-CMB-15] a negotiated peace has no winner to take spoils', () => {
  expect(filed({ ending: 'negotiated', winner: 'A' })).toMatchObject(refused('has no winner'));
});

test('[CHR-BTL-04] a side that leaves is named and cannot have won', () => {
  expect(filed({ ending: 'fled', winner: 'A' })).toMatchObject(
    refused('one side fled: say which side left the battle'),
  );
  expect(filed({ ending: 'fled', endingSide: 'A', winner: 'A' })).toMatchObject(
    refused('side B is the winner'),
  );
  expect(filed({ ending: 'peacefulWithdrawal', endingSide: 'B', winner: 'draw' })).toMatchObject(
    refused('side A is the winner'),
  );
  expect(filed({ ending: 'fled', endingSide: 'B', winner: 'A', turnsPlayed: 3 })).toMatchObject({ ok: true });
});

test('[CHR-BTL-04] after an annihilation one side has no survivors', () => {
  const gone = { ...survivors('wb-2', 0), ...fates('i-2', { woundsLost: 3, reducedToZero: true }) };
  const end = { ending: 'annihilation', endingSide: 'B', turnsPlayed: 3 } as const;
  expect(filed({ ...end, winner: 'A' })).toMatchObject(refused('gives survivors to both'));
  expect(filed({ ...end, ...gone, winner: 'B' })).toMatchObject(refused('side A is the winner'));
  expect(filed({ ...end, ...gone, winner: 'draw' })).toMatchObject(refused('side A is the winner'));
  expect(filed({ ...end, ...gone, winner: 'A' })).toMatchObject({ ok: true });
  const all = {
    warbands: form.warbands.map(({ id }) => ({ id, survivors: [] })),
    individuals: form.individuals.map((fate) => ({ ...fate, woundsLost: 3, reducedToZero: true })),
  };
  expect(filed({ ...end, ...all, winner: 'A' })).toMatchObject(refused('nobody has won'));
  expect(filed({ ...end, ...all, winner: 'draw' })).toMatchObject({ ok: true });
});

test('[CHR-BTL-04] only casters who were there may be named, and no more summoned are left than came', () => {
  expect(filed({ spells: [{ caster: 'i-9', spell: 'Time Shards', successes: 1 }] })).toMatchObject(
    refused('i-9 cannot have cast'),
  );
  const demons = { side: 'A', profile: 'fire-demon', count: 5, leaderAlive: false } as const;
  const spells = [{ caster: 'i-3', spell: 'Summon Fire Demons', successes: 1 }];
  expect(filed({ spells, summonsLeft: [demons] })).toMatchObject(
    refused('summoned only 4 for side A, so 5 cannot be left'),
  );
  expect(filed({ summonsLeft: [{ ...demons, count: 1 }] })).toMatchObject(refused('summoned only 0'));
  const knights = { ...demons, profile: 'undead-knight' };
  expect(filed({ spells, summonsLeft: [knights] })).toMatchObject(refused('has summoned undead-knight'));
});

test('[CHR-BTL-04] victory points are recounted, and a winner with fewer is flagged, not refused', () => {
  const wrong = filed({ ...survivors('wb-2', 3), winner: 'B', victoryPoints: { A: 0, B: 900 } });
  expect(wrong).toMatchObject({
    ok: true,
    result: { victoryPoints: { A: 65, B: 0 }, enemyDead: { A: 5, B: 0 } },
    flags: ['the report says that side B won with 0 victory points against 65'],
  });
});

test('[CHR-EX-16] [CHR-SPL-02] the dead of four Fire Demons count 28 each, a Golem 100', () => {
  const cast = (spell: string, left: FightResult['summonsLeft']) =>
    victoryPoints(order, { ...form, spells: [{ caster: 'i-3', spell, successes: 1 }], summonsLeft: left });
  expect(cast('Summon Adamantite Golem', [])).toEqual({ A: 0, B: 100 });
  const one = [{ side: 'A', profile: 'fire-demon', count: 1, leaderAlive: false }] as const;
  expect(cast('Summon Fire Demons', one)).toEqual({ A: 0, B: 84 });
});

test('[CHR-BTL-02] the auto-resolver’s result passes the same checks with the same points', () => {
  const dice = seededDice('forms');
  for (let round = 0; round < 30; round++) {
    const armyOf = (prefix: string) =>
      randomArmy(dice, { list: TEN_LISTS[dice.roll(10, 'list') - 1]!, points: 900, prefix });
    const flee = { fleeBelowPct: 50, allowWithdraw: round % 2 === 0, yieldAtEnd: false };
    const sides = [side('A', armyOf('a'), { withdrawPolicy: flee }), side('B', armyOf('b'))] as const;
    const fight = round % 3 === 0 ? cityFight(...sides) : field(...sides);
    const { result } = fightOut(fight, dice);
    expect(checkResult(fight, result)).toEqual({ ok: true, result, flags: [] });
  }
});

test('[CHR-BTL-04] a summoned leader counts among the survivors', () => {
  const lotus = field(
    side('A', army([hero('i-1', 'lotus-eater', { battleSpells: ['Summon Ice Warriors'] })])),
    b,
  );
  const spells = [{ caster: 'i-1', spell: 'Summon Ice Warriors', successes: 1 }];
  const left = (leaderAlive: boolean) =>
    victoryPoints(lotus, {
      ...resultForm(lotus),
      spells,
      summonsLeft: [{ side: 'A', profile: 'ice-warrior', count: 4, leaderAlive }],
    });
  // Twice 50 points for five.
  expect([left(true).B, left(false).B]).toEqual([0, 20]);
});

test('[CHR-BTL-04] [CHR-AUT-27] a model that went in with no wounds was not there: it neither fell nor survived', () => {
  const dying = field(
    a,
    side('B', army([hero('i-2', 'judge', { woundsNow: 0 }), band('wb-2', 'fb-levy', 8)])),
  );
  const untouched = resultForm(dying);
  expect(checkResult(dying, untouched)).toMatchObject({ ok: true });
  const gone = untouched.warbands.map((fate) => (fate.id === 'wb-2' ? { id: 'wb-2', survivors: [] } : fate));
  const end = { ending: 'annihilation', endingSide: 'B', winner: 'A', turnsPlayed: 2 } as const;
  expect(checkResult(dying, { ...untouched, ...end, warbands: gone })).toMatchObject({ ok: true });
});
