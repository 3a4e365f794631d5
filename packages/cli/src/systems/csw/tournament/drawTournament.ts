import type { Rate } from '../../../sim/summary.ts';
import { TURN_LIMIT } from './contests.ts';
import type { Outcome } from './playContest.ts';
import type { SlowestTurn } from './slowestTurn.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

const rowOf = (name: string, games: number, wins: Rate, draws: number, losses: number): string =>
  [
    `  ${name.padEnd(12)}`,
    String(games).padStart(5),
    String(wins.count).padStart(6),
    String(draws).padStart(6),
    String(losses).padStart(6),
    `${percent(wins.share).padStart(8)} %`,
    `  ${percent(wins.interval[0])} to ${percent(wins.interval[1])}`,
  ].join('');

const HEAD = `  ${'battle'.padEnd(12)}games  wins draws  lost    wins in   95 % between`;

export const isMet = ({ contest, all }: Outcome): boolean => all.wins.a.share >= contest.wanted;
export const isFastEnough = ({ seconds }: SlowestTurn): boolean => seconds <= TURN_LIMIT.seconds;

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

/** A contest as a table, and whether the better player was good enough. */
export const drawOutcome = (outcome: Outcome): string[] => {
  const { contest, byBattle, all } = outcome;
  const rows = [...byBattle, { battle: 'all', summary: all }];
  return [
    `${contest.better} against ${contest.worse}, seats swapped every second game with the same dice:`,
    HEAD,
    ...rows.map(({ battle, summary: { games, wins, draws } }) =>
      rowOf(battle, games, wins.a, draws.count, wins.b.count),
    ),
    `  at least ${percent(contest.wanted)} % required: ${verdict(isMet(outcome))}`,
  ];
};

export const drawSlowest = (slowest: SlowestTurn): string =>
  `Slowest turn of a ${TURN_LIMIT.player} at ${TURN_LIMIT.battle} with ${slowest.units} units: ${slowest.seconds.toFixed(2)} s of processor time, turn ${slowest.turn}; at most ${TURN_LIMIT.seconds} s required: ${verdict(isFastEnough(slowest))}`;
