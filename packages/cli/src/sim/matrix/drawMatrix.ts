import type { Seat } from '@warmoot/kernel';
import type { Summary } from '../summary.ts';
import { wilson } from '../wilson.ts';

/** The games of one scenario between two players. */
export interface MatrixCell {
  readonly scenario: string;
  readonly players: string;
  /** The seat whose share is shown. */
  readonly first: Seat;
  readonly summary: Summary;
}

const WIDTH = 22;

const percent = (share: number): string => (100 * share).toFixed(0);

/** `48 (41-55) d 3`: of the decided games, its interval, and the games drawn, all in percent. */
const cellText = ({ first, summary: { games, draws, winsBySeat } }: MatrixCell): string => {
  if (games === 0) return '-';
  const wins = winsBySeat[first]?.count ?? 0;
  const decided = games - draws.count;
  const drawn = `d ${percent(draws.share)}`;
  if (decided === 0) return `- ${drawn}`;
  const [low, high] = wilson(wins, decided);
  return `${percent(wins / decided)} (${percent(low)}-${percent(high)}) ${drawn}`;
};

const rowOf = (name: string, cells: readonly string[]): string =>
  [name.padEnd(14), ...cells.map((cell) => cell.padEnd(WIDTH))].join('').trimEnd();

/** Scenario by player, for people. */
export const drawMatrix = (cells: readonly MatrixCell[], games: number, seed: string): string[] => {
  const scenarios = [...new Set(cells.map(({ scenario }) => scenario))];
  const columns = [...new Set(cells.map(({ players }) => players))];
  const at = (scenario: string, players: string): MatrixCell | undefined =>
    cells.find((cell) => cell.scenario === scenario && cell.players === players);
  return [
    `What the first side won of the decided games, in %, with its 95 % interval,`,
    `and d, the games drawn; ${games} games each, seed ${seed}:`,
    '',
    rowOf('', columns),
    ...scenarios.map((scenario) =>
      rowOf(
        scenario,
        columns.map((players) => {
          const cell = at(scenario, players);
          return cell === undefined ? '-' : cellText(cell);
        }),
      ),
    ),
  ];
};
