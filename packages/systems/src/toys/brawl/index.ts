import {
  type BattleOrder,
  type BattleResult,
  choiceOf,
  type Dice,
  type Outcome,
  type Pending,
  permit,
  type Roll,
  type RuleSystem,
  refuse,
  type Scene,
  type Seat,
  seen,
  type Verdict,
} from '@warmoot/kernel';

export interface BrawlOptions {
  readonly red: readonly string[];
  readonly blue: readonly string[];
}
interface Man {
  readonly id: string;
  readonly side: Seat;
  readonly stands: boolean;
}
export interface BrawlState {
  readonly men: readonly Man[];
  readonly blows: number;
}
export interface BrawlCommand {
  readonly type: 'strike';
}
export type BrawlEvent =
  | { readonly type: 'begun'; readonly men: readonly Man[] }
  | { readonly type: 'struck'; readonly fell: string | null; readonly rolls: readonly Roll[] };

const SEATS: readonly Seat[] = ['red', 'blue'];
const MOST_BLOWS = 12;
const BLOW = 'a blow';

const standing = ({ men }: BrawlState, side: Seat): readonly Man[] =>
  men.filter((man) => man.side === side && man.stands);

/** BRW-SEQ-01 */
const striker = ({ blows }: BrawlState): Seat => SEATS[blows % 2] as Seat;
const enemyOf = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');

/** BRW-END-01 */
const outcome = (state: BrawlState): Outcome | undefined => {
  const [red, blue] = SEATS.map((seat) => standing(state, seat).length) as [number, number];
  if (red > 0 && blue > 0 && state.blows < MOST_BLOWS) return undefined;
  const winners = red === blue ? [] : [red > blue ? 'red' : 'blue'];
  return { winners, reason: `${red} of Red and ${blue} of Blue still stand.`, rules: ['BRW-END-01'] };
};

const check = (state: BrawlState, seat: Seat): Verdict =>
  seat === striker(state) ? permit : refuse('BRW-SEQ-01', 'it is not your turn');

/** BRW-STR-01 */
const decide = (state: BrawlState, seat: Seat, _command: BrawlCommand, dice: Dice): BrawlEvent[] => {
  const value = dice.roll(6, BLOW);
  const fell = value >= 3 ? (standing(state, enemyOf(seat))[0]?.id ?? null) : null;
  return [{ type: 'struck', fell, rolls: [{ sides: 6, value, why: BLOW }] }];
};

const apply = (state: BrawlState, event: BrawlEvent): BrawlState =>
  event.type === 'begun'
    ? { ...state, men: event.men }
    : {
        blows: state.blows + 1,
        men: state.men.map((man) => (man.id === event.fell ? { ...man, stands: false } : man)),
      };

const pending = (state: BrawlState): Pending<BrawlCommand>[] =>
  outcome(state) === undefined
    ? [{ seat: striker(state), task: 'strike', standIn: { type: 'strike' }, deadline: 'turn', openTo: 'all' }]
    : [];

const scene = (state: BrawlState): Scene => ({
  title: 'The Brawl',
  sides: SEATS.map((seat) => ({ seat, name: seat, spoken: seat })),
  ground: { kind: 'table', width: 600, depth: 200, shapes: [] },
  pieces: state.men
    .filter(({ stands }) => stands)
    .map(({ id, side }, at) => ({
      id,
      name: id,
      symbol: 'man',
      side,
      at: { x: 50 + 60 * at, y: side === 'red' ? 50 : 150 },
      badges: [],
    })),
  marks: [],
  prompt: { text: 'Strike!' },
  status: [{ label: 'Blows', value: `${state.blows}` }],
});

/** BRW-HND-01 */
const result = ({ men }: BrawlState, order: BattleOrder, { winners }: Outcome): BattleResult => ({
  battleId: order.battleId,
  ending: 'fought',
  ...(winners[0] === undefined ? {} : { winner: winners[0] }),
  fates: Object.fromEntries(men.map(({ id, stands }) => [id, stands ? 'home' : 'fallen'])),
});

/** A toy battle without secrets, for toy campaigns to hand over. */
export const brawl: RuleSystem<BrawlState, BrawlCommand, BrawlEvent, BrawlState, BrawlOptions> = {
  id: 'brawl',
  name: 'The Brawl',
  rulesVersion: 1,
  lists: 'every',
  blank: { men: [], blows: 0 },
  seats: () => SEATS,
  visibleOptions: (options) => options,
  hasSecrets: () => false,
  setup: (options) => [
    {
      type: 'begun',
      men: (['red', 'blue'] as const).flatMap((side) =>
        options[side].map((id) => ({ id, side, stands: true })),
      ),
    },
  ],
  view: (state) => seen(state),
  pending,
  check: (view, seat) => check(view, seat),
  subjects: () => ['band'],
  legal: (view, seat) =>
    outcome(view) === undefined && check(view, seat).ok ? [{ type: 'strike' as const }] : [],
  decide,
  apply,
  outcome,
  describe: () => 'strike',
  choice: () => choiceOf('Strike'),
  story: (_before, event) =>
    event.type === 'begun'
      ? []
      : [{ text: event.fell === null ? 'A miss.' : `${event.fell} falls.`, rules: ['BRW-STR-01'] }],
  scene,
  imagine: (view) => view,
  gist: (_before, events) => ({
    fell: events.filter((event) => event.type === 'struck' && event.fell !== null).length,
  }),
  fightsBattles: { result },
};
