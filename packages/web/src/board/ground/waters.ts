import type { Cell, HexPlace } from '@warmoot/kernel';
import { STEPS } from '../geometry.ts';

export const stepped = ({ q, r }: HexPlace, direction: number): HexPlace => ({
  q: q + STEPS[direction]!.q,
  r: r + STEPS[direction]!.r,
});

const SIX = [0, 1, 2, 3, 4, 5] as const;

/** The hexes with one kind of water, and how they are arranged. */
interface Wet {
  readonly cells: ReadonlySet<number>;
  /** The cell next to another in a direction, if it is wet. */
  next(cell: number, direction: number): number | undefined;
}

const wetCells = (cells: readonly Cell[], cellAt: (place: HexPlace) => number, kind: string): Wet => {
  const wet = new Set(cells.flatMap(({ overlays }, cell) => (overlays?.includes(kind) ? [cell] : [])));
  return {
    cells: wet,
    next: (cell, direction) => {
      const beyond = cellAt(stepped(cells[cell]!.at, ((direction % 6) + 6) % 6));
      return wet.has(beyond) ? beyond : undefined;
    },
  };
};

/** Three wet neighbours side by side: a bend of a stream never has that many. */
const isCore = ({ next }: Wet, cell: number): boolean =>
  SIX.some((k) => [k, k + 1, k + 2].every((each) => next(cell, each) !== undefined));

/** Stream hexes side by side, rather than in a line, are one body of water: a river or a lake. */
export const bodiesOfWater = (
  cells: readonly Cell[],
  cellAt: (place: HexPlace) => number,
): ReadonlySet<number> => {
  const wet = wetCells(cells, cellAt, 'stream');
  const core = new Set([...wet.cells].filter((cell) => isCore(wet, cell)));
  const isBetween = (cell: number): boolean =>
    SIX.some((k) => [k, k + 1].every((each) => core.has(wet.next(cell, each) ?? -1)));
  return new Set([...wet.cells].filter((cell) => core.has(cell) || isBetween(cell)));
};

/**
 * The sides through which water leaves each hex. It runs between neighbours that have some; where three such hexes
 * touch it would run in a ring, so the link between the two busiest is left out: it is only an artefact of the bend. A
 * body of water has no course of its own; a stream that meets it flows into it once.
 */
export const waterExits = (
  cells: readonly Cell[],
  cellAt: (place: HexPlace) => number,
  kind: 'stream' | 'moat',
  bodies: ReadonlySet<number>,
): Map<number, number[]> => {
  const wet = wetCells(cells, cellAt, kind);
  const isThin = (cell: number | undefined): boolean => cell !== undefined && !bodies.has(cell);
  const thin: Wet = {
    cells: new Set([...wet.cells].filter(isThin)),
    next: (cell, k) => (isThin(wet.next(cell, k)) ? wet.next(cell, k) : undefined),
  };
  const exits = new Map([...thin.cells].map((cell) => [cell, openWays(thin, cell)]));
  for (const [cell, ways] of [...exits]) {
    const mouth = SIX.find((k) => bodies.has(wet.next(cell, k) ?? -1));
    if (mouth === undefined) continue;
    ways.push(mouth);
    const body = wet.next(cell, mouth)!;
    exits.set(body, [...(exits.get(body) ?? []), (mouth + 3) % 6]);
  }
  return exits;
};

const degree = ({ next }: Wet, cell: number): number => SIX.filter((k) => next(cell, k) !== undefined).length;

const openWays = (wet: Wet, cell: number): number[] =>
  SIX.filter((k) => {
    const other = wet.next(cell, k);
    if (other === undefined) return false;
    return [k + 1, k + 5].every((turn) => {
      const third = wet.next(cell, turn);
      return (
        third === undefined || degree(wet, cell) + degree(wet, other) <= busiest(wet, cell, other, third)
      );
    });
  });

const busiest = (wet: Wet, a: number, b: number, third: number): number =>
  Math.max(degree(wet, a), degree(wet, b)) + degree(wet, third);
