import { type GameCommand, Match, randomCommand, type Seat, seededDice } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';

type AnyMatch = Match<unknown, GameCommand, never, unknown, unknown>;
export type Choose = (match: AnyMatch, seat: Seat) => GameCommand | undefined;

/** How many of a subject's orders are listed before one is drawn. */
const LOOKED_AT = 8;
const MAX_COMMANDS = 30_000;

export const doorOf = async (system: string): Promise<SystemDoor> => {
  const door = await SYSTEMS.find(({ id }) => id === system)?.load();
  if (door === undefined) throw new Error(`${system} is not available`);
  return door;
};

/** Plays a whole match; returns the number of its commands. */
export const play = ({ system }: SystemDoor, options: unknown, seed: number, choose: Choose): number => {
  const match = Match.begin(system, options, seededDice(seed)) as AnyMatch;
  let commands = 0;
  while (match.outcome === undefined && commands < MAX_COMMANDS) {
    const [open] = match.pending;
    if (open === undefined) throw new Error('the match waits for nobody');
    const answer = match.submit(open.seat, choose(match, open.seat) ?? open.standIn);
    if (!answer.ok) throw new Error('an order was not accepted');
    commands++;
  }
  return commands;
};

export const atRandom = (seed: number): Choose => {
  const dice = seededDice(seed);
  return (match, seat) => randomCommand(match.system, match.viewOf(seat), seat, dice, LOOKED_AT);
};

export const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

/** Processor time, because other work on the machine must not count. */
export const measured = (seeds: readonly number[], playOne: (seed: number) => number) => {
  const start = cpuSeconds();
  const commands = seeds.reduce((sum, seed) => sum + playOne(seed), 0);
  return { commands, seconds: cpuSeconds() - start };
};

const seedsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, nth) => first + nth);

export interface Course {
  /** Matches played before anything is measured, while JavaScript's compiler is still busy. */
  readonly before: number;
  readonly rounds: number;
  readonly matchesARound: number;
}

/**
 * The same matches round after round, so that rounds differ only by the machine's other work. On a shared machine,
 * neighbours slow a round by up to a half: the best shows what the program can do, the median what it got.
 */
export const paces = (
  { before, rounds, matchesARound }: Course,
  playOne: (seed: number) => number,
): { best: number; middle: number } => {
  measured(seedsFrom(1, before), playOne);
  const matches = seedsFrom(before + 1, matchesARound);
  const found = Array.from({ length: rounds }, () => {
    const { commands, seconds } = measured(matches, playOne);
    return commands / seconds;
  }).sort((a, b) => b - a);
  return { best: found[0]!, middle: found[Math.floor(rounds / 2)]! };
};
