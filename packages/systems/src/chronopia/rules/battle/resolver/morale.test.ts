import { expect, test } from 'vitest';
import type { FightArmy, FightIndividual, FightOrder, FightWarband } from '../forms.ts';
import { army, band, field, hero, loaded, side } from '../testkit.ts';
import { fightOut } from './fightOut.ts';

type Troops = FightIndividual | FightWarband;
const first = { 'initiative A': [20, 20, 20], 'initiative B': [1, 1, 1] };
const fight = (order: FightOrder, script: Readonly<Record<string, readonly number[]>> = {}) =>
  fightOut(order, loaded({ ...first, ...script }));

/** All of A's and the first of B's troops stand twelve inches out. */
const clash = (
  a: readonly Troops[],
  b: readonly Troops[],
  more: Partial<FightArmy> = {},
  maxTurns = 1,
): FightOrder =>
  field(
    side('A', army(a), { outmaneuver: a.map(({ id }) => id) }),
    side('B', army(b, more), { outmaneuver: [b[0]?.id ?? ''] }),
    { maxTurns },
  );

/** The highest roll with which B passes a test of this name. */
const holdsUpTo = (order: FightOrder, name: string, word: string, script = {}): number =>
  [...Array(20).keys()].filter((die) => {
    const { log, rolls } = fight(order, { ...script, [name]: [die + 1] });
    if (!rolls.some(({ why }) => why.includes(name))) throw new Error(`no die for ${name}`);
    return !log.some((line) => line.startsWith('B:') && line.includes(word));
  }).length;

const judge = hero('i-1', 'judge');
const levy = (id: string, models = 8) => band(id, 'fb-levy', models);

test('[CHR-AUT-21] a group that first meets one causing fear tests LD, and fights two worse against it after failing', () => {
  const order = clash([judge], [levy('wb-2')], {}, 2);
  expect(holdsUpTo(order, 'fear of Judge', 'fear')).toBe(10);
  // CC 10 − 2 against the Judge's Def −2: 6 hits, 7 does not.
  const blow = (die: number) =>
    fight(order, { 'Levy Spears strike': [die] }).rolls.some(({ why }) => why.includes('save of Judge'));
  expect([blow(6), blow(7)]).toEqual([true, false]);
  const { rolls } = fight(order);
  expect(rolls.filter(({ why }) => why.includes('fear of'))).toHaveLength(1);
});

test('[CHR-AUT-21] a group that causes fear or is immune to it does not test', () => {
  const tests = (enemy: Troops) =>
    fight(clash([judge], [enemy])).rolls.filter(({ why }) => why.includes('fear of')).length;
  expect(tests(hero('i-2', 'judge'))).toBe(0);
  expect(tests(band('wb-2', 'dv-risen-swords', 6))).toBe(0);
  expect(tests(hero('i-2', 'repulsar-knight'))).toBe(1);
});

test('[CHR-AUT-21] [CHR-DOW-06] the commander lends his LD to his own troops, not to Dogs of War or foreign troops', () => {
  const led = (troops: FightWarband) => clash([judge], [troops, hero('i-2', 'repulsar-knight')]);
  expect(holdsUpTo(led(levy('wb-2')), 'fear of Judge', 'fear')).toBe(16);
  expect(holdsUpTo(led({ ...levy('wb-2'), foreign: true }), 'fear of Judge', 'fear')).toBe(10);
  expect(holdsUpTo(led(band('wb-2', 'dow-alcatani', { trooper: 9 })), 'fear of Judge', 'fear')).toBe(13);
});

test('[CHR-AUT-02] temple and cathedral add to LD, a living standard to its band', () => {
  const blessed = clash([judge], [levy('wb-2')], { modifiers: { ccMwLd: -1, ldExtra: 3, initiative: 0 } });
  expect(holdsUpTo(blessed, 'fear of Judge', 'fear')).toBe(12);
  expect(
    holdsUpTo(
      clash([judge], [band('wb-2', 'dow-alcatani', { trooper: 9, standard: 1 })]),
      'fear of Judge',
      'fear',
    ),
  ).toBe(16);
});

test('[CHR-AUT-21] the Sisters frighten only the Devout', () => {
  const sisters = band('wb-1', 'dow-sisters', { trooper: 4 });
  const tests = (enemy: Troops) =>
    fight(clash([sisters], [enemy])).rolls.filter(({ why }) => why.includes('fear of')).length;
  expect(tests(band('wb-2', 'dv-cult-axemen', 6))).toBe(1);
  expect(tests(levy('wb-2'))).toBe(0);
});

test('[CHR-AUT-22] a band that lost a quarter of its models in a turn tests LD and is shaken if it fails', () => {
  const swords = band('wb-1', 'fb-swordsmen', 12);
  const lose = (dead: number) => ({ 'Swordsmen strike': Array.from({ length: dead }, () => 1) });
  const tests = (dead: number) =>
    fight(clash([swords], [levy('wb-2')]), lose(dead)).rolls.filter(({ why }) => why.includes('panic'))
      .length;
  expect(tests(1)).toBe(0);
  expect(tests(2)).toBe(1);
  expect(holdsUpTo(clash([swords], [levy('wb-2')]), 'panic', 'lose heart', lose(2))).toBe(10);
});

test('[CHR-AUT-22] so does every band whose army lost its commander, unless it is immune to panic', () => {
  const frail = hero('i-2', 'repulsar-knight', { woundsNow: 1 });
  const order = field(
    side('A', army([hero('i-1', 'the-nameless')]), { outmaneuver: ['i-1'] }),
    side(
      'B',
      [
        army([frail, levy('wb-2'), band('wb-3', 'fb-greatswords', 4)], { armyId: 'a1' }),
        army([hero('i-3', 'repulsar-knight'), levy('wb-4')], { armyId: 'a2' }),
      ],
      { outmaneuver: ['i-2'] },
    ),
    { maxTurns: 1 },
  );
  const { rolls, log } = fight(order, { 'Nameless strike': [1], fear: [1] });
  expect(log).toContain('B: Repulsar Knight falls.');
  expect(rolls.filter(({ why }) => why.includes('panic')).map(({ why }) => why.split(': ')[1])).toEqual([
    'Firstborn Levy Spears',
  ]);
});

test('[CHR-AUT-19] a shaken target is easier to hit by two', () => {
  const order = clash([band('wb-1', 'fb-swordsmen', 12)], [levy('wb-2', 16)], {}, 2);
  // Four fall in turn 1; the levy fails its test, goes on in turn 2 after A, and CC 12 + 2 hits on 14.
  const script = (die: number) => ({ 'Swordsmen strike': [1, 1, 1, 1, die] });
  const saves = (die: number) =>
    fight(order, script(die)).rolls.filter(({ why }) => why.includes('save of Firstborn Levy')).length;
  expect([saves(14), saves(15)]).toEqual([5, 4]);
});

test('[CHR-AUT-37] tests at the end of a turn are rolled for side A first, in the order of the queues', () => {
  const a = [band('wb-1', 'fb-swordsmen', 6), band('wb-2', 'fb-swordsmen', 7)];
  const b = [levy('wb-3', 8)];
  const order = field(
    side('A', army(a), { outmaneuver: ['wb-1', 'wb-2'] }),
    side('B', army(b), { outmaneuver: ['wb-3'] }),
    { maxTurns: 1 },
  );
  const killing = { 'Swordsmen strike': [20], 'Swordsmen 2 strike': [1, 1], 'Levy Spears strike': [1, 1] };
  const { rolls } = fight(order, killing);
  expect(rolls.filter(({ why }) => why.includes('panic')).map(({ why }) => why.split(': ')[1])).toEqual([
    'Firstborn Swordsmen 2',
    'Firstborn Levy Spears',
  ]);
});

test('[CHR-AUT-21] Blessed Sight in a band lets it retry, once', () => {
  const order = clash([judge], [band('wb-2', 'dow-sisters', { trooper: 4, augur: 1 })]);
  expect(fight(order, { 'fear of Judge': [20, 14] }).log.some((line) => line.includes(' fear '))).toBe(false);
  expect(fight(order, { 'fear of Judge': [20, 15] }).log.some((line) => line.includes(' fear '))).toBe(true);
});
