import type { Seat } from '@warmoot/kernel';
import type { Bot, GameResult, SimRequest } from './request.ts';
import { wilson } from './wilson.ts';

/** How often something happened, with its 95 % interval. */
export interface Rate {
  readonly count: number;
  readonly share: number;
  readonly interval: readonly [number, number];
}

/** The results of a run of games. */
export interface Summary {
  readonly games: number;
  readonly wins: Readonly<Record<Bot, Rate>>;
  readonly draws: Rate;
  /** By seat, whichever player sat there. */
  readonly winsBySeat: Readonly<Record<Seat, Rate>>;
  /** By what the system counts besides seats, such as races: of the games in which each took part. */
  readonly winsByGroup: Readonly<Record<string, Rate & { readonly games: number }>>;
  readonly meanTurns: number | undefined;
  readonly turns: { readonly least: number; readonly most: number } | undefined;
  readonly meanCommands: number;
  readonly meanLosses: Readonly<Record<Seat, Readonly<Record<string, number>>>>;
  readonly meanLossesOf: Readonly<Record<Bot, Readonly<Record<string, number>>>>;
  /** `CSW-S04-07 blue` and how often. */
  readonly endings: readonly {
    readonly clause: string;
    readonly winners: readonly Seat[];
    readonly count: number;
  }[];
  readonly commands: number;
  /** What the system counts, such as naval battles: how often in a game, and in how many games at all. */
  readonly counts: Readonly<Record<string, { readonly mean: number; readonly games: number }>>;
}

const BOTS: readonly Bot[] = ['a', 'b'];

const rateOf = (results: readonly GameResult[], predicate: (result: GameResult) => boolean): Rate => {
  const count = results.filter(predicate).length;
  return {
    count,
    share: results.length === 0 ? 0 : count / results.length,
    interval: wilson(count, results.length),
  };
};

/** A shared victory counts for neither player. */
const winnerOf = ({ winners, seats }: GameResult): Bot | undefined => {
  const bots = new Set(winners.map((seat) => seats[seat]));
  return bots.size === 1 ? [...bots][0] : undefined;
};

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** In alphabetical order. */
const winsByGroup = (results: readonly GameResult[]): Summary['winsByGroup'] => {
  const names = [...new Set(results.flatMap(({ groups }) => Object.values(groups)))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const played = results.filter(({ groups }) => Object.values(groups).includes(name));
      const won = rateOf(played, ({ groups, winners }) => winners.some((seat) => groups[seat] === name));
      return [name, { ...won, games: played.length }];
    }),
  );
};

type Losses = Readonly<Record<string, number>>;

const meanLosses = (losses: readonly Losses[]): Losses => {
  const names = [...new Set(losses.flatMap((each) => Object.keys(each)))];
  return Object.fromEntries(names.map((name) => [name, meanOf(losses.map((each) => each[name] ?? 0))]));
};

const lossesOf = (results: readonly GameResult[], bot: Bot): Losses =>
  meanLosses(
    results.flatMap(({ losses, seats }) =>
      Object.entries(losses).flatMap(([seat, each]) => (seats[seat] === bot ? [each] : [])),
    ),
  );

const endingsOf = (results: readonly GameResult[]): Summary['endings'] => {
  const endings = new Map<string, { clause: string; winners: readonly Seat[]; count: number }>();
  for (const { clause, winners } of results) {
    const key = `${clause} ${winners.join(' ')}`;
    const known = endings.get(key);
    if (known === undefined) endings.set(key, { clause, winners, count: 1 });
    else known.count++;
  }
  return [...endings.entries()]
    .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .map(([, ending]) => ending);
};

/** In alphabetical order. */
const countsOf = (results: readonly GameResult[]): Summary['counts'] => {
  const names = [...new Set(results.flatMap(({ counts }) => Object.keys(counts)))].sort();
  const of = (name: string): number[] => results.map(({ counts }) => counts[name] ?? 0);
  return Object.fromEntries(
    names.map((name) => [
      name,
      { mean: meanOf(of(name)), games: of(name).filter((times) => times > 0).length },
    ]),
  );
};

const bySeat = <T>(seats: readonly Seat[], of: (seat: Seat) => T): Record<Seat, T> =>
  Object.fromEntries(seats.map((seat) => [seat, of(seat)]));

/** The games in the order of their numbers, so that the sum does not depend on which finished first. */
export const summarize = (seats: readonly Seat[], played: readonly GameResult[]): Summary => {
  const results = [...played].sort((a, b) => a.game - b.game);
  const turns = results.flatMap((result) => result.turns ?? []);
  return {
    games: results.length,
    wins: Object.fromEntries(
      BOTS.map((bot) => [bot, rateOf(results, (result) => winnerOf(result) === bot)]),
    ) as Record<Bot, Rate>,
    draws: rateOf(results, (result) => winnerOf(result) === undefined),
    winsBySeat: bySeat(seats, (seat) => rateOf(results, ({ winners }) => winners.includes(seat))),
    winsByGroup: winsByGroup(results),
    meanTurns: turns.length === 0 ? undefined : meanOf(turns),
    turns: turns.length === 0 ? undefined : { least: Math.min(...turns), most: Math.max(...turns) },
    meanCommands: meanOf(results.map(({ commands }) => commands)),
    meanLosses: bySeat(seats, (seat) =>
      meanLosses(results.flatMap(({ losses: { [seat]: each } }) => (each === undefined ? [] : [each]))),
    ),
    meanLossesOf: Object.fromEntries(
      BOTS.map((bot) => [bot, lossesOf(results, bot)]),
    ) as Summary['meanLossesOf'],
    endings: endingsOf(results),
    commands: results.reduce((sum, { commands }) => sum + commands, 0),
    counts: countsOf(results),
  };
};

/** The run as other programs read it. */
export const inJson = (request: SimRequest, summary: Summary, seconds: number) => ({
  format: 'warmoot-sim/1',
  ...request,
  summary,
  seconds: Math.round(seconds * 1000) / 1000,
  commandsPerSecond: speedOf(summary, seconds),
});

export const speedOf = ({ commands }: Summary, seconds: number): number =>
  seconds > 0 ? Math.round(commands / seconds) : 0;
