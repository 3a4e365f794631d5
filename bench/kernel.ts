import { Match, permit, type RuleSystem, refuse, type Seat, seededDice, seen } from '@warmoot/kernel';
import boardgame from 'boardgame.io/dist/cjs/internal.js';
import { bestOf, type Comparison } from './rounds.ts';

/** The drill: 300 units in an array; a move sets three fields of one unit. Both sides do exactly this. */
interface Unit {
  readonly id: number;
  readonly side: Seat;
  readonly hex: number;
  readonly facing: number;
  readonly movedTurn: number;
  readonly hidden: boolean;
}
const UNITS: readonly Unit[] = Array.from({ length: 300 }, (_, id) => ({
  id,
  side: id % 2 === 0 ? 'red' : 'blue',
  hex: id,
  facing: 0,
  movedTurn: 0,
  hidden: id % 10 === 0,
}));

interface Drill {
  readonly turn: number;
  readonly units: readonly Unit[];
}
interface MoveUnit {
  readonly type: 'moveUnit';
  readonly unit: number;
  readonly hex: number;
  readonly facing: number;
}
interface UnitMoved {
  readonly type: 'begun' | 'unitMoved';
  readonly unit: number;
  readonly hex: number;
  readonly facing: number;
}

const withUnit = (state: Drill, index: number, change: Partial<Unit>): Drill => {
  const units = state.units.slice();
  units[index] = { ...(units[index] as Unit), ...change };
  return { turn: state.turn, units };
};

const drill: RuleSystem<Drill, MoveUnit, UnitMoved, Drill, null> = {
  id: 'drill',
  name: 'Drill',
  rulesVersion: 1,
  lists: 'some',
  blank: { turn: 1, units: UNITS },
  seats: () => ['red', 'blue'],
  visibleOptions: (options) => options,
  hasSecrets: () => true,
  setup: () => [],
  view: (state, seat) =>
    seen({
      turn: state.turn,
      units: state.units.filter((unit) => !unit.hidden || unit.side === seat),
    }),
  pending: () => [],
  check: (view, seat, { unit, hex }) => {
    const mover = view.units.find(({ id }) => id === unit);
    if (mover?.side !== seat) return refuse('DRL-01', 'it is not yours');
    return hex >= 0 && hex < 10_000 ? permit : refuse('DRL-02', 'it is off the board');
  },
  subjects: () => [],
  legal: () => [],
  decide: (_state, _seat, { unit, hex, facing }) => [{ type: 'unitMoved', unit, hex, facing }],
  apply: (state, { unit, hex, facing }) => withUnit(state, unit, { hex, facing, movedTurn: state.turn }),
  outcome: () => undefined,
  describe: ({ turn }) => `move in turn ${turn}`,
  story: () => [],
  scene: () => {
    throw new Error('the drill is not drawn');
  },
  imagine: (view) => view,
  gist: () => ({}),
};

const MOVES = 4_000;
const checksum = (units: readonly { readonly hex: number }[]): number =>
  units.reduce((sum, { hex }) => sum + hex, 0);

const ours = (): number => {
  const match = Match.begin(drill, null, seededDice(1));
  let seen = 0;
  for (let i = 0; i < MOVES; i++) {
    const unit = i % 300;
    const seat = unit % 2 === 0 ? 'red' : 'blue';
    const answer = match.submit(seat, { type: 'moveUnit', unit, hex: i % 9_999, facing: i % 6 });
    if (!answer.ok) throw new Error('our move was not accepted');
    seen += match.viewOf('red').units.length + match.viewOf('blue').units.length;
  }
  if (seen !== MOVES * 570 || match.log.length !== MOVES + 1)
    throw new Error('our views or log are incomplete');
  return checksum(match.state.units);
};

interface Ctx {
  readonly turn: number;
}
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The same drill as a boardgame.io game, in its best case: an array, the log on, production mode. */
const PEER_DRILL = {
  name: 'drill',
  setup: () => ({ units: UNITS.map((unit) => ({ ...unit })) }),
  moves: {
    moveUnit: (
      { G, ctx }: { G: { units: Mutable<Unit>[] }; ctx: Ctx },
      unit: number,
      hex: number,
      facing: number,
    ) => {
      const mover = G.units[unit] as Mutable<Unit>;
      mover.hex = hex;
      mover.facing = facing;
      mover.movedTurn = ctx.turn;
    },
  },
};

const peer = (): number => {
  const reduce = boardgame.CreateGameReducer({ game: PEER_DRILL });
  let state = boardgame.InitializeGame({ game: PEER_DRILL, numPlayers: 2 });
  let logged = 0;
  for (let i = 0; i < MOVES; i++) {
    const payload = { type: 'moveUnit', args: [i % 300, i % 9_999, i % 6], playerID: '0' };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    logged += state.deltalog.length;
  }
  if (logged !== MOVES) throw new Error('boardgame.io did not log every move');
  return checksum(state.G.units);
};

/** Every round must reach the same positions on both sides. */
const counted = (work: () => number) => (): number => {
  if (work() !== EXPECTED) throw new Error('the two sides did not do the same work');
  return MOVES;
};
const EXPECTED = ours();

export const kernelBenchmarks = (): Comparison[] => {
  if (process.env.NODE_ENV !== 'production')
    throw new Error('boardgame.io is slower outside production mode');
  return [
    {
      name: 'command on 300 units: check, decide, apply, log, views of both seats',
      unit: 'commands/s',
      peerName: 'boardgame.io 0.50.2 reducer, array, log on, production',
      ...bestOf(5, counted(ours), counted(peer)),
    },
  ];
};
