import { expect, test } from 'vitest';
import { BOARD_1, BOARD_2 } from '../maps/index.ts';
import { hexesWith, idsIn, scenario, streamsOf } from './testkit.ts';

const fieldOf = (id: string) => scenario(id).field;
const size = (id: string) => `${fieldOf(id).columns} x ${fieldOf(id).rows}`;
/** The terrain of the western or northern board of a joined one, in its own order of cells. */
const westOf = (id: string) => fieldOf(id).terrain.slice(0, 374);
const eastOf = (id: string) => fieldOf(id).terrain.slice(374);

test('[CSW-S01-09] Tours: Board 1 with more woods and no swamp', () => {
  const field = fieldOf('tours');
  const added = idsIn(field, '1607 1608 1707 1708 1710 1711 1810 1811');
  expect(hexesWith(field, 'woods')).toEqual([...hexesWith(BOARD_1, 'woods'), ...added].sort());
  expect(hexesWith(field, 'swamp')).toEqual([]);
  expect(hexesWith(field, 'building')).toEqual(hexesWith(BOARD_1, 'building'));
});

test('[CSW-S02-09, CSW-R-38, CSW-R-87] Balathus: Board 1 north of Board 2, a palisade across the valley with a gap at the road', () => {
  expect(size('balathus')).toBe('22 x 34');
  expect(hexesWith(fieldOf('balathus'), 'building')).toEqual(
    idsIn(fieldOf('balathus'), '0817 0917 1017 1217 1317 1417 1210 1211 1310 1027 1227'),
  );
  expect(streamsOf(fieldOf('balathus'))).toEqual(idsIn(fieldOf('balathus'), '0701-0717 0132-2232'));
});

test('[CSW-S03-09] Civitate: Board 2 west of Board 1, a low hill between the camps, the town', () => {
  const field = fieldOf('civitate');
  expect(size('civitate')).toBe('44 x 17');
  const hill = idsIn(field, '2006-2406 2007-2407');
  expect(hexesWith(field, 'hill1')).toEqual(expect.arrayContaining(hill));
  expect(hexesWith(field, 'hill1')).toHaveLength(40 + 12 + hill.length);
  expect(hexesWith(field, 'building')).toEqual(idsIn(field, '1010 1210 3410 3411 3510 4008 4009 4109'));
});

test('[CSW-S04-09] Hastings: Board 2 with swamp in the valley', () => {
  expect(hexesWith(fieldOf('hastings'), 'swamp')).toEqual(
    idsIn(BOARD_2, '0810 0811 1410 1411 1316 1416 1417'),
  );
  expect(hexesWith(fieldOf('hastings'), 'hill2')).toEqual(hexesWith(BOARD_2, 'hill2'));
});

test('[CSW-S05-09] Manzikert: an open steppe west of Board 2', () => {
  expect(size('manzikert')).toBe('44 x 17');
  expect(new Set(westOf('manzikert'))).toEqual(new Set(['clear', 'woods', 'hill1', 'hill2']));
  expect(streamsOf(fieldOf('manzikert'))).toEqual(idsIn(fieldOf('manzikert'), '2315-4415'));
  expect(eastOf('manzikert')).toEqual(BOARD_2.terrain);
});

test('[CSW-S06-09] Dorylaeum: Board 2 west of Board 1 with a marsh', () => {
  expect(hexesWith(fieldOf('dorylaeum'), 'swamp')).toEqual(
    idsIn(fieldOf('dorylaeum'), '0611 0612 0711 0712 0811 0812 1316 1416 1417 3012 3013 3112 3113'),
  );
  expect(eastOf('dorylaeum')).toEqual(BOARD_1.terrain);
});

test('[CSW-S07-09] Liegnitz: Board 2 unchanged', () => {
  expect(fieldOf('liegnitz')).toEqual(BOARD_2);
});

test('[CSW-S08-09] Morgarten: a road between the slope and the shore', () => {
  const field = fieldOf('morgarten');
  const block = (from: number, to: number, rows: string): string =>
    Array.from({ length: to - from + 1 }, (_, at) => {
      const column = String(from + at).padStart(2, '0');
      return `${column}${rows.slice(0, 2)}-${column}${rows.slice(3)}`;
    }).join(' ');
  expect(hexesWith(field, 'swamp')).toEqual(idsIn(field, block(1, 22, '11-17')));
  expect(hexesWith(field, 'hill1')).toEqual(idsIn(field, block(4, 20, '06-07')));
  expect(hexesWith(field, 'hill2')).toEqual(idsIn(field, block(5, 19, '03-05')));
  expect(hexesWith(field, 'woods')).toEqual(idsIn(field, '0802-1502 1808 1908'));
  const road = idsIn(field, '0109-2209');
  expect(field.roads.flatMap((links, cell) => (links ? [cell] : []))).toHaveLength(road.length);
  expect(streamsOf(field)).toEqual([]);
});

test('[CSW-S09-09] Pipeweed Farm: Board 1 west of Board 2, the farm in the middle', () => {
  const field = fieldOf('pipeweed');
  expect(hexesWith(field, 'building')).toEqual(idsIn(field, '1210 1211 1310 2110 2210 2211 2311 3210 3410'));
  expect(hexesWith(field, 'woods')).toEqual(expect.arrayContaining(['2112', '2212']));
});

test('[CSW-S10-09] Jarmoco: Board 1 north of Board 2, the town at the join', () => {
  const field = fieldOf('jarmoco');
  expect(size('jarmoco')).toBe('22 x 34');
  expect(hexesWith(field, 'building')).toEqual(
    idsIn(field, '1016 1017 1116 1216 1217 1210 1211 1310 1027 1227'),
  );
});

test('[CSW-S11-09] Bellystone Ford: the stream is two hexes wide and the road crosses it dry', () => {
  const field = fieldOf('bellystone');
  expect(streamsOf(field)).toEqual(idsIn(field, '0115-2215 2901-2917 3001-3017'));
  const [near, far] = [28 * 17 + 8, 29 * 17 + 8];
  expect([field.roads[near], field.roads[far]].every((links) => links !== 0)).toBe(true);
  const called = new Map(field.names.map(({ cell, name }) => [cell, name]));
  expect(called.get(near)).toBe('Bellystone Ford');
  expect([...called.values()]).not.toContain('Vale Bridge');
});

test('[CSW-S12-10] Ukrak Morfut: Board 2 west of Board 1, both unchanged', () => {
  expect(westOf('ukrak')).toEqual(BOARD_2.terrain);
  expect(eastOf('ukrak')).toEqual(BOARD_1.terrain);
});
