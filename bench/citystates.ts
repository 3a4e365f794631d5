import { type GameCommand, Match, type Seat, seededDice } from '@warmoot/kernel';
import type { AnyPlayer, SystemDoor } from '@warmoot/systems';
import { atRandom, type Course, cpuSeconds, doorOf, paces, play } from './randomPlay.ts';
import type { Figure, Requirement } from './rounds.ts';

const OPTIONS = { players: 4, forces: 'readyMade' };

/** A match is about 7,000 commands: the compiler has done its work after some thirty. */
const COURSE: Course = { before: 30, rounds: 20, matchesARound: 3 };

const randomPlay = (door: SystemDoor): Figure[] => {
  const random = paces(COURSE, (seed) => play(door, OPTIONS, seed, atRandom(seed)));
  return [
    {
      name: `random play of four nations after ${COURSE.before} matches, the best of ${COURSE.rounds} rounds (at least 30,000)`,
      unit: 'commands/s',
      ours: random.best,
    },
    { name: `the middle one of these ${COURSE.rounds} rounds`, unit: 'commands/s', ours: random.middle },
  ];
};

/** What a game of computer nations took, in seconds of processor time: in total, and for the longest player turn. */
interface Pace {
  readonly game: number;
  readonly longestTurn: number;
}

/** Until the end, or until this many game turns have begun. */
const playNations = (
  { system }: SystemDoor,
  nation: AnyPlayer,
  players: number,
  turns = Number.POSITIVE_INFINITY,
): Pace => {
  const match = Match.begin(system, { players }, seededDice(players));
  const thoughts = seededDice('thoughts');
  const start = cpuSeconds();
  const spent = new Map<string, number>();
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { turn, active } = match.state as { readonly turn: number; readonly active: number };
    if (turn > turns) break;
    const before = cpuSeconds();
    submit(
      match,
      open.seat,
      nation.choose(match.viewOf(open.seat), open.seat, { lines: 1 }, thoughts)?.command ?? open.standIn,
    );
    const key = `${turn} ${active}`;
    spent.set(key, (spent.get(key) ?? 0) + cpuSeconds() - before);
  }
  return { game: cpuSeconds() - start, longestTurn: Math.max(...spent.values()) };
};

// biome-ignore lint/suspicious/noExplicitAny: the types of one system never meet those of another
const submit = (match: Match<any, any, any, any, any>, seat: Seat, command: GameCommand): void => {
  if (!match.submit(seat, command).ok) throw new Error('an order was not accepted');
};

const GAME_SECONDS = 10;
const TURN_SECONDS = 2;
/** By then ten nations have met and fight on every front. */
const TURNS_OF_TEN = 8;

const nationsFigures = (door: SystemDoor): { figures: Figure[]; required: Requirement[] } => {
  const [, middle, strong] = Object.values(door.players ?? {}) as [AnyPlayer, AnyPlayer, AnyPlayer];
  const { game } = playNations(door, middle, 4);
  const { longestTurn } = playNations(door, strong, 10, TURNS_OF_TEN);
  return {
    figures: [
      { name: `a whole game of four ${middle.name}s (at most ${GAME_SECONDS})`, unit: 's', ours: game },
      {
        name: `the longest turn of ten ${strong.name}s, by turn ${TURNS_OF_TEN} (at most ${TURN_SECONDS})`,
        unit: 's',
        ours: longestTurn,
      },
    ],
    required: [
      {
        name: 'a game of the middle player, of its limit',
        ratio: game / GAME_SECONDS,
        must: 'at most',
        bound: 1,
      },
      {
        name: 'a turn of the strong player, of its limit',
        ratio: longestTurn / TURN_SECONDS,
        must: 'at most',
        bound: 1,
      },
    ],
  };
};

/** Four nations with the standard options at random from the acting seat's view, and nations that think. */
export const citystatesBenchmarks = async (): Promise<{
  compared: [];
  figures: Figure[];
  required: Requirement[];
}> => {
  const door = await doorOf('citystates');
  const { figures, required } = nationsFigures(door);
  return { compared: [], figures: [...randomPlay(door), ...figures], required };
};
