import type { Cell, HexGround, Piece, Scene } from '@warmoot/kernel';

const lot = (x: number, y: number, salt: number): number => {
  const mixed = Math.imul(
    Math.imul(x + 11, 73856093) ^ Math.imul(y + 7, 19349663) ^ Math.imul(salt, 83492791),
    2654435761,
  );
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
};

/** Patches of terrain some six hexes wide, as on a large campaign map. */
const terrainAt = (column: number, row: number): string => {
  const patch = lot(Math.floor(column / 6), Math.floor(row / 6), 1);
  const jitter = 0.14 * lot(column, row, 2);
  const kinds: readonly (readonly [number, string])[] = [
    [0.16, 'woods'],
    [0.3, 'hill1'],
    [0.38, 'hill2'],
    [0.46, 'swamp'],
    [0.5, 'building'],
  ];
  return kinds.find(([below]) => patch + jitter < below)?.[1] ?? 'clear';
};

const digits = (value: number): string => `${value + 1}`.padStart(3, '0');

const ground = (columns: number, rows: number): HexGround => {
  const cells: Cell[] = [];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      cells.push({
        at: { q: column, r: row - Math.floor(column / 2) },
        id: `${digits(column)}${digits(row)}`,
        terrain: terrainAt(column, row),
        ...(row % 40 === 20 ? { overlays: ['stream'] } : {}),
      });
  const sides = cells
    .filter(({ at }) => at.q % 50 === 25)
    .map(({ at }) => ({ at, direction: 3, kind: 'road' }));
  return { kind: 'hexes', orientation: 'flat', cells, sides };
};

const SYMBOLS = ['LF', 'HF', 'AF', 'PK', 'SB', 'LB', 'XB', 'LC', 'MC', 'HC', 'TR', 'W2'];

/** A map of the largest supported size, with this many counters, for measuring the board's speed. */
const SIDES = [
  { seat: 'red', name: 'Red', spoken: 'Red', colour: 'red' },
  { seat: 'blue', name: 'Blue', spoken: 'Blue', colour: 'blue' },
];

export const largeScene = (columns: number, rows: number, counters: number): Scene => {
  const map = ground(columns, rows);
  const pieces = Array.from({ length: counters }, (_, i): Piece => {
    const { at } = map.cells[Math.floor(lot(i, 3, 5) * map.cells.length)]!;
    const symbol = SYMBOLS[i % SYMBOLS.length]!;
    return {
      id: `p${i}`,
      name: `Unit ${i}`,
      symbol,
      side: i % 2 === 0 ? 'red' : 'blue',
      at,
      facing: i % 6,
      figures: ['5', '1', '4'],
      badges: symbol === 'W2' ? ['leader'] : i % 9 === 0 ? ['moved'] : [],
    };
  });
  return { title: 'Large', sides: SIDES, ground: map, pieces, marks: [], prompt: { text: '' }, status: [] };
};
