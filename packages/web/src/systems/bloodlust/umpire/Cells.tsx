import {
  CASUALTIES,
  COLUMNS,
  type DuelAnswer,
  GREATEST_KV,
  LEAST_KV,
} from '@warmoot/systems/bloodlust/umpire';
import { Clause } from '../../../page/Clause.tsx';
import { Label } from './parts.tsx';
import { umpire as words } from './text/index.ts';

/** How many columns of the table fit on a phone. */
const WIDTH = 4;

const columnSays = (at: number): string => {
  const from = COLUMNS[at] as number;
  const next = COLUMNS[at + 1];
  return next === undefined ? `${from}+` : `${from}–${next - 1}`;
};

const rowSays = (killValue: number): string => (killValue < 0 ? `−${-killValue}` : `+${killValue}`);

/** The part of the casualty table around both results, their cells lit (BLD-MEL-01, BLD-MEL-13). */
export function Cells({ answer }: { readonly answer: DuelAnswer }) {
  const lit = answer.sides.map(({ cell }) => ({
    row: cell.row,
    at: COLUMNS.indexOf(cell.column as (typeof COLUMNS)[number]),
  }));
  const places = lit.map(({ at }) => at).filter((at) => at >= 0);
  if (places.length === 0) return null;
  const from = Math.max(0, Math.min(Math.min(...places) - 1, COLUMNS.length - WIDTH));
  const columns = COLUMNS.map((_, at) => at).filter(
    (at) => (at >= from && at < from + WIDTH) || places.includes(at),
  );
  const rows = [...new Set(lit.flatMap(({ row }) => [row - 1, row]))]
    .filter((row) => row >= LEAST_KV && row <= GREATEST_KV)
    .toSorted((a, b) => a - b);
  const sideAt = (row: number, column: number): string =>
    lit
      .map((each, side) => (each.row === row && each.at === column ? (side === 0 ? 'red' : 'blue') : ''))
      .join(' ')
      .trim();
  return (
    <>
      <Label says={words.melee.table}>
        <Clause id="BLD-MEL-13" />
      </Label>
      <table class="u-cells">
        <thead>
          <tr>
            <td />
            {columns.map((at) => (
              <th key={at} scope="col" class={places.includes(at) ? 'on' : ''}>
                {columnSays(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" class={lit.some((each) => each.row === row) ? 'on' : ''}>
                {rowSays(row)}
              </th>
              {columns.map((at) => (
                <td key={at} class={sideAt(row, at)}>
                  {((CASUALTIES[row - LEAST_KV]?.[at] ?? 0) / 2).toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
