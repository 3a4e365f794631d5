import { INCH } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import { bloodlust } from '../index.ts';
import { view } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import type { Side } from '../state/options.ts';
import type { BloodState, StepName } from '../state/state.ts';
import { DONE, play, position, refusal } from '../testkit/field.ts';
import { sequenceOf } from './sequence.ts';

const legion = { is: 'ROM1', stands: 8, files: 4, at: [36, 20, 0] } as const;
const spears = { is: 'CAR1', stands: 8, files: 4, at: [36, 26, 180] } as const;
const table = (more: object = {}) =>
  position({
    options: { order: 'SIMULTANEOUS' },
    waiting: ['red', 'blue'],
    red: { R: { is: 'C-in-C', at: [20, 4, 0] }, a: legion },
    blue: { B: { is: 'C-in-C', at: [20, 44, 180] }, z: spears },
    ...more,
  });
const ahead = (unit: string, length: number): BloodCommand => ({ type: 'move', unit, legs: [{ length }] });
const stepsOf = (order: 'SIMULTANEOUS' | 'CARD' | 'ALTERNATING'): StepName[] =>
  sequenceOf({ order }).map(({ step }) => step);

test('[BLD-SEQ-01] [BLD-SEQ-05] [BLD-SEQ-06] [BLD-PLY-02] [BLD-PLY-03] [BLD-PLY-04] the sequences of the three orders of play', () => {
  const phases = ['fire', 'charge', 'respond', 'move', 'contact', 'melee', 'after', 'parting'];
  expect(stepsOf('CARD')).toEqual([
    'turnStart',
    'spell',
    ...phases,
    'strategic',
    'halfEnd',
    'reveal',
    'turnEnd',
  ]);
  expect(stepsOf('SIMULTANEOUS')).toEqual([
    'turnStart',
    'spell',
    ...phases,
    'strategic',
    'strategic',
    'halfEnd',
    'reveal',
    'turnEnd',
  ]);
  const half = [
    'fire',
    'charge',
    'respond',
    'contact',
    'move',
    'melee',
    'after',
    'after',
    'parting',
    'strategic',
    'halfEnd',
  ];
  expect(stepsOf('ALTERNATING')).toEqual([
    'turnStart',
    'order',
    'spell',
    ...half,
    ...half,
    'reveal',
    'turnEnd',
  ]);
});

test('[BLD-SEQ-02] [BLD-R-77] [BLD-PLY-06] sealed orders: the enemy sees how many, and nothing happens until both are done', () => {
  const { state, events } = play(table(), [['red', ahead('a', 508)]]);
  expect(state.units.a?.pose?.y).toBe(20 * INCH);
  expect(view(state, 'red').sealed.red).toMatchObject({ count: 1, orders: [ahead('a', 508)] });
  expect(view(state, 'blue').sealed.red).toEqual({ count: 1, orders: [] });
  expect(view(state, '@spectator').sealed.red).toEqual({ count: 1, orders: [] });
  expect(events.flatMap((event) => bloodlust.story(state, event, 'blue')).map(({ text }) => text)).toEqual([
    'The Romans write an order.',
  ]);
  expect(refusal(state, 'red', ahead('a', 508))).toBe('BLD-R-98');
  const { state: withdrawn } = play(state, [['red', { type: 'withdraw', unit: 'a' }]]);
  expect(refusal(withdrawn, 'red', ahead('a', 300))).toBeUndefined();
  const done = play(state, [
    ['red', DONE],
    ['blue', DONE],
  ]).state;
  expect(done.units.a?.pose?.y).toBe(20 * INCH + 508);
  expect(done.sealed.red).toEqual({ count: 0, orders: [] });
});

test('[BLD-R-77] [BLD-GEO-10] moves alternate from the side with initiative; what has become illegal is cut', () => {
  const ordered = (initiative: Side) =>
    play(table({ initiative }), [
      ['red', ahead('a', 5 * INCH)],
      ['blue', ahead('z', 5 * INCH)],
      ['red', DONE],
      ['blue', DONE],
    ]).state;
  const red = ordered('red');
  expect(red.units.a?.pose?.y).toBe(25 * INCH);
  // Blue stops an inch short of Red, or one tenth of a millimetre more.
  expect(red.units.z?.pose?.y).toBe(26 * INCH);
  const blue = ordered('blue');
  expect(blue.units.z?.pose?.y).toBe(21 * INCH);
  expect(blue.units.a?.pose?.y).toBe(20 * INCH);
});

test('[BLD-R-10] two units that charge each other meet in proportion to their speed', () => {
  const state = table({
    step: 'charge',
    at: sequenceOf({ order: 'SIMULTANEOUS' }).findIndex(({ step }) => step === 'charge'),
  });
  const met = play(state, [
    ['red', { type: 'charge', unit: 'a', target: 'z' }],
    ['blue', { type: 'charge', unit: 'z', target: 'a' }],
    ['red', DONE],
    ['blue', DONE],
    ['red', DONE],
    ['blue', DONE],
  ]).state;
  expect([met.units.a?.pose?.y, met.units.z?.pose?.y]).toEqual([23 * INCH, 23 * INCH]);
});

test('[BLD-SEQ-10] [BLD-R-77] SIMULTANEOUS fire is computed on what stood at the start of the phase', () => {
  const archers = (y: number, degrees: number) =>
    ({ is: 'NOR7', left: [[1], [1], [1]], at: [36, y, degrees] }) as const;
  const state = position({
    options: { order: 'SIMULTANEOUS' },
    step: 'fire',
    waiting: ['red', 'blue'],
    red: { R: { is: 'C-in-C', at: [4, 4, 0] }, a: archers(20, 0) },
    blue: { B: { is: 'C-in-C', at: [68, 46, 180] }, z: archers(24, 180) },
  });
  const after = play(
    state,
    [
      ['red', { type: 'fire', unit: 'a', target: 'z', mode: 'Select' }],
      ['blue', { type: 'fire', unit: 'z', target: 'a', mode: 'Select' }],
      ['red', DONE],
      ['blue', DONE],
    ],
    [6, 1],
  ).state;
  // Three longbows each: one casting of either side.
  expect([after.units.a?.deeds.fireHits, after.units.z?.deeds.fireHits]).toEqual([1, 1]);
});

const carded = () =>
  position({
    options: { order: 'CARD' },
    cards: ['S', 'B', 'R'],
    active: 'red',
    red: {
      R: { is: 'C-in-C', at: [20, 4, 0] },
      S: { is: 'sub-general', at: [40, 4, 0] },
      a: legion,
      b: { ...legion, at: [50, 20, 0], commander: 'S' },
    },
    blue: { B: { is: 'C-in-C', at: [20, 44, 180] }, z: { ...spears, at: [36, 40, 180] } },
  });

test('[BLD-SEQ-03] [BLD-R-78] [BLD-R-98] CARD: each general moves his own on his card, the C-in-C any that has not acted', () => {
  const state = carded();
  expect(refusal(state, 'red', ahead('a', 254))).toBe('BLD-SEQ-03');
  const first = play(state, [
    ['red', ahead('b', 254)],
    ['red', DONE],
  ]).state;
  expect([first.card, first.active, first.step]).toEqual([1, 'blue', 'move']);
  const third = play(first, [['blue', DONE]]).state;
  expect([third.card, third.active]).toEqual([2, 'red']);
  expect(refusal(third, 'red', ahead('b', 254))).toBe('BLD-R-98');
  expect(refusal(third, 'red', ahead('a', 254))).toBeUndefined();
  expect(play(third, [['red', DONE]]).state.step).not.toBe('move');
});

test('[BLD-SEQ-03] [BLD-R-78] the cards are drawn anew every turn, a dead general has none', () => {
  let now: BloodState = { ...carded(), units: { ...carded().units } };
  const { S: _, ...units } = now.units;
  now = { ...now, units };
  while (now.turn === 1) now = play(now, [[now.waiting[0] as Side, DONE]], [6, 1, 2]).state;
  expect(now.cards).toEqual(['B', 'R']);
});

test('[BLD-SEQ-04] [BLD-PLY-05] [BLD-R-76] ALTERNATING: only the active side decides', () => {
  const state = table({ options: { order: 'ALTERNATING' }, waiting: ['red'] });
  expect(refusal(state, 'blue', ahead('z', 254))).toBe('BLD-SEQ-04');
  const done = play(state, [['red', DONE]]).state;
  expect(done.step).toBe('strategic');
  const next = play(done, [['red', DONE]]).state;
  expect([next.active, next.units.a?.deeds]).toEqual(['blue', {}]);
});

test('[BLD-SET-08] [BLD-R-56] the side with initiative chooses in turn 1 who acts first, for the whole battle', () => {
  const state = table({
    options: { order: 'ALTERNATING' },
    step: 'order',
    at: 1,
    waiting: ['red'],
    initiative: 'red',
  });
  const second = play(state, [['red', { type: 'takeTurn', goes: 'second' }]]).state;
  expect([second.first, second.active]).toEqual(['blue', 'blue']);
  expect(refusal(second, 'blue', { type: 'takeTurn', goes: 'first' })).toBe('BLD-PLY-03');
});

test('[BLD-PLY-12] every line names its clauses, and every roll is in an event', () => {
  const { events } = play(table({ options: { order: 'ALTERNATING' }, waiting: ['red'] }), [
    ['red', ahead('a', 254)],
    ['red', DONE],
  ]);
  expect(events.every(({ rules }) => rules.length > 0)).toBe(true);
});
