import type { BattleOrder, BattleResult } from '../../battle.ts';
import { choiceOf } from '../../choice.ts';
import type { Dice, Roll } from '../../dice/dice.ts';
import type { Outcome, Pending, RuleSystem } from '../../ruleSystem.ts';
import { MODERATOR, type Seat } from '../../seats.ts';
import { type Seen, seen } from '../../seen.ts';
import type { Line } from '../../story.ts';
import { permit, refuse, type Verdict } from '../../verdict.ts';
import type { ConformanceKit } from '../kit.ts';

/**
 * The smallest game with everything the laws check: Ann hides a pea under one of three cups; Bob may point (freely, and
 * take it back), then lifts a cup, with a die for his nerve. Best of three rounds.
 */
export interface PeaState {
  readonly round: number;
  readonly peaUnder: number | null;
  readonly pointedAt: number | null;
  readonly found: number;
  readonly peas: number;
}
export type PeaCommand =
  | { readonly type: 'hide'; readonly cup: number }
  | { readonly type: 'point'; readonly cup: number }
  | { readonly type: 'lift'; readonly cup: number };
export type PeaEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'peaHidden'; readonly cup: number }
  | { readonly type: 'pointed'; readonly cup: number; readonly warm?: boolean }
  | {
      readonly type: 'lifted';
      readonly cup: number;
      readonly found: boolean;
      readonly rolls?: readonly Roll[];
    };
export interface PeaView {
  readonly round: number;
  readonly hidden: boolean;
  readonly pointedAt: number | null;
  readonly found: number;
  readonly own?: number | null;
}
export interface PeaOptions {
  readonly rounds: number;
  /** The cup that Ann has marked; Bob does not know of it. */
  readonly marked?: number;
}
export type PeaGame = RuleSystem<PeaState, PeaCommand, PeaEvent, PeaView, PeaOptions>;

const CUPS = [1, 2, 3];
const ROUNDS = 3;
const NERVE = 'nerve';
const VERBS = { hide: 'Hide', point: 'Point', lift: 'Lift' } as const;

const view = (state: PeaState, seat: Seat): Seen<PeaView> =>
  seen({
    round: state.round,
    hidden: state.peaUnder !== null,
    pointedAt: state.pointedAt,
    found: state.found,
    ...(seat === 'ann' || seat === MODERATOR ? { own: state.peaUnder } : {}),
  });

const actorOf = (hidden: boolean): Seat => (hidden ? 'bob' : 'ann');

const check = (seen: PeaView, seat: Seat, command: PeaCommand): Verdict => {
  if (seat !== actorOf(seen.hidden)) return refuse('PEA-01', 'it is not your turn');
  if ((command.type === 'hide') === seen.hidden) return refuse('PEA-02', 'the pea is hidden once a round');
  return CUPS.includes(command.cup) ? permit : refuse('PEA-03', 'there are three cups');
};

const decide = (state: PeaState, _seat: Seat, command: PeaCommand, dice: Dice): PeaEvent[] => {
  if (command.type === 'hide') return [{ type: 'peaHidden', cup: command.cup }];
  if (command.type === 'point') return [{ type: 'pointed', cup: command.cup }];
  const value = dice.roll(6, NERVE);
  const found = value > 1 && command.cup === state.peaUnder;
  return [{ type: 'lifted', cup: command.cup, found, rolls: [{ sides: 6, value, why: NERVE }] }];
};

const apply = (state: PeaState, event: PeaEvent): PeaState => {
  switch (event.type) {
    case 'begun':
      return state;
    case 'peaHidden':
      return { ...state, peaUnder: event.cup };
    case 'pointed':
      return { ...state, pointedAt: event.cup };
    case 'lifted':
      return {
        ...state,
        round: state.round + 1,
        peaUnder: null,
        pointedAt: null,
        found: state.found + Number(event.found),
      };
  }
};

const outcome = ({ round, found }: PeaState): Outcome | undefined =>
  round < ROUNDS
    ? undefined
    : { winners: [found > 1 ? 'bob' : 'ann'], reason: `the pea was found ${found} times`, rules: ['PEA-04'] };

const pending = (state: PeaState): Pending<PeaCommand>[] =>
  outcome(state) !== undefined
    ? []
    : [
        state.peaUnder === null
          ? { seat: 'ann', task: 'hide', standIn: { type: 'hide', cup: 1 }, deadline: 'turn', openTo: 'all' }
          : { seat: 'bob', task: 'lift', standIn: { type: 'lift', cup: 1 }, deadline: 'turn', openTo: 'all' },
      ];

const story = (_before: PeaState, event: PeaEvent, seat: Seat): Line[] => {
  if (event.type === 'peaHidden')
    return [{ text: seat === 'ann' ? `You hide it under ${event.cup}.` : 'Ann hides it.' }];
  if (event.type === 'lifted') return [{ text: `Bob lifts ${event.cup}.`, rules: ['PEA-04'] }];
  return [];
};

export const peaGame: PeaGame = {
  id: 'pea',
  name: 'The pea',
  rulesVersion: 1,
  lists: 'every',
  blank: { round: 0, peaUnder: null, pointedAt: null, found: 0, peas: 1 },
  seats: () => ['ann', 'bob'],
  visibleOptions: (options, seat) =>
    seat === 'ann' || seat === MODERATOR ? options : { rounds: options.rounds },
  hasSecrets: () => true,
  setup: () => [{ type: 'begun' }],
  view,
  pending,
  check,
  subjects: () => CUPS.map(String),
  *legal(seen, seat, subject) {
    for (const type of ['hide', 'point', 'lift'] as const) {
      const command = { type, cup: Number(subject) };
      if (seen.round < ROUNDS && check(seen, seat, command).ok) yield command;
    }
  },
  decide,
  apply,
  outcome,
  describe: (_seen, { type, cup }) => `${type} cup ${cup}`,
  choice: (_seen, _seat, { type, cup }) =>
    choiceOf(VERBS[type], {
      goal: `cup ${cup}`,
      actors: [`${cup}`],
      place: { x: cup * 100, y: 0 },
      endsStep: type !== 'point',
    }),
  story,
  scene: (seen) => ({
    title: 'The pea',
    sides: [
      { seat: 'ann', name: 'Ann', spoken: 'Ann' },
      { seat: 'bob', name: 'Bob', spoken: 'Bob' },
    ],
    ground: { kind: 'table', width: 300, depth: 100, shapes: [] },
    pieces: CUPS.map((cup) => ({
      id: `${cup}`,
      name: `Cup ${cup}`,
      symbol: 'cup',
      at: { x: cup * 100, y: 0 },
      badges: [],
    })),
    marks: [],
    prompt: { text: seen.hidden ? 'Lift a cup.' : 'Hide the pea.' },
    status: [{ label: 'Round', value: `${seen.round + 1}` }],
  }),
  imagine: (seen, _seat, dice) => ({
    round: seen.round,
    peaUnder: seen.hidden ? (seen.own ?? dice.roll(3, 'where it may be')) : null,
    pointedAt: seen.pointedAt,
    found: seen.found,
    peas: 1,
  }),
  gist: (_before, events) => ({
    found: events.some((event) => event.type === 'lifted' && event.found) ? 1 : 0,
  }),
  fightsBattles: {
    result: (state: PeaState, order: BattleOrder): BattleResult => ({
      battleId: order.battleId,
      ending: 'played out',
      winner: state.found > 1 ? 'bob' : 'ann',
      fates: Object.fromEntries(order.units.map((unit, i) => [unit, i < state.found ? 'found' : 'kept'])),
    }),
  },
};

export const peaKit: ConformanceKit<PeaState, PeaCommand, PeaEvent, PeaView, PeaOptions> = {
  system: peaGame,
  options: [{ rounds: ROUNDS }, { rounds: ROUNDS, marked: 2 }],
  longestMatch: 2_000,
  disguise: (state, seat, dice) =>
    seat === 'ann' || state.peaUnder === null
      ? undefined
      : { ...state, peaUnder: 1 + ((state.peaUnder - 1 + dice.roll(2, 'another cup')) % 3) },
  disguiseOptions: (options, seat) => (seat === 'ann' ? undefined : { ...options, marked: 3 }),
  alike: (_state, _seat, first, second) => first.type === 'hide' && second.type === 'hide',
  census: {
    count: ({ peas, found }) => ({ peas, found }),
    changesReported: (event) => ({ found: event.type === 'lifted' ? Number(event.found) : 0 }),
  },
};
