import { expect, test } from 'vitest';
import { battle, type DrawnUnit, unit } from '../../testkit/drawn.ts';
import { formationOf } from './formation.ts';

type Words = Parameters<typeof battle>[0];
type Army = readonly (readonly [code: string, count: number])[];
type Edge = 'north' | 'south' | 'west' | 'east';

const army = (lines: Army): Record<string, DrawnUnit> =>
  Object.fromEntries(
    lines.flatMap(([code, count]) =>
      Array.from({ length: count }, (_, n) => [
        `${code} ${n}`,
        unit(code, 'blue', 'N', { status: 'toPlace' }),
      ]),
    ),
  );

const hexes = (columns: readonly [number, number], rows: readonly [number, number]): string[] => {
  const found: string[] = [];
  for (let column = columns[0]; column <= columns[1]; column++)
    for (let row = rows[0]; row <= rows[1]; row++) found.push(String(100 * column + row).padStart(4, '0'));
  return found;
};

/** Row by row, a column for each: how many of which type, and an `!` for each leader. */
const paraded = (
  lines: Army,
  friendlyEdge: Edge,
  area: readonly string[],
  words: Partial<Words> = {},
): string[] => {
  const map = { columns: 12, rows: 9 };
  const stage = battle({
    step: 'setUpFirst',
    map,
    sides: { blue: { friendlyEdge, area: [...area] }, red: {} },
    ...words,
    units: { ...army(lines), ...words.units },
  });
  const posts = formationOf(stage.battle, 'blue') ?? [];
  const at = (cell: number): string => {
    const types = posts
      .filter((post) => post.cell === cell)
      .map((post) => stage.battle.units[post.unit]?.type ?? '');
    const troops = types.filter((type) => type !== 'W1');
    const leaders = '!'.repeat(types.length - troops.length);
    return types.length === 0 ? '.' : `${troops.length || ''}${troops[0] ?? ''}${leaders}`;
  };
  const rows = area.map((hex) => Number(hex.slice(2)));
  const columns = area.map((hex) => Number(hex.slice(0, 2)));
  const lines_: string[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    const words_: string[] = [];
    for (let column = Math.min(...columns); column <= Math.max(...columns); column++)
      words_.push(at((column - 1) * 9 + row - 1).padEnd(5));
    lines_.push(words_.join('').trimEnd());
  }
  return lines_;
};

/** Lines of a drawing without the margin. */
const drawing = (text: string): string[] => {
  const lines = text.split('\n').slice(1, -1);
  const margin = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin));
};

const MIXED: Army = [
  ['LF', 4],
  ['AF', 4],
  ['PK', 5],
  ['HF', 4],
  ['SB', 8],
  ['HC', 4],
  ['W1', 2],
];
const NORTH = hexes([1, 12], [1, 4]);
const WEST = hexes([1, 5], [1, 9]);

test('an army deploys with its strongest foot in the middle, shooters behind gaps and cavalry on the wings, from every edge', () => {
  expect(paraded(MIXED, 'west', WEST)).toEqual(
    drawing(`
      .    .    .    .    2HC!
      .    .    .    .    4LF
      .    .    .    .    4AF
      .    .    .    4SB  .
      .    .    .    .    5PK!
      .    .    .    .    4HF
      .    .    .    4SB  .
      .    .    .    .    2HC
      .    .    .    .    .
    `),
  );
  expect(paraded(MIXED, 'east', hexes([8, 12], [1, 9]))).toEqual(
    drawing(`
      2HC! .    .    .    .
      4LF  .    .    .    .
      4AF  .    .    .    .
      .    4SB  .    .    .
      5PK! .    .    .    .
      4HF  .    .    .    .
      .    4SB  .    .    .
      2HC  .    .    .    .
      .    .    .    .    .
    `),
  );
  const line = '.    .    2HC! 4LF  4AF  .    5PK! 4HF  .    2HC  .    .';
  const behind = '.    .    .    .    .    4SB  .    .    4SB  .    .    .';
  expect(paraded(MIXED, 'north', NORTH).slice(2)).toEqual([behind, line]);
  expect(paraded(MIXED, 'south', hexes([1, 12], [6, 9])).slice(0, 2)).toEqual([line, behind]);
});

test('a line stands on the hills and out of water, and cavalry keep out of the woods', () => {
  const words: Partial<Words> = {
    terrain: {
      '0402': 'hill1',
      '0403': 'hill1',
      '0404': 'hill1',
      '0405': 'swamp',
      '0406': 'woods',
      '0407': 'hill1',
    },
    streams: ['0304'],
  };
  const lines: Army = [
    ['HF', 9],
    ['LC', 5],
    ['W1', 1],
  ];
  expect(paraded(lines, 'west', WEST, words)).toEqual(
    drawing(`
      .    .    .    .    .
      .    .    .    2LC  .
      .    .    1LC  3HF  .
      .    .    .    3HF! .
      .    .    .    .    .
      .    .    .    3HF  .
      .    .    .    2LC  .
      .    .    .    .    .
      .    .    .    .    .
    `),
  );
});

test('the line stays in its own half, however deep the area', () => {
  const depth = (friendlyEdge: Edge, area: readonly string[]) =>
    paraded([['HF', 4]], friendlyEdge, area).findIndex((line) => line.includes('HF'));
  expect(depth('north', hexes([1, 12], [1, 9]))).toBe(4);
  expect(depth('north', hexes([1, 12], [6, 9]))).toBe(0);
  expect(depth('south', hexes([1, 12], [1, 9]))).toBe(4);
});

test('[CSW-STK-03] [CSW-STK-05] if space is short, they stack as high as a hex allows', () => {
  const narrow = hexes([2, 2], [3, 5]);
  const twelve: Army = [
    ['HF', 12],
    ['SB', 6],
    ['W1', 1],
  ];
  expect(paraded(twelve, 'west', narrow)).toEqual(['6HF', '6HF!', '6SB']);
  const few: Army = [
    ['HF', 3],
    ['LF', 3],
    ['SB', 1],
    ['W1', 1],
  ];
  expect(paraded(few, 'west', narrow)).toEqual(['3LF', '3HF!', '1SB']);
  expect(paraded([['HF', 19]], 'west', narrow)).toEqual(['.', '.', '.']);
});

test('[CSW-MOR-04] leaders stand where most units lack one, then far from each other', () => {
  const lines: Army = [
    ['HF', 24],
    ['W1', 3],
  ];
  expect(paraded(lines, 'north', NORTH)[3]).toBe('.    .    .    4HF! 4HF  4HF! 4HF  4HF  4HF! .    .    .');
});

test('cavalry stand two deep beyond the ends, alternately left and right; engines shoot through a gap', () => {
  const lines: Army = [
    ['HF', 4],
    ['LC', 10],
    ['ON', 1],
    ['EL', 2],
  ];
  expect(paraded(lines, 'north', NORTH).slice(2)).toEqual(
    drawing(`
      .    .    .    2LC  .    .    .    1ON  2LC  .    .    .
      .    .    2LC  2LC  4HF  1EL  1EL  .    2LC  .    .    .
    `),
  );
});

test('[CSW-UND-08] the living and the undead deploy apart', () => {
  const dead = unit('HF', 'blue', 'N', { status: 'toPlace', undead: true });
  expect(paraded([['HF', 4]], 'north', NORTH, { modules: ['undead'], units: { y: dead, z: dead } })[3]).toBe(
    '.    .    .    .    .    4HF  2HF  .    .    .    .    .',
  );
});

test('[CSW-FAC-05] leaders join units already placed, and face as they do', () => {
  const stage = battle({
    step: 'setUpFirst',
    map: { columns: 12, rows: 9 },
    sides: { blue: { friendlyEdge: 'north', area: NORTH }, red: {} },
    units: {
      ...army([
        ['HF', 4],
        ['W1', 2],
      ]),
      p: unit('PK', 'blue', '0202', 'NE'),
      q: unit('PK', 'blue', '0202', 'NE'),
    },
  });
  const posts = formationOf(stage.battle, 'blue') ?? [];
  const post = (name: string) => posts.find((each) => each.unit === stage.id(name));
  expect([post('W1 1'), post('W1 0')]).toMatchObject([
    { cell: post('HF 0')?.cell, facing: 3 },
    { cell: stage.cell('0202'), facing: 1 },
  ]);
  expect(posts.some(({ unit: id }) => id === stage.id('p'))).toBe(false);
});

test('a single unit deploys too, and cavalry beside woods or houses rather than in them', () => {
  expect(paraded([['HF', 1]], 'north', NORTH).join(' ')).toContain('1HF');
  const strip = hexes([1, 12], [4, 4]);
  const riders = (words: Partial<Words>) =>
    paraded([['LC', 2]], 'north', strip, words)[0]
      ?.split(/ +/)
      .indexOf('2LC') as number;
  const here = riders({});
  const hex = String(100 * (here + 1) + 4).padStart(4, '0');
  for (const ground of ['woods', 'building', 'swamp'] as const)
    expect(riders({ terrain: { [hex]: ground } })).not.toBe(here);
});

test('[CSW-SET-06] no unit deploys where it may not stand', () => {
  const strip = hexes([1, 12], [4, 4]);
  const posts = (words: Partial<Words>) => paraded([['LC', 2]], 'north', strip, words)[0]?.split(/ +/);
  const here = posts({})?.indexOf('2LC') as number;
  const hex = String(100 * (here + 1) + 4).padStart(4, '0');
  for (const ground of ['impassable', 'wall'] as const)
    expect(posts({ terrain: { [hex]: ground } })?.[here]).toBe('.');
});

test('a line keeps out of a swamp or stream along its whole length, and steps back for hills, but not for one hill', () => {
  const lines: Army = [
    ['HF', 4],
    ['SB', 4],
  ];
  const front = hexes([1, 12], [4, 4]);
  const swamp = Object.fromEntries(front.map((hex) => [hex, 'swamp' as const]));
  for (const words of [{ terrain: swamp }, { streams: front }]) {
    const rows = paraded(lines, 'north', NORTH, words);
    expect(rows.map((row) => row.match(/HF|SB/g)?.join(''))).toEqual([undefined, 'SB', 'HF', undefined]);
  }
  const onHills = (...hills: readonly string[]) =>
    paraded([['HF', 4]], 'north', hexes([1, 11], [1, 4]), {
      terrain: Object.fromEntries(hills.map((hex) => [hex, 'hill1' as const])),
    }).findIndex((row) => row.includes('HF'));
  expect(onHills('0103')).toBe(3);
  expect(onHills(...hexes([1, 11], [3, 3]))).toBe(2);
});

/** Where a leader is placed among units already on the map: four in the west, three in the east. */
const leaderAmong = (more: Record<string, DrawnUnit> = {}): string | undefined => {
  const stage = battle({
    step: 'setUpFirst',
    map: { columns: 12, rows: 9 },
    sides: { blue: { friendlyEdge: 'north', area: NORTH }, red: {} },
    units: {
      ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, unit('HF', 'blue', '0102', 'S')])),
      ...Object.fromEntries(['1002', '1102', '1202'].map((hex) => [hex, unit('HF', 'blue', hex, 'S')])),
      ...more,
      w: unit('W1', 'blue', 'N', { status: 'toPlace' }),
    },
  });
  const post = formationOf(stage.battle, 'blue')?.[0];
  return ['0102', '1002', '1102', '1202'].find((hex) => stage.cell(hex) === post?.cell);
};

test('[CSW-LDR-04] a leader joins where most units lack one, however many hexes they stand in', () => {
  expect(leaderAmong()).toBe('0102');
  expect(leaderAmong({ k: unit('W1', 'blue', '0102', 'S') })).not.toBe('0102');
});

test('[CSW-SET-06] leaders deploy even without troops', () => {
  expect(paraded([['W1', 2]], 'north', NORTH).join(' ')).toMatch(/!/);
  const lake = { terrain: { '0101': 'impassable' } } as const;
  expect(paraded([['W1', 1]], 'north', ['0101', '0102'], lake)).toEqual(['.', '!']);
});
