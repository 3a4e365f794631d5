import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { sideFrom } from '../../casebook/position.ts';
import { drawMap } from './drawMap.ts';
import { mapFromText, mapFromTiled, ownMapFault, readOwnMap } from './ownMap.ts';
import { mapToText, mapToTiled } from './printOwnMap.ts';

const HEAD = `map Two shores
hexes flat
ids offset digits 2 from 1 shifted even
directions by code from 1: N NE SE S SW NW
legend
  . plains
  w water
  m mountains
`;
/** Three columns of two rows. */
const BOARD = `board 0101
|.   m
|  .
|.   w
|  .
`;
const problem = (text: string): string => {
  const reading = mapFromText(text);
  return reading.ok ? '' : reading.problem;
};

test('[CHR-R-08] [CHR-MAP-06] a hand-drawn map is read: terrain, rivers, sites, underground, neutrals', () => {
  const reading = mapFromText(`${HEAD}${BOARD}side river: 0101:3
side ford: 0102:2
overlay snow: 0301
overlay entrance: 0301
overlay tunnel: 0301
overlay cavern: 0201
overlay treasure: 0201
overlay lair-dead: 0201
mark portal 0101 A
mark neutral-dw 0102 Amberford
mark abandoned 0202 Old Town 4
`);
  expect(reading).toMatchObject({ ok: true });
  if (!reading.ok) return;
  const { ground, sites, rivers, neutralCities, lairs } = reading.value;
  expect(ground).toEqual({ columns: 3, rows: 2, surface: '..m..w', below: '#Ct###', snow: '  *   ' });
  expect(sites).toEqual({
    0: { portal: 'A' },
    2: { entrance: true },
    4: { abandoned: { name: 'Old Town', size: 4 } },
    7: { treasure: true },
  });
  expect(rivers).toEqual({ [sideFrom(ground, '0101/3')]: 'river', [sideFrom(ground, '0102/2')]: 'ford' });
  expect(neutralCities).toEqual([{ at: 3, name: 'Amberford', race: 'DW', ofTheDead: false }]);
  expect(lairs).toEqual([{ at: 7, race: 'DV' }]);
});

test('a drawn land prints and reads back, as text and for Tiled', () => {
  const empires = Array(3).fill({ name: '', race: 'FB' });
  const { rolls: _rolls, ...land } = drawMap({ empires, hexesPerEmpire: 160 }, dice(5, 5, 5, 5, 5, 5, 5, 6));
  const sorted = (map: typeof land) => ({ ...map, lairs: [...map.lairs].sort((a, b) => a.at - b.at) });
  for (const reading of [
    readOwnMap(mapToText({ ...land, rolls: [] }, 'Land')),
    mapFromTiled(JSON.parse(JSON.stringify(mapToTiled({ ...land, rolls: [] }, 'Land')))),
    readOwnMap(JSON.stringify(mapToTiled({ ...land, rolls: [] }, 'Land'))),
  ]) {
    expect(reading.ok).toBe(true);
    if (reading.ok) expect(sorted(reading.value)).toEqual({ ...sorted(land), rolls: [] });
  }
});

test.each([
  ['another way of counting', `${HEAD.replace('shifted even', 'shifted odd')}${BOARD}`, 'another way'],
  ['a hole', `${HEAD}board 0101\n|.   m\n|  .\n|.\n|  .\n`, 'full rectangle of 3 columns and 2 rows'],
  [
    'a strange terrain',
    `${HEAD.replace('m mountains', 'm marsh')}${BOARD}`,
    '0301 has the unknown terrain "marsh"',
  ],
  ['a strange hexside', `${HEAD}${BOARD}side wall: 0101:3\n`, 'hexside "wall" is unknown'],
  ['a strange overlay', `${HEAD}${BOARD}overlay inn: 0101\n`, 'overlay "inn" is unknown'],
  ['a strange mark', `${HEAD}${BOARD}mark inn 0101\n`, 'mark "inn" is unknown'],
  ['a river at the edge', `${HEAD}${BOARD}side river: 0101:1\n`, 'edge of the map at 0101'],
  ['two portals A', `${HEAD}${BOARD}mark portal 0101 A\nmark portal 0102 A\n`, 'its own letter'],
  ['a mine in the sea', `${HEAD}${BOARD}overlay mine: 0302\n`, 'Hex 0302 is water'],
  ['an entrance into rock', `${HEAD}${BOARD}overlay entrance: 0101\n`, 'Beneath 0101 is solid rock'],
  ['a city without name', `${HEAD}${BOARD}mark neutral-fb 0101\n`, 'neutral city in 0101 has no name'],
  ['an abandoned city without size', `${HEAD}${BOARD}mark abandoned 0101 Old\n`, 'needs a name and a size'],
])('%s is reported in one sentence', (_, text, words) => {
  expect(problem(text)).toContain(words);
  expect(problem(text)).not.toContain('\n');
});

test('[CHR-R-07] a map too small for its empires is refused, and so is an empty one', () => {
  expect(ownMapFault(`${HEAD}${BOARD}`, 3)).toContain('6 hexes, too few for 3 empires');
  expect(ownMapFault('{ "a": ', 3)).toContain('JSON');
  expect(ownMapFault(7, 3)).not.toBeNull();
  const empires = Array(3).fill({ name: '', race: 'FB' });
  const large = mapToText(drawMap({ empires, hexesPerEmpire: 160 }, dice(1, 1, 1, 1, 1, 1, 1, 1)), 'Land');
  expect(ownMapFault(large, 3)).toBeNull();
  expect(drawMap({ empires, hexesPerEmpire: 160, map: large }, dice()).rolls).toEqual([]);
});
