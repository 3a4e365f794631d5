import { expect, test } from 'vitest';
import { COLUMNS } from '../../data/combatChart.ts';
import { readChart } from './chart.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const lossesInRow = (row: number): number[] => COLUMNS.map((factors) => readChart(factors, 0, row).losses);
const destroys = (factors: number, defence: number): number[] =>
  DICE.filter((die) => readChart(factors, die, defence).losses > 0);

test('[CSW-X-01] [CSW-CRT-04] two units of missile factor 2 destroy a Defence Class 2 target only on a 1', () => {
  expect(readChart(4, 1, 2)).toEqual({ column: 4, row: 3, losses: 1 });
  expect(destroys(4, 2)).toEqual([1]);
});

test('[CSW-X-02] [CSW-CRT-04] two units of melee factor 6 destroy a Defence Class 4 target on a 1 or a 2', () => {
  expect(readChart(12, 2, 4)).toEqual({ column: 12, row: 6, losses: 1 });
  expect(destroys(12, 4)).toEqual([1, 2]);
});

test('[CSW-X-04] [CSW-CRT-01] factors between two columns use the lower one', () => {
  const columns = [7, 9, 11, 15, 19, 23, 29, 35, 40].map((factors) => readChart(factors, 3, 0).column);
  expect(columns).toEqual([6, 8, 10, 12, 16, 20, 24, 30, 36]);
});

test('[CSW-X-05] [CSW-CRT-02] a modified die of -3 counts as 0 and one of 11 as 8', () => {
  expect(readChart(36, -3, 0).row).toBe(0);
  expect(readChart(36, 11, 0).row).toBe(8);
});

test('[CSW-CRT-03] [CSW-R-02] the die is kept within 0..8 before the Defence Class is added', () => {
  expect(readChart(30, -3, 2)).toMatchObject({ row: 2, losses: 3 });
  expect(readChart(30, 11, 1)).toMatchObject({ row: 9, losses: 1 });
});

test('[CSW-R-94] a Defence Class outside 0..4 keeps the row within 0..12', () => {
  expect(readChart(6, 0, -1).row).toBe(0);
  expect(readChart(6, 8, 5).row).toBe(12);
});

test('[CSW-X-06] [CSW-R-01] every 2 and 3 legible in the scan is in the same cell', () => {
  const expected: Record<number, [losses: number, least: number, most: number][]> = {
    0: [
      [2, 6, 12],
      [3, 16, 36],
    ],
    1: [
      [2, 8, 16],
      [3, 20, 36],
    ],
    3: [
      [2, 12, 24],
      [3, 30, 36],
    ],
    4: [[2, 16, 36]],
    5: [[2, 30, 36]],
    6: [[2, 36, 36]],
    7: [],
  };
  for (const [row, spans] of Object.entries(expected))
    for (const [index, losses] of lossesInRow(Number(row)).entries()) {
      const column = COLUMNS[index] as number;
      const span = spans.find(([, least, most]) => column >= least && column <= most);
      expect(span?.[0] ?? Math.min(losses, 1), `row ${row}, column ${column}`).toBe(losses);
    }
});

/** The rulebook's chart as it is printed there. */
const PRINTED = `
  - 1 1 1 1 2 2 2 2 3 3 3 3 3
  - 1 1 1 1 1 2 2 2 2 3 3 3 3
  - - 1 1 1 1 1 2 2 2 2 3 3 3
  - - - 1 1 1 1 1 2 2 2 2 3 3
  - - - - 1 1 1 1 1 2 2 2 2 2
  - - - - - - 1 1 1 1 1 1 2 2
  - - - - - - - - 1 1 1 1 1 2
  - - - - - - - - - 1 1 1 1 1
  - - - - - - - - - - 1 1 1 1
  - - - - - - - - - - - 1 1 1
  - - - - - - - - - - - - 1 1
  - - - - - - - - - - - - - 1
  - - - - - - - - - - - - - -
`;

test('[CSW-CRT-04] every cell matches the printed chart', () => {
  const rows = PRINTED.trim().split('\n');
  const read = rows.map((_, row) => lossesInRow(row).join(' ').replaceAll('0', '-'));
  expect(read).toEqual(rows.map((row) => row.trim()));
});

test('[CSW-CRT-04] each row starts to cause losses further right than the row above', () => {
  const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((row) =>
    lossesInRow(row).findIndex((n) => n > 0),
  );
  expect(first.map((index) => COLUMNS[index] ?? 'never')).toEqual([
    2,
    3,
    4,
    5,
    8,
    12,
    16,
    20,
    24,
    30,
    36,
    'never',
  ]);
});

test('[CSW-CRT-05] a higher Defence Class reaches the same row with a lower die', () => {
  for (let row = 4; row <= 8; row++)
    for (const defence of [0, 1, 2, 3, 4]) expect(readChart(20, row - defence, defence).row).toBe(row);
});

test('[CSW-R-03] the first column never causes losses, and factors below 1 do not attack', () => {
  expect(lossesInRow(0)[0]).toBe(0);
  expect(readChart(0, 0, 0)).toMatchObject({ column: 0, losses: 0 });
  expect(readChart(99, 0, 0)).toMatchObject({ column: 36, losses: 3 });
});
