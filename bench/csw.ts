import { type GameCommand, Match, randomCommand, type Seat, seededDice } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import type { Figure } from './rounds.ts';

const OPTIONS = { scenario: 'hastings', modules: [] };
type AnyMatch = Match<unknown, GameCommand, never, unknown, unknown>;
type Choose = (match: AnyMatch, seat: Seat) => GameCommand | undefined;

/** How many of a unit's orders are listed before one is drawn. */
const LOOKED_AT = 8;
const MAX_COMMANDS = 30_000;
/**
 * A server runs for weeks, so what counts is the pace it keeps. JavaScript's compiler is at work for some hundred
 * battles: after 100 of them it still takes a fifth of the processor time that is measured.
 */
const BATTLES_BEFORE = 400;

/** A whole battle; gives the number of its commands. */
const play = ({ system }: SystemDoor, seed: number, choose: Choose): number => {
  const match = Match.begin(system, OPTIONS, seededDice(seed)) as AnyMatch;
  let commands = 0;
  while (match.outcome === undefined && commands < MAX_COMMANDS) {
    const [open] = match.pending;
    if (open === undefined) throw new Error('the battle waits for nobody');
    const answer = match.submit(open.seat, choose(match, open.seat) ?? open.standIn);
    if (!answer.ok) throw new Error('an order was not taken');
    commands++;
  }
  return commands;
};

const atRandom = (seed: number): Choose => {
  const dice = seededDice(seed);
  return (match, seat) => randomCommand(match.system, match.viewOf(seat), seat, dice, LOOKED_AT);
};

const byCaptains = ({ players }: SystemDoor, seed: number): Choose => {
  const dice = seededDice(seed);
  return (match, seat) => players?.captain?.choose(match.viewOf(seat), seat, { lines: 64 }, dice)?.command;
};

const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

/** Processor time, because other work on the machine must not count. */
const measured = (seeds: readonly number[], playOne: (seed: number) => number) => {
  const start = cpuSeconds();
  const commands = seeds.reduce((sum, seed) => sum + playOne(seed), 0);
  return { commands, seconds: cpuSeconds() - start };
};

const seedsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, nth) => first + nth);

const ROUNDS = 80;
const BATTLES_A_ROUND = 10;

/**
 * The same battles round after round, so that rounds differ only by the machine's other work. On a shared one
 * neighbours slow a round by up to a half: the best shows what the program can do, the median what it got.
 */
const paces = (playOne: (seed: number) => number): { best: number; middle: number } => {
  measured(seedsFrom(1, BATTLES_BEFORE), playOne);
  const battles = seedsFrom(BATTLES_BEFORE + 1, BATTLES_A_ROUND);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const { commands, seconds } = measured(battles, playOne);
    return commands / seconds;
  }).sort((a, b) => b - a);
  return { best: rounds[0]!, middle: rounds[ROUNDS / 2]! };
};

/** Hastings, about a hundred units: played at random from the acting seat's view, and by two captains. */
export const cswBenchmarks = async (): Promise<Figure[]> => {
  const door = await SYSTEMS.find(({ id }) => id === 'csw')?.load();
  if (door === undefined) throw new Error('City State Warfare is not on the shelf');
  const random = paces((seed) => play(door, seed, atRandom(seed)));
  const byTwo = (seed: number) => play(door, seed, byCaptains(door, seed));
  byTwo(1);
  const captains = measured([2, 3], byTwo);
  return [
    {
      name: `random play of Hastings after ${BATTLES_BEFORE} battles, the best of ${ROUNDS} rounds (at least 50,000)`,
      unit: 'commands/s',
      ours: random.best,
    },
    { name: `the middle one of these ${ROUNDS} rounds`, unit: 'commands/s', ours: random.middle },
    { name: 'a whole battle of Hastings between two captains', unit: 's', ours: captains.seconds / 2 },
  ];
};
