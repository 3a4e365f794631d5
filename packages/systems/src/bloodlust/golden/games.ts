import { type Dice, type Json, pick, type RuleSystem } from '@warmoot/kernel';
import type { GoldenKit, GoldenPlan } from '@warmoot/kernel/testkit';
import type { BloodEvent } from '../engine/events.ts';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { type BloodOptions, LAID_OUT, PRESETS } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';

type Blood = RuleSystem<BloodState, BloodCommand, BloodEvent, BloodView, BloodOptions>;

/** So many of a unit's orders are listed before one is drawn. */
const LISTED = 6;
/** A side gives so many orders in a step before it is done, unless it has no more to give. */
const ORDERS = 5;

const listed = (system: Blood, view: never, seat: string, subject: string): BloodCommand[] => {
  const orders: BloodCommand[] = [];
  for (const order of system.legal(view, seat, subject)) {
    if (order.type === 'endPhase' || order.type === 'withdraw') continue;
    orders.push(order);
    if (orders.length === LISTED) break;
  }
  return orders;
};

/** Somebody among the subjects who has an order to give, and one of his first orders: charges come before anything. */
const drawn = (system: Blood, view: never, seat: string, dice: Dice): BloodCommand | undefined => {
  const subjects = [...system.subjects(view, seat)];
  while (subjects.length > 0) {
    const [subject] = subjects.splice(dice.roll(subjects.length, 'who') - 1, 1) as [string];
    const orders = listed(system, view, seat, subject);
    if (orders.length > 0) return pick(dice, orders, 'which order');
  }
  return undefined;
};

/** Battles in which the sides close with each other and use every kind of order. */
const lively: GoldenPlan['orders'] = function* (match, thoughts) {
  const system = match.system as Blood;
  let given = 0;
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { seat } = open;
    const order = given < ORDERS ? drawn(system, match.viewOf(seat) as never, seat, thoughts) : undefined;
    given = order === undefined || order.type === 'spell' ? 0 : given + 1;
    yield { seat, command: order ?? { type: 'endPhase' } };
  }
};

const historical = {
  ...PRESETS.Historical,
  order: 'ALTERNATING',
  scale: 15,
  era: 'LATE',
  campaign: false,
  points: 1500,
  turnLimit: 8,
  armies: { red: { list: 'romans' }, blue: { list: 'huns' } },
  field: 'crossroads',
} as const satisfies BloodOptions;

const fantasy = {
  ...historical,
  ...PRESETS['Advanced Fantasy'],
  armies: { red: { list: 'elves' }, blue: { list: 'undead' } },
  field: 'village',
} as const satisfies BloodOptions;

const game = (name: string, options: BloodOptions): GoldenPlan => ({ name, options, orders: lively });

/** Every order of play, setting and scale, starter armies of the lists. */
const GAMES: readonly GoldenPlan[] = [
  game('alternating-historical', historical),
  game('simultaneous-historical', { ...historical, order: 'SIMULTANEOUS', command: 'BASIC' }),
  game('card-historical', { ...historical, order: 'CARD', scale: 25, dice: 'D6' }),
  game('alternating-fantasy', { ...fantasy, armies: { red: { list: 'elves' }, blue: { list: 'orcs' } } }),
  game('simultaneous-fantasy', { ...fantasy, order: 'SIMULTANEOUS' }),
  game('card-fantasy', { ...fantasy, order: 'CARD', field: LAID_OUT, scale: 6 }),
  game('basic-fantasy', {
    ...fantasy,
    ...PRESETS['Basic Fantasy'],
    armies: { red: { list: 'humans', alignment: 'good' }, blue: { list: 'lizardmen' } },
  }),
];

/** Sentences, and what dice were rolled for, are wording. */
const WORDS = ['text', 'toOthers', 'why', 'label', 'reason'];

const withoutWords = (value: Json): Json =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (WORDS.includes(key) ? undefined : inner)));

export const bloodGolden: GoldenKit = { games: GAMES, withoutWords };
