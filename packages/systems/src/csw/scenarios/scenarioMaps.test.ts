import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cellsIn } from '../maps/index.ts';
import { boardOf, cellOfId, directionTo } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';
import { SCENARIOS, type Scenario } from './index.ts';
import { hexesWith, idsIn, scenario, streamsOf } from './testkit.ts';

const RULEBOOK = readFileSync(new URL('../../../../../rulebooks/csw.md', import.meta.url), 'utf8');

/** `Woods: 0101 0203-0205.` in the rulebook's words for each base terrain. */
const WORDS: Readonly<Record<string, Terrain>> = {
  'Level 1 hill': 'hill1',
  'Level 2 hill': 'hill2',
  Woods: 'woods',
  Swamp: 'swamp',
  Buildings: 'building',
  'Open water (impassable)': 'impassable',
};

/** The map clause of a scenario: what it lists, by the word it lists it under. */
const listsOf = ({ clause, id }: Scenario): (readonly [word: string, list: string])[] => {
  const number = id === 'ukrak' ? 10 : 9;
  const text = RULEBOOK.split('\n').find((line) =>
    line.startsWith(`- **${clause}-${String(number).padStart(2, '0')}**`),
  )!;
  return [...text.matchAll(/([A-Z][\w ()]*): ((?:\d{4}(?:-\d{4})? ?)+)\./g)].map(
    ([, word, list]) => [word!, list!.trim()] as const,
  );
};

const listed = (each: Scenario, word: string): string[] =>
  listsOf(each)
    .filter(([its]) => its === word)
    .flatMap(([, list]) => idsIn(each.field, list));

/** Whether the road goes from each hex of the list to the next. */
const isRoad = (field: Field, list: string): boolean => {
  const board = boardOf(field);
  const cells = list.split(' ').map((id) => cellOfId(board, id));
  return cells.slice(1).every((to, at) => {
    const way = directionTo(board, cells[at]!, to);
    return way !== undefined && ((field.roads[cells[at]!] as number) & (1 << way)) !== 0;
  });
};

test.each(SCENARIOS)('[CSW-R-87] the map of $id is hex for hex what its clause lists', (each) => {
  const { field } = each;
  for (const [word, terrain] of Object.entries(WORDS))
    expect([word, listed(each, word)]).toEqual([word, hexesWith(field, terrain)]);
  const flowing = streamsOf(field).filter((id) => !hexesWith(field, 'impassable').includes(id));
  expect(listed(each, 'Stream').sort()).toEqual(flowing);
  const roads = listsOf(each).filter(([word]) => word === 'Road');
  expect(roads.length).toBeGreaterThan(0);
  for (const [, list] of roads) expect(isRoad(field, list)).toBe(true);
  const onRoads = new Set(roads.flatMap(([, list]) => list.split(' ')));
  expect(field.roads.filter((links) => links !== 0)).toHaveLength(onRoads.size);
});

const isAtEdge = (field: Field, id: string): boolean => {
  const { edges } = boardOf(field);
  const [cell] = cellsIn(field, id) as [number];
  return Object.values(edges).some((edge) => edge.includes(cell));
};

test.each(SCENARIOS)(
  '[CSW-MIN-03] every stream of $id begins and ends at an edge, a lake or a marsh',
  ({ field }) => {
    const board = boardOf(field);
    const wet = new Set(cellsIn(field, streamsOf(field).join(' ')));
    const near = (cell: number): number[] =>
      [0, 1, 2, 3, 4, 5].map((way) => board.grid.neighbours[6 * cell + way] as number);
    const isSource = (cell: number): boolean =>
      near(cell).some((next) => ['hill1', 'hill2', 'swamp'].includes(field.terrain[next] ?? ''));
    const ends = [...wet].filter((cell) => near(cell).filter((next) => wet.has(next)).length < 2);
    const lost = ends.filter((cell) => !isAtEdge(field, board.ids[cell]!) && !isSource(cell));
    expect(lost.map((cell) => board.ids[cell])).toEqual([]);
  },
);

const fieldOf = (id: string) => scenario(id).field;
const size = (id: string) => `${fieldOf(id).columns} x ${fieldOf(id).rows}`;

test('[CSW-GEO-08] maps measure one board, or two side by side or one above the other', () => {
  const large = SCENARIOS.filter(({ id }) => size(id) === '44 x 17').map(({ id }) => id);
  const tall = SCENARIOS.filter(({ id }) => size(id) === '22 x 34').map(({ id }) => id);
  const single = SCENARIOS.filter(({ id }) => size(id) === '22 x 17').map(({ id }) => id);
  expect(large).toEqual(['civitate', 'manzikert', 'dorylaeum', 'pipeweed', 'bellystone', 'ukrak']);
  expect(tall).toEqual(['balathus', 'jarmoco']);
  expect(single).toEqual(['tours', 'hastings', 'liegnitz', 'morgarten']);
});

test('[CSW-S01-09] Tours: the Franks have a rise before the woods, and there is no swamp', () => {
  expect(hexesWith(fieldOf('tours'), 'swamp')).toEqual([]);
  expect(hexesWith(fieldOf('tours'), 'hill1').length).toBeGreaterThan(20);
});

test('[CSW-S02-09] Balathus: a palisade across the valley with a gap at the road', () => {
  const palisade = idsIn(fieldOf('balathus'), '0817-1017 1217-1417');
  expect(hexesWith(fieldOf('balathus'), 'building')).toEqual(expect.arrayContaining(palisade));
  expect(hexesWith(fieldOf('balathus'), 'clear')).toContain('1117');
});

test('[CSW-S03-09] Civitate: a low hill between the camps, and the town', () => {
  const field = fieldOf('civitate');
  const hill = idsIn(field, '2006-2406 2007-2407');
  expect(hexesWith(field, 'hill1')).toEqual(expect.arrayContaining(hill));
  expect(hexesWith(field, 'building')).toEqual(expect.arrayContaining(['4008', '4009', '4109']));
});

test('[CSW-S04-09] Hastings: the ridge, with the marsh below it', () => {
  const rowsOf = (terrain: Terrain) =>
    hexesWith(fieldOf('hastings'), terrain).map((id) => Number(id.slice(2)));
  expect(Math.min(...rowsOf('swamp'))).toBeGreaterThan(Math.max(...rowsOf('hill1')));
  expect(rowsOf('building')).toEqual([]);
});

test('[CSW-S05-09] Manzikert: no swamp and no building on the steppe', () => {
  const kinds = new Set(fieldOf('manzikert').terrain);
  expect([kinds.has('swamp'), kinds.has('building')]).toEqual([false, false]);
});

test('[CSW-S06-09] Dorylaeum: the marsh that covered the camp', () => {
  const marsh = ['0611', '0612', '0711', '0712', '0811', '0812'];
  expect(hexesWith(fieldOf('dorylaeum'), 'swamp')).toEqual(expect.arrayContaining(marsh));
});

test('[CSW-S07-09] Liegnitz: the town in the north-west, the height of Wahlstatt in the middle', () => {
  expect(hexesWith(fieldOf('liegnitz'), 'building')).toEqual(expect.arrayContaining(['0303', '0403']));
  expect(hexesWith(fieldOf('liegnitz'), 'hill2').length).toBeGreaterThan(0);
});

test('[CSW-S08-09] Morgarten: the road runs between slope and lake, and enters by the three hexes', () => {
  const field = fieldOf('morgarten');
  const rows = (terrain: Terrain) => hexesWith(field, terrain).map((id) => Number(id.slice(2)));
  expect(Math.max(...rows('hill1'))).toBeLessThan(Math.min(...rows('impassable')));
  expect(hexesWith(field, 'clear')).toEqual(expect.arrayContaining(['0108', '0109', '0110']));
});

test('[CSW-S09-09] Pipeweed Farm: the farm in the middle', () => {
  const field = fieldOf('pipeweed');
  expect(hexesWith(field, 'building')).toEqual(['2110', '2210', '2211', '2311']);
  expect(hexesWith(field, 'woods')).toEqual(expect.arrayContaining(['2112', '2212']));
});

test('[CSW-S10-09] Jarmoco: the town where the roads meet', () => {
  const town = ['1016', '1017', '1116', '1216', '1217'];
  expect(hexesWith(fieldOf('jarmoco'), 'building')).toEqual(expect.arrayContaining(town));
});

test('[CSW-S11-09] Bellystone Ford: the river is two hexes wide and only the road crosses it dry', () => {
  const field = fieldOf('bellystone');
  const rows = Array.from({ length: 17 }, (_, row) => String(row + 1).padStart(2, '0'));
  const inRow = (row: string) => streamsOf(field).filter((id) => id.endsWith(row) && Number(id) > 2700);
  for (const row of rows) expect([row, inRow(row).length >= 2]).toEqual([row, true]);
  const dry = streamsOf(field).filter(
    (id) => Number(id) > 2700 && field.roads[cellsIn(field, id)[0] as number] !== 0,
  );
  expect(dry).toEqual(['2909', '3009']);
});

test('[CSW-S12-10] Ukrak Morfut: the houses of Tenoch stand at the east', () => {
  const houses = hexesWith(fieldOf('ukrak'), 'building').map((id) => Number(id.slice(0, 2)));
  expect(Math.min(...houses)).toBeGreaterThan(39);
});
