import { CHART, COLUMNS } from '../../data/combatChart.ts';

const MIN_DIE = 0;
const MAX_DIE = 8;
const LAST_ROW = CHART.length - 1;

interface ChartReading {
  /** The head of the column; 0 for factors that are no attack (CSW-R-03). */
  readonly column: number;
  readonly row: number;
  readonly losses: number;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** CSW-CRT-02, CSW-X-05 */
export const clampDie = (die: number): number => clamp(die, MIN_DIE, MAX_DIE);

/** CSW-CRT-02, CSW-CRT-03, CSW-CRT-05, CSW-R-02, CSW-R-94: the die is kept within 0..8 before the Defence Class counts. */
const rowOf = (modifiedDie: number, defence: number): number =>
  clamp(clampDie(modifiedDie) + defence, 0, LAST_ROW);

export const readChart = (factors: number, modifiedDie: number, defence: number): ChartReading => {
  const row = rowOf(modifiedDie, defence);
  const index = COLUMNS.findLastIndex((least) => least <= factors);
  return { column: COLUMNS[index] ?? 0, row, losses: CHART[row]?.[index] ?? 0 };
};
