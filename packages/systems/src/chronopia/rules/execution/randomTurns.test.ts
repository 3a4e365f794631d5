import { type Dice, type Roll, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenArmy, type GivenUnit } from '../../casebook/position.ts';
import { apply } from '../../engine/events.ts';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { Action, Item, Qualifier, Statement, Step } from '../../orders/orders.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Campaign } from '../../state/state.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { pvOf } from '../forces/points.ts';
import { runSlots } from './slots.ts';
import { allSeen } from './testkit.ts';

const EMPIRES = 4;
const SIDE = 10;
const label = (dice: Dice): string =>
  [dice.roll(SIDE, 'column'), dice.roll(SIDE, 'row')].map((n) => String(n).padStart(2, '0')).join('');
const one = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length, 'one') - 1]!;

const swords: Item = { count: 10, profile: 'fb-swordsmen' };
const QUALIFIERS: readonly Qualifier[] = [
  { q: 'M' },
  { q: 'INSIDE' },
  { q: 'SLIP' },
  { q: 'SORTIE' },
  { q: 'enslave' },
  { q: 'Destroy' },
  { q: 'engage' },
  { q: 'follow' },
  { q: 'FRUIT' },
  { q: 'NO ENGAGE' },
  { q: 'ATTACK', empires: ['Brakka'] },
  { q: 'PORTAL', letter: 'B' },
  { q: 'ESCORT', unit: 'A1' },
];
const step = (dice: Dice): Step => dice.roll(6, 'step') as Step;

const actionOf = (dice: Dice, cities: number): Action => {
  const steps = Array.from({ length: dice.roll(3, 'steps') }, () => step(dice));
  const few = dice.roll(3, 'plain') === 1 ? [one(dice, QUALIFIERS)] : [];
  const name = `A${dice.roll(12, 'other')}`;
  return one<Action>(dice, [
    { a: 'hold', with: few },
    { a: 'move', steps, with: few },
    { a: 'move', steps, with: few },
    { a: 'march', steps, with: few },
    { a: 'patrol', with: few },
    { a: 'besiege', city: { name: `C${dice.roll(cities, 'city') - 1}` }, with: few },
    { a: 'join', armies: [name] },
    { a: 'split', parts: [{ name: 'Part', items: [swords] }] },
    { a: 'disband', items: [swords] },
    { a: 'recruit', items: [swords], learn: [] },
    { a: 'buildRoad' },
    { a: 'buildStructure', structure: 'tower' },
    { a: 'dig', step: 2 },
    { a: 'workMine' },
    { a: 'foundCity', name: 'Newhall' },
  ]);
};

/** A crowded little world in which everything is tried. */
const world = (dice: Dice): Campaign => {
  const cities = Array.from({ length: 8 }, (_, id) => ({
    at: label(dice),
    owner: id % EMPIRES,
    name: `C${id}`,
    size: 5,
    improvements: ['barracks'] as const,
  })).filter(({ at }, index, all) => all.findIndex((city) => city.at === at) === index);
  const supplies = ['regular', 'regular', 'long', 'extended'] as const;
  const armies = Array.from(
    { length: 24 },
    (_, id): GivenArmy => ({
      at: dice.roll(3, 'home') === 1 ? one(dice, cities).at : label(dice),
      owner: id % EMPIRES,
      name: `A${id}`,
      troops: one(dice, [
        'judge, 10 fb-swordsmen, 10 fb-swordsmen, 10 fb-swordsmen',
        '10 fb-swordsmen',
        'judge, 6 fb-light-horse, 6 fb-light-horse, 6 fb-light-horse',
      ]),
      supply: one(dice, supplies),
      stash: dice.roll(3, 'fruit') === 1 ? { until: 9 } : null,
      today: { strays: dice.roll(12, 'stray') === 1 ? [1, 2] : null },
    }),
  );
  const units = Array.from(
    { length: 12 },
    (_, id): GivenUnit => ({
      kind: one(dice, ['scout', 'engineer', 'settler']),
      at: label(dice),
      owner: id % EMPIRES,
      name: `U${id}`,
      enslavedFrom: dice.roll(6, 'slave') === 1 ? (id + 1) % EMPIRES : null,
    }),
  );
  const orders = (owner: number): Statement[] =>
    [...armies, ...units]
      .filter((thing) => thing.owner === owner)
      .map(({ name }) => ({
        s: 'order',
        unit: name!,
        actions: Array.from({ length: dice.roll(3, 'actions') }, () => actionOf(dice, cities.length)),
      }));
  const empires = Array.from({ length: EMPIRES }, () => ({
    race: 'FB' as const,
    treasury: 400,
    declares: {
      [dice.roll(EMPIRES, 'toward') - 1]: one(dice, ['Neutral', 'Friendly', 'Allied', 'At War'] as const),
    },
  }));
  const sites = {
    [label(dice)]: { portal: 'A' },
    [label(dice)]: { portal: 'B' },
    [label(dice)]: { mine: { bonus: 0 } },
    [label(dice)]: { abandoned: { size: 5, name: 'Old' } },
  };
  return allSeen(
    campaignFrom({
      step: 'T9',
      turn: 2,
      columns: SIDE,
      rows: SIDE,
      empires,
      cities,
      armies,
      units,
      sites,
      orders: Object.fromEntries(empires.map((_, id) => [id, orders(id)])),
    }),
  );
};

const recording = (dice: Dice): { readonly dice: Dice; readonly rolled: Roll[] } => {
  const rolled: Roll[] = [];
  const roll = (sides: number, why: string): number => {
    const value = dice.roll(sides, why);
    rolled.push({ sides, why, value });
    return value;
  };
  return { dice: { roll }, rolled };
};

/** T9 with patrols that do not answer, and the campaign sent through JSON at every pause. */
const played = (campaign: Campaign, dice: Dice): Tale[] => {
  const tales = [beginTale(campaign)];
  while (!runSlots(tales.at(-1)!, dice))
    tales.push(beginTale(JSON.parse(JSON.stringify(tales.at(-1)!.state)) as Campaign));
  return tales;
};

const points = (campaign: Campaign): number => armiesOf(campaign).reduce((sum, army) => sum + pvOf(army), 0);
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

test.each(SEEDS)(
  '[CHR-PLAY-02] [CHR-GEN-10] random turn %i: every die is reported, every guilder and model accounted for',
  (seed) => {
    const campaign = world(seededDice(`world ${seed}`));
    const { dice, rolled } = recording(seededDice(`turn ${seed}`));
    const tales = played(campaign, dice);
    const events = tales.flatMap((tale) => tale.events);
    const { state } = tales.at(-1)!;
    expect(events.flatMap(({ rolls = [] }) => rolls)).toEqual(rolled);
    expect(events.flatMap(unexplainedMoney)).toEqual([]);
    expect(events.reduce(apply, campaign)).toEqual(state);
    const bought = events
      .filter(({ type }) => type === 'troopsRecruited')
      .reduce((sum, { about }) => sum + Number(about?.cost), 0);
    const disbanded = events.some(({ type }) => type === 'troopsDisbanded');
    if (!disbanded) expect(points(state)).toBe(points(campaign) + bought);
    for (const army of armiesOf(state)) expect(army.size).toBe(Math.floor(pvOf(army) / 100));
    for (const { at, armies } of state.encounters)
      for (const id of armies) expect(state.armies[id]?.at).toBe(at);
  },
);
