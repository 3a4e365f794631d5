import { boardOf, cellOfId, NOWHERE } from '../state/board.ts';
import type { Field } from '../state/field.ts';

/**
 * The cells of a list of hexes as the rulebook writes it: `0817-1017 1217`. A run goes along a row or down a column. A
 * hex off the map is a defect of ours.
 */
export const cellsIn = (field: Field, list: string): number[] =>
  list
    .split(' ')
    .flatMap((item) => runOf(item))
    .map((id) => {
      const cell = cellOfId(boardOf(field), id);
      if (cell === NOWHERE) throw new Error(`${id} is off the map ${field.name}`);
      return cell;
    });

const runOf = (item: string): string[] => {
  const [first, last = first] = item.split('-').map(Number) as [number, number?];
  const step = last - first >= 100 ? 100 : 1;
  return Array.from({ length: (last - first) / step + 1 }, (_, at) =>
    String(first + at * step).padStart(4, '0'),
  );
};
