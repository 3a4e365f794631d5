import { expect, test } from 'vitest';
import { boardOf, cellOfId, distance, nextTo } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';
import { BOARD_1, BOARD_2, BOARD_3, cellsIn, joinNorthSouth, joinWestEast } from './index.ts';

const hexesOf = (field: Field, terrain: Terrain): string[] =>
  boardOf(field).ids.filter((_, cell) => field.terrain[cell] === terrain);
const waterOf = (field: Field, kind: 'stream' | 'moat'): string[] =>
  boardOf(field).ids.filter((_, cell) => field.water[cell] === kind);
const ids = (field: Field, list: string): string[] =>
  cellsIn(field, list)
    .sort((a, b) => a - b)
    .map((cell) => boardOf(field).ids[cell] as string);
const block = (columns: readonly [number, number], rows: string): string =>
  Array.from({ length: columns[1] - columns[0] + 1 }, (_, at) => {
    const column = String(columns[0] + at).padStart(2, '0');
    return `${column}${rows.slice(0, 2)}-${column}${rows.slice(3)}`;
  }).join(' ');
const without = (from: readonly string[], these: readonly string[]): string[] =>
  from.filter((id) => !these.includes(id));

const roadAt = (field: Field, id: string): number => field.roads[cellOfId(boardOf(field), id)] as number;

/** Follows the road from hex to hex through the whole list. */
const isOneRoad = (field: Field, list: string): boolean => {
  const board = boardOf(field);
  const cells = cellsIn(field, list);
  return cells.slice(1).every((to, at) => {
    const from = cells[at] as number;
    const way = ([0, 1, 2, 3, 4, 5] as const).find((d) => nextTo(board, from, d) === to);
    if (way === undefined) return false;
    return (
      ((field.roads[from] as number) & (1 << way)) !== 0 &&
      ((field.roads[to] as number) & (1 << ((way + 3) % 6))) !== 0
    );
  });
};

test('[CSW-SCN-01] Board 1 is the open vale, hex by hex', () => {
  expect([BOARD_1.columns, BOARD_1.rows]).toEqual([22, 17]);
  const summit = ids(BOARD_1, '1904 1905 2004 2005');
  expect(hexesOf(BOARD_1, 'hill2')).toEqual(summit);
  expect(hexesOf(BOARD_1, 'hill1')).toEqual(without(ids(BOARD_1, block([18, 21], '03-06')), summit));
  expect(hexesOf(BOARD_1, 'woods')).toEqual(
    ids(BOARD_1, '1403 1404 1503 1504 1604 0313 0314 0413 0414 1713 1714 1813 1814 1915'),
  );
  expect(hexesOf(BOARD_1, 'swamp')).toEqual(ids(BOARD_1, '0812 0813 0912 0913'));
  expect(hexesOf(BOARD_1, 'building')).toEqual(ids(BOARD_1, '1210 1211 1310'));
  expect(waterOf(BOARD_1, 'stream')).toEqual(ids(BOARD_1, '0701-0717'));
  expect(isOneRoad(BOARD_1, '0109-2209')).toBe(true);
  expect(isOneRoad(BOARD_1, '1101-1117')).toBe(true);
  expect(hexesOf(BOARD_1, 'clear')).toHaveLength(22 * 17 - 16 - 14 - 4 - 3);
});

test('[CSW-SCN-02] Board 2 is the long ridge, hex by hex', () => {
  const crest = ids(BOARD_2, block([8, 15], '05-06'));
  expect(hexesOf(BOARD_2, 'hill2')).toEqual(crest);
  expect(hexesOf(BOARD_2, 'hill1')).toEqual(without(ids(BOARD_2, block([5, 18], '04-07')), crest));
  expect(hexesOf(BOARD_2, 'woods')).toEqual(
    ids(BOARD_2, '0202 0203 0302 0303 1902 1903 2002 2003 0413 0414 0513 0514 1612 1613 1712 1713'),
  );
  expect(hexesOf(BOARD_2, 'swamp')).toEqual(ids(BOARD_2, '1316 1416 1417'));
  expect(hexesOf(BOARD_2, 'building')).toEqual(ids(BOARD_2, '1010 1210'));
  expect(waterOf(BOARD_2, 'stream')).toEqual(ids(BOARD_2, '0115-2215'));
  expect(isOneRoad(BOARD_2, '0109-2209')).toBe(true);
  expect(isOneRoad(BOARD_2, '1101-1117')).toBe(true);
});

test('[CSW-SCN-08] Board 3 is the keep: a ring of walls three hexes from its centre, with a moat around it', () => {
  const board = boardOf(BOARD_3);
  const middle = cellOfId(board, '1609');
  const ring = (radius: number): string[] =>
    board.ids.filter((_, cell) => distance(board, cell, middle) === radius);
  const towers = ids(BOARD_3, '1308 1311 1606 1612 1908 1911');
  const walls = ids(BOARD_3, '1310 1407 1411 1507 1512 1707 1712 1807 1811 1909 1910');
  expect(hexesOf(BOARD_3, 'tower')).toEqual(towers);
  expect(hexesOf(BOARD_3, 'wall')).toEqual(walls);
  expect(hexesOf(BOARD_3, 'gate')).toEqual(['1309']);
  expect([...towers, ...walls, '1309'].sort()).toEqual(ring(3));
  expect(hexesOf(BOARD_3, 'building')).toEqual(['1608', '1610', '1710']);
  expect(waterOf(BOARD_3, 'moat')).toEqual(without(ring(4), ['1209']));
  expect(isOneRoad(BOARD_3, '0109-1609')).toBe(true);
});

test('[CSW-WAL-02] hexes within two of the centre are inside the keep, from four on outside; the walls are neither', () => {
  const board = boardOf(BOARD_3);
  const middle = cellOfId(board, '1609');
  BOARD_3.within.forEach((within, cell) => {
    const away = distance(board, cell, middle);
    expect(within).toBe(away <= 2 ? 'inside' : away === 3 ? null : 'outside');
  });
});

test('[CSW-SCN-03] roads leave the boards at row 09 and column 11, so that they continue over every join', () => {
  for (const board of [BOARD_1, BOARD_2]) {
    expect(roadAt(board, '0109') & (1 << 4)).not.toBe(0);
    expect(roadAt(board, '2209') & (1 << 1)).not.toBe(0);
    expect(roadAt(board, '1101') & 1).not.toBe(0);
    expect(roadAt(board, '1117') & (1 << 3)).not.toBe(0);
  }
  expect(isOneRoad(joinWestEast('Both', BOARD_2, BOARD_1), '0109-4409')).toBe(true);
  expect(isOneRoad(joinNorthSouth('Both', BOARD_1, BOARD_2), '1101-1134')).toBe(true);
});

test('[CSW-GEO-08] joined boards continue the count of columns or rows, in names too', () => {
  const wide = joinWestEast('Wide', BOARD_1, BOARD_2);
  expect([wide.columns, wide.rows, wide.terrain.length]).toEqual([44, 17, 748]);
  expect(waterOf(wide, 'stream')).toEqual([...ids(wide, '0701-0717'), ...ids(wide, '2315-4415')]);
  const ridge = wide.names.find(({ name }) => name === 'The Long Ridge')!;
  expect(boardOf(wide).ids[ridge.cell]).toBe('3305');
  const tall = joinNorthSouth('Tall', BOARD_1, BOARD_2);
  expect([tall.columns, tall.rows, tall.terrain.length]).toEqual([22, 34, 748]);
  expect(hexesOf(tall, 'building')).toEqual(ids(tall, '1210 1211 1310 1027 1227'));
  const bridge = tall.names.find(({ name }) => name === 'Lower Bridge')!;
  expect(boardOf(tall).ids[bridge.cell]).toBe('1132');
});
