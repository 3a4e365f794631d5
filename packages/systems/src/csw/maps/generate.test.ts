import { expect, test } from 'vitest';
import { boardOf, nextTo } from '../state/board.ts';
import { generatedField, oppositeCell } from './generate.ts';

const SIZES = [
  { columns: 44, rows: 17 },
  { columns: 22, rows: 18 },
  { columns: 12, rows: 8 },
] as const;

test('[CSW-MIN-03] a generated field is fair to both sides: a half turn changes nothing', () => {
  for (const size of SIZES)
    for (let seed = 0; seed < 20; seed++) {
      const field = generatedField({ seed, ...size });
      expect([...field.terrain].reverse()).toEqual(field.terrain);
      expect([...field.water].reverse()).toEqual(field.water);
      const turned = field.roads.map((road) => ((road << 3) | (road >> 3)) & 63);
      expect(turned.reverse()).toEqual(field.roads);
    }
});

test('a half turn of a generated field keeps neighbours adjacent', () => {
  const board = boardOf(generatedField({ seed: 1, columns: 12, rows: 9 }));
  for (let cell = 0; cell < board.grid.size; cell++) {
    const next = nextTo(board, cell, 1);
    if (next >= 0) expect(nextTo(board, oppositeCell(board, cell), 4)).toBe(oppositeCell(board, next));
  }
});

test('[CSW-MIN-01] a generated field has hills, woods, a stream, and a road that crosses it from west to east', () => {
  for (let seed = 0; seed < 20; seed++) {
    const field = generatedField({ seed, columns: 44, rows: 17 });
    expect(field.terrain).toEqual(expect.arrayContaining(['clear', 'hill1', 'woods']));
    expect(field.water.filter((water) => water === 'stream').length).toBeGreaterThan(10);
    expect(walkRoad(field)).toBe(43);
  }
});

test('[CSW-MIN-03] the stream of a generated field runs between its hills, never over one', () => {
  for (const size of SIZES)
    for (let seed = 0; seed < 20; seed++) {
      const { terrain, water } = generatedField({ seed, ...size });
      const under = new Set(terrain.filter((_, cell) => water[cell] === 'stream'));
      expect([under.has('hill1'), under.has('hill2')]).toEqual([false, false]);
    }
});

test('[CSW-MIN-01] the stream of a generated field comes from one edge of the map and leaves by another', () => {
  for (const size of SIZES)
    for (let seed = 0; seed < 20; seed++) {
      const field = generatedField({ seed, ...size });
      const board = boardOf(field);
      const isStream = (cell: number): boolean => field.water[cell] === 'stream';
      const besides = (cell: number): number[] =>
        ([0, 1, 2, 3, 4, 5] as const).map((way) => nextTo(board, cell, way));
      const cells = field.water.flatMap((_, cell) => (isStream(cell) ? [cell] : []));
      const ends = cells.filter(
        (cell) => besides(cell).filter((next) => next >= 0 && isStream(next)).length < 2,
      );
      expect(ends).toHaveLength(2);
      for (const end of ends) expect(besides(end)).toContain(-1);
    }
});

/** The column the road reaches from the west edge. */
const walkRoad = (field: ReturnType<typeof generatedField>): number => {
  const board = boardOf(field);
  let cell = field.roads.findIndex((road, at) => at < board.rows && road !== 0);
  for (let column = 0; ; column++) {
    const onward = ([1, 2] as const).find((way) => ((field.roads[cell] as number) & (1 << way)) !== 0);
    const next = onward === undefined ? -1 : nextTo(board, cell, onward);
    if (next < 0) return column;
    cell = next;
  }
};

test('the same seed gives the same field; another seed gives another', () => {
  const of = (seed: string) => generatedField({ seed, columns: 30, rows: 17 });
  expect(of('Tenoch')).toEqual(of('Tenoch'));
  expect(of('Tenoch').terrain).not.toEqual(of('Ryne').terrain);
});
