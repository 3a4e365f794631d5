import { placeKey } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { cswReference } from './index.ts';

const { tables, diagrams } = cswReference();
const table = (id: string) => tables.find((each) => each.id === id)!;
const rowOf = (id: string, name: string) => table(id).rows.find(([first]) => first === name);
const diagram = (id: string) => diagrams.find((each) => each.id === id)!;
const hexes = (id: string, kind: string): string[] => {
  const { ground, marks } = diagram(id).scene;
  const cells = ground.kind === 'hexes' ? ground.cells : [];
  const places = marks.filter((mark) => mark.kind === kind).flatMap((mark) => mark.places.map(placeKey));
  return places.map((key) => cells.find(({ at }) => placeKey(at) === key)?.id ?? key).sort();
};

test('every row of a table has as many cells as it has columns', () => {
  for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
});

test('[CSW-TEC-01] the terrain chart shows the costs in the rules', () => {
  expect(rowOf('terrain', 'Clear')).toEqual(['Clear', '1', '1', '–', '–', '–', 'Yes', '0']);
  expect(rowOf('terrain', 'Woods')).toEqual(['Woods', '4', '4', '+1', '+1', '+2', 'No', '1']);
  expect(rowOf('terrain', 'Swamp')).toEqual(['Swamp', '4', '8', '+1', '+1', '–', 'No', '0']);
  expect(rowOf('terrain', 'Level 1 hill')).toEqual(['Level 1 hill', '2', '2', '+1', '–', '–', 'Yes', '1']);
  expect(rowOf('terrain', 'Wall')?.slice(0, 3)).toEqual(['Wall', '2', 'No']);
  expect(rowOf('terrain', 'Stream')).toEqual(['Stream', '3', '3', '–', '+1', '–', 'No', '0']);
});

test('[CSW-UNT-01] units, and the morale table, come from the data and the rules', () => {
  expect(rowOf('units', 'Heavy Crossbow')?.slice(0, 3)).toEqual(['Heavy Crossbow', 'HX', '4.5']);
  expect(table('morale').rows.map((row) => row[1])).toEqual(['8', '−2', '+2', '−2']);
  expect(table('moraleResults').rows.map((row) => row[1])).toEqual([
    'They hold.',
    'They retreat one hex, facing the attacker.',
    'They rout.',
  ]);
});

test('[CSW-FAC-02] the diagram of facing has three front hexes and three rear ones', () => {
  expect(hexes('facing', 'front')).toEqual(['0303', '0402', '0503']);
  expect(hexes('facing', 'rear')).toHaveLength(3);
});

test('[CSW-ZOC-01] in the diagram of zones the routed unit has none', () => {
  expect(hexes('zones', 'enemyZone')).not.toContain('0703');
  expect(hexes('zones', 'enemyZone').length).toBeGreaterThanOrEqual(5);
});

test('one attack comes through the front, the other through the rear', () => {
  expect(hexes('flanks', 'attack')).toEqual(['0403', '0404']);
  expect(hexes('flanks', 'charge')).toEqual(['0403', '0503']);
});

test('the diagram of sight has hexes seen and hexes hidden; that of the charge a run', () => {
  expect(hexes('sight', 'seen').length).toBeGreaterThan(10);
  expect(hexes('sight', 'blocked').length).toBeGreaterThan(5);
  expect(diagram('charge').scene.marks[0]?.places.length).toBeGreaterThanOrEqual(5);
});
