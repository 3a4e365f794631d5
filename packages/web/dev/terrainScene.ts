import type { Cell, Scene, Side } from '@warmoot/kernel';

/** Every terrain, overlay and way, in bands of three columns. */
const BANDS: readonly (readonly string[])[] = [
  ['clear', 'woods', 'forest', 'swamp'],
  ['hill1', 'hill2', 'hill', 'mountain'],
  ['sea', 'lake', 'ford', 'water'],
  ['desert', 'rough', 'impassable', 'lava'],
  ['farmland', 'farm', 'building', 'mill'],
  ['city', 'meadow', 'clear', 'clear'],
];

const ROWS = 12;

const terrainAt = (column: number, row: number): string =>
  column < 18
    ? (BANDS[Math.floor(column / 3)]?.[Math.floor(row / 3)] ?? 'clear')
    : (WORKS[`${column},${row}`] ?? 'clear');

/** A small fort with a moat, a tower, an open gate and a breach. */
const WORKS: Readonly<Record<string, string>> = {
  '20,2': 'tower',
  '21,2': 'wall',
  '22,2': 'gate',
  '23,2': 'wall',
  '24,2': 'tower',
  '20,3': 'wall',
  '24,3': 'wall',
  '20,4': 'wall',
  '24,4': 'wall',
  '20,5': 'tower',
  '21,5': 'wall',
  '22,6': 'gate',
  '23,5': 'clear',
  '24,5': 'tower',
};
const OVERLAYS: Readonly<Record<string, readonly string[]>> = {
  '22,6': ['open'],
  '23,5': ['rubble'],
  '19,9': ['caltrops'],
  '21,9': ['tunnel'],
  '23,9': ['tunnel', 'breach'],
};

const RAMPARTS = ['wall', 'tower', 'gate'];

const overlaysAt = (column: number, row: number): readonly string[] => [
  ...(OVERLAYS[`${column},${row}`] ?? []),
  ...(row === 11 && column > 2 ? ['stream'] : []),
  ...(row === 0 && column > 17 ? ['moat'] : []),
];

const placeOf = (column: number, row: number): Cell['at'] => ({ q: column, r: row - Math.floor(column / 2) });

const cellsOf = (): Cell[] => {
  const cells: Cell[] = [];
  for (let column = 0; column < 27; column++)
    for (let row = 0; row < ROWS; row++) {
      const overlays = overlaysAt(column, row);
      cells.push({
        at: placeOf(column, row),
        id: `${`${column + 1}`.padStart(2, '0')}${`${row + 1}`.padStart(2, '0')}`,
        terrain: terrainAt(column, row),
        ...(overlays.length > 0 ? { overlays } : {}),
      });
    }
  return cells;
};

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

const wallsOf = (cells: readonly Cell[]): Side[] => {
  const strong = new Set(
    cells.filter(({ terrain }) => RAMPARTS.includes(terrain)).map(({ at }) => `${at.q},${at.r}`),
  );
  return cells
    .filter(({ terrain }) => RAMPARTS.includes(terrain))
    .flatMap(({ at }) =>
      [1, 2, 3]
        .filter((k) => strong.has(`${at.q + STEPS[k]![0]},${at.r + STEPS[k]![1]}`))
        .map((direction) => ({ at, direction, kind: 'wall' })),
    );
};

const roads = (): Side[] =>
  Array.from({ length: ROWS }, (_, row) => ({ at: placeOf(22, row), direction: 3, kind: 'road' }));

const rivers = (): Side[] => [
  { at: placeOf(16, 3), direction: 2, kind: 'river' },
  { at: placeOf(16, 3), direction: 3, kind: 'river' },
  { at: placeOf(16, 4), direction: 2, kind: 'river' },
  { at: placeOf(16, 6), direction: 2, kind: 'cliff' },
  { at: placeOf(16, 7), direction: 2, kind: 'wall' },
  { at: placeOf(16, 8), direction: 2, kind: 'slope' },
];

export const terrainScene = (): Scene => {
  const cells = cellsOf();
  return {
    title: 'Terrain',
    sides: [],
    ground: {
      kind: 'hexes',
      orientation: 'flat',
      cells,
      sides: [...wallsOf(cells), ...roads(), ...rivers()],
    },
    pieces: [],
    marks: [],
    prompt: { text: '' },
    status: [],
  };
};
