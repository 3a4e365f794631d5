import {
  accountsForAll,
  BATTLEFIELD,
  type BattleOrder,
  type BattleResult,
  choiceOf,
  type Outcome,
  type Pending,
  permit,
  type RuleSystem,
  refuse,
  type Scene,
  type Seat,
  seen,
  type Verdict,
} from '@warmoot/kernel';
import {
  BLANK,
  battleOf,
  type FeudOptions,
  type FeudState,
  type Man,
  menAtHome,
  nextFrom,
  SYSTEM,
  seatsOf,
} from './state.ts';

export type FeudCommand =
  | { readonly type: 'challenge'; readonly against: Seat }
  | { readonly type: 'rest' }
  | { readonly type: 'settle'; readonly battle: string }
  | { readonly type: 'report'; readonly result: BattleResult };
export type FeudEvent =
  | { readonly type: 'begun'; readonly options: FeudOptions }
  | { readonly type: 'challenged'; readonly order: BattleOrder }
  | { readonly type: 'rested'; readonly village: Seat }
  | {
      readonly type: 'ended';
      readonly battle: string;
      readonly fates: Readonly<Record<string, string>>;
      readonly irrevocable: true;
    };

/** FEU-CHL-01 */
const orderFor = (state: FeudState, village: Seat, against: Seat): BattleOrder => {
  const [red, blue] = [menAtHome(state, village), menAtHome(state, against)];
  return {
    battleId: `feud-${state.battles + 1}`,
    title: `${village} against ${against}`,
    ...(state.options.fought ?? { system: SYSTEM, options: { red: [...red], blue: [...blue] } }),
    seats: { [village]: 'red', [against]: 'blue' },
    units: [...red, ...blue],
    ...(state.options.quiet ? {} : { openTo: 'all' }),
  };
};

const onTurn = (state: FeudState): Seat | undefined =>
  state.daysLeft > 0 ? nextFrom(state, state.turn) : undefined;

/** FEU-END-01 */
const outcome = (state: FeudState): Outcome | undefined => {
  if (state.open.length > 0 || onTurn(state) !== undefined) return undefined;
  const seats = seatsOf(state.options);
  const most = Math.max(...seats.map((seat) => menAtHome(state, seat).length));
  const winners = seats.filter((seat) => menAtHome(state, seat).length === most);
  return { winners, reason: `${winners.join(' and ')} kept ${most} men.`, rules: ['FEU-END-01'] };
};

const check = (state: FeudState, seat: Seat, command: FeudCommand): Verdict => {
  switch (command.type) {
    case 'report':
      return checkReport(state, seat, command.result);
    case 'settle':
      return battleOf(state, seat)?.battleId === command.battle
        ? permit
        : refuse('FEU-SET-01', 'you are not in this battle');
    default:
      return checkDay(state, seat, command);
  }
};

/** FEU-RES-01 */
const checkReport = ({ open }: FeudState, seat: Seat, result: BattleResult): Verdict => {
  const order = open.find(({ battleId }) => battleId === result.battleId);
  if (seat !== BATTLEFIELD) return refuse('FEU-RES-01', 'only the battlefield tells who fell');
  return order === undefined ? refuse('FEU-RES-01', 'no such battle is open') : accountsForAll(order, result);
};

const checkDay = (state: FeudState, seat: Seat, command: FeudCommand): Verdict => {
  if (onTurn(state) !== seat) return refuse('FEU-SEQ-01', 'it is not your day');
  if (command.type !== 'challenge') return permit;
  const isOther = command.against !== seat && seatsOf(state.options).includes(command.against);
  return isOther && menAtHome(state, command.against).length > 0
    ? permit
    : refuse('FEU-CHL-01', 'nobody is at home there');
};

const decide = (state: FeudState, seat: Seat, command: FeudCommand): FeudEvent[] => {
  switch (command.type) {
    case 'challenge':
      return [{ type: 'challenged', order: orderFor(state, seat, command.against) }];
    case 'rest':
      return [{ type: 'rested', village: seat }];
    case 'settle':
      return [{ type: 'ended', battle: command.battle, fates: {}, irrevocable: true }];
    case 'report': {
      const { battleId, fates } = command.result;
      return [{ type: 'ended', battle: battleId, fates, irrevocable: true }];
    }
  }
};

const villagersOf = ({ men, ...options }: FeudOptions): Man[] =>
  seatsOf({ men, ...options }).flatMap((village) =>
    Array.from({ length: men }, (_, at): Man => ({ id: `${village} ${at + 1}`, village, is: 'home' })),
  );

/** The day goes to the next village in order. */
const dayOver = (state: FeudState, village: Seat): FeudState => {
  const seats = seatsOf(state.options);
  const turn = seats[(seats.indexOf(village) + 1) % seats.length] as Seat;
  return { ...state, turn, daysLeft: state.daysLeft - 1 };
};

const challenged = (state: FeudState, order: BattleOrder): FeudState => ({
  ...dayOver(state, Object.keys(order.seats)[0] as Seat),
  open: [...state.open, order],
  battles: state.battles + 1,
  men: state.men.map((man) => (order.units.includes(man.id) ? { ...man, is: 'away' } : man)),
});

/** FEU-RES-01; undefined if the battle was settled. */
const isHome = (fate: string | undefined): boolean =>
  fate === undefined || ['home', 'survived', 'leftField'].includes(fate);

const ended = (state: FeudState, battle: string, fates: Readonly<Record<string, string>>): FeudState => {
  const order = state.open.find(({ battleId }) => battleId === battle);
  return {
    ...state,
    open: state.open.filter((each) => each !== order),
    men: state.men.map((man) =>
      order?.units.includes(man.id) ? { ...man, is: isHome(fates[man.id]) ? 'home' : 'fallen' } : man,
    ),
  };
};

const apply = (state: FeudState, event: FeudEvent): FeudState => {
  switch (event.type) {
    case 'begun': {
      const { options } = event;
      return { ...state, options, men: villagersOf(options), daysLeft: options.days };
    }
    case 'challenged':
      return challenged(state, event.order);
    case 'rested':
      return dayOver(state, event.village);
    case 'ended':
      return ended(state, event.battle, event.fates);
  }
};

const fighting = (state: FeudState): Pending<FeudCommand>[] =>
  state.open.flatMap(({ battleId, seats }) =>
    Object.keys(seats).map((seat) => ({
      seat,
      task: 'fight the battle',
      standIn: { type: 'settle' as const, battle: battleId },
      deadline: 'battle' as const,
      openTo: 'all' as const,
      battle: battleId,
    })),
  );

const pending = (state: FeudState): Pending<FeudCommand>[] => {
  const seat = onTurn(state);
  const day: Pending<FeudCommand>[] =
    seat === undefined
      ? []
      : [{ seat, task: 'challenge or rest', standIn: { type: 'rest' }, deadline: 'turn', openTo: 'all' }];
  return [...fighting(state), ...day];
};

function* legal(state: FeudState, seat: Seat): Generator<FeudCommand> {
  if (outcome(state) !== undefined) return;
  const battle = battleOf(state, seat);
  if (battle !== undefined) yield { type: 'settle', battle: battle.battleId };
  const days: FeudCommand[] = [
    ...seatsOf(state.options).map((against): FeudCommand => ({ type: 'challenge', against })),
    { type: 'rest' },
  ];
  yield* days.filter((command) => check(state, seat, command).ok);
}

const scene = (state: FeudState): Scene => ({
  title: 'The Feud',
  sides: seatsOf(state.options).map((seat) => ({ seat, name: seat, spoken: seat })),
  ground: { kind: 'table', width: 600, depth: 400, shapes: [] },
  pieces: state.men
    .filter(({ is }) => is !== 'fallen')
    .map(({ id, village }, at) => ({
      id,
      name: id,
      symbol: 'man',
      side: village,
      at: { x: 50 + 50 * (at % 10), y: 50 + 60 * Math.floor(at / 10) },
      badges: [],
    })),
  marks: [],
  prompt: { text: 'Challenge a village, or rest.' },
  status: [{ label: 'Days left', value: `${state.daysLeft}` }],
});

const said = (event: FeudEvent): string | undefined => {
  if (event.type === 'challenged') return `A challenge: ${event.order.title}.`;
  if (event.type === 'ended') return `Battle ${event.battle} is over.`;
  return event.type === 'rested' ? `${event.village} rests.` : undefined;
};

/** A toy campaign of two to four villages whose battles are matches of their own. */
export const feud: RuleSystem<FeudState, FeudCommand, FeudEvent, FeudState, FeudOptions> = {
  id: 'feud',
  name: 'The Feud',
  rulesVersion: 1,
  lists: 'every',
  blank: BLANK,
  seats: seatsOf,
  visibleOptions: (options) => options,
  hasSecrets: () => false,
  setup: (options) => [{ type: 'begun', options }],
  view: (state) => seen(state),
  pending,
  check,
  subjects: () => ['village'],
  legal,
  decide,
  apply,
  outcome,
  describe: (_view, { type }) => type,
  choice: (_view, _seat, command) =>
    choiceOf(command.type, command.type === 'challenge' ? { goal: command.against } : {}),
  story: (_before, event) => {
    const text = said(event);
    return text === undefined ? [] : [{ text }];
  },
  scene,
  imagine: (view) => view,
  gist: () => ({}),
  opensBattles: {
    open: ({ open }) => open,
    report: (result) => ({ seat: BATTLEFIELD, command: { type: 'report', result } }),
  },
};
