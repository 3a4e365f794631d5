import { expect, test } from 'vitest';
import type { FightIndividual, FightOrder, FightWarband } from '../forms.ts';
import { army, band, field, hero, loaded, side } from '../testkit.ts';
import { activate } from './activation.ts';
import { fightOut } from './fightOut.ts';
import { muster } from './muster.ts';

type Troops = FightIndividual | FightWarband;

/** A shoots at B, who has come twelve inches out: eighteen inches, or thirty less both Outmaneuvers. */
const volley = (archers: Troops, target: Troops, more: Partial<FightOrder> = {}, near = false): FightOrder =>
  field(
    side('A', army([archers]), { outmaneuver: near ? [archers.id] : [] }),
    side('B', army([target]), { outmaneuver: [target.id] }),
    { maxTurns: 1, ...more },
  );
const first = { 'initiative A': [20], 'initiative B': [1] };
const fight = (order: FightOrder, script: Readonly<Record<string, readonly number[]>> = {}) =>
  fightOut(order, loaded({ ...first, ...script }));

const shots = (order: FightOrder): number =>
  fight(order).rolls.filter(({ why }) => / shoot /.test(why) && !why.includes('save')).length;

const needs = (order: FightOrder): number =>
  [...Array(20).keys()].filter((die) =>
    fight(order, { ' shoot ': [die + 1] }).rolls.some(({ why }) => why.includes('save of')),
  ).length;

const crossbows = (models: number | Record<string, number> = 5) => band('wb-1', 'fb-crossbowmen', models);
const levy = band('wb-2', 'fb-levy', 8);

test('[CHR-AUT-18] half of those who carry the weapon shoot, one shot fewer than they have actions, leaders first', () => {
  expect(shots(volley(crossbows(5), levy))).toBe(3);
  expect(shots(volley(crossbows(6), levy))).toBe(3);
  expect(shots(volley(hero('i-1', 'repulsar-marksman'), levy))).toBe(2);
  // Three shots of 4 + leader: he aims with 14, the others with 13; eighteen inches cost four.
  const { rolls } = fight(volley(crossbows({ trooper: 4, leader: 1 }), levy), { ' shoot ': [10, 10, 10] });
  expect(rolls.filter(({ why }) => why.includes('save of'))).toHaveLength(1);
});

test('[CHR-AUT-18] long range costs the weapon’s RM, but not with Eagle Eye', () => {
  expect(needs(volley(crossbows(), levy))).toBe(9);
  expect(needs(volley(crossbows(), levy, {}, true))).toBe(13);
  expect(needs(volley(hero('i-1', 'repulsar-marksman'), levy))).toBe(16);
});

test('[CHR-AUT-18] Hide costs two until the group has fought, Chameleon four, a warshield two; the biggest are two easier to hit', () => {
  expect(needs(volley(crossbows(), band('wb-2', 'sk-night-hunters', 6), {}, true))).toBe(11);
  expect(needs(volley(crossbows(), band('wb-2', 'cl-rangers', 6), {}, true))).toBe(9);
  expect(needs(volley(crossbows(), band('wb-2', 'dow-besiegers', 5), {}, true))).toBe(11);
  expect(needs(volley(crossbows(), hero('i-2', 'totem'), {}, true))).toBe(15);
});

test('[CHR-AUT-18] missiles strike without ST', () => {
  // Orc crossbowmen have ST 1; A 17 − 11 saves on 6 all the same.
  const orcs = volley(band('wb-1', 'bb-orc-crossbows', 5), levy);
  const { result } = fight(orcs, { ' shoot ': [1, 1], 'save of': [6, 7] });
  expect(result.warbands[1]?.survivors).toEqual([{ type: 'trooper', count: 7 }]);
});

test('[CHR-AUT-18] a warshield also takes two off the Dam of a normal missile', () => {
  const order = volley(crossbows(), band('wb-2', 'dow-besiegers', 5), {}, true);
  // A 23 − (11 − 2).
  expect(fight(order, { ' shoot ': [1], 'save of': [14] }).result.warbands[1]?.survivors[0]?.count).toBe(5);
  expect(fight(order, { ' shoot ': [1], 'save of': [15] }).result.warbands[1]?.survivors[0]?.count).toBe(4);
});

test('[CHR-EX-30] a plague bomb is saved twice, and every failed save forces another until saved or dead', () => {
  const bringer = band('wb-1', 'sg-grey-tribe-assassins', { 'plague-bringer': 1 });
  const order = volley(bringer, hero('i-2', 'judge'), {}, true);
  const outcome = (...saves: number[]) => {
    const { rolls, result } = fight(order, { ' shoot ': [1], 'save of Judge': saves });
    return [
      rolls.filter(({ why }) => why.includes('save of Judge')).length,
      result.individuals[0]?.woundsLost,
    ];
  };
  // A 23 − 7: saved on 16.
  expect(outcome(16, 16)).toEqual([2, 0]);
  expect(outcome(16, 17, 1)).toEqual([3, 1]);
  expect(outcome(17, 17, 1, 1)).toEqual([4, 2]);
  expect(outcome(17, 17, 17)).toEqual([3, 3]);
});

test('[CHR-AUT-26] forest and fringe spoil the aim; forest, heart, city and the deep limit shots to twelve inches', () => {
  const near = (more: Partial<FightOrder>) => needs(volley(crossbows(), levy, more, true));
  expect(near({ terrain: 'plains' })).toBe(13);
  expect(near({ terrain: 'forest' })).toBe(11);
  expect(near({ terrain: 'fringe' })).toBe(12);
  expect(near({ terrain: 'heart' })).toBe(12);
  const far = (more: Partial<FightOrder>) => shots(volley(crossbows(), levy, more));
  expect(far({ terrain: 'fringe' })).toBe(3);
  expect(far({ terrain: 'forest' })).toBe(0);
  expect(far({ terrain: 'heart' })).toBe(0);
  expect(far({ layer: 'underground' })).toBe(0);
  expect(far({ terrain: 'badlands' })).toBe(3);
});

test('[CHR-AUT-32] terrain that spoils the shot does not make archers fighters', () => {
  const order = volley(crossbows(), levy, { terrain: 'forest' });
  expect(fight(order).log).toContain('A: Firstborn Crossbowmen advance to 6.');
});

test('[CHR-AUT-18] a group that has fought no longer hides', () => {
  const battle = muster(
    volley(crossbows(), band('wb-2', 'sk-night-hunters', 6), {}, true),
    loaded({ ' shoot ': [13] }),
  );
  battle.turn = 1;
  battle.sides[1].table[0]!.hasFought = true;
  activate(battle, battle.sides[0].table[0]!);
  expect(battle.rolls.filter(({ why }) => why.includes('save of'))).toHaveLength(1);
});

test('[CHR-AUT-18] rune fire does nothing to those immune to fire', () => {
  const initiates = (id: string) => band(id, 'he-firestorm-initiates', 4);
  const duel = volley(initiates('wb-1'), initiates('wb-2'), {}, true);
  expect(fight(duel, { ' shoot ': [1, 1] }).rolls.some(({ why }) => why.includes('save of'))).toBe(false);
  expect(
    fight(volley(initiates('wb-1'), levy, {}, true), { ' shoot ': [1, 1] }).rolls.some(({ why }) =>
      why.includes('save of'),
    ),
  ).toBe(true);
});
