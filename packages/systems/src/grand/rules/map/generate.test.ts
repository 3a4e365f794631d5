import { printMap, toTiled } from '@warmoot/hex';
import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { LAYOUTS } from '../../data/layout.ts';
import { besideSpot, distance, groundOf, type Spot } from '../../state/ground.ts';
import { faultInMap, readCustomMap } from './customMap.ts';
import { drawPattern, fallbackPattern, generateMap, layBlocks } from './generate.ts';

const count = (rows: readonly string[], letter: string): number => rows.join('').split(letter).length - 1;
const terrainOf = (rows: readonly string[]) =>
  ['w', 'h', 'm', '.', 'f', 'c'].map((letter) => count(rows, letter));

test.each(Object.keys(LAYOUTS).map(Number))(
  '[GRD-MAP-02] [GRD-MAP-04] [GRD-MAP-06] [GRD-R-63] the same fair land for each of %i kingdoms',
  (kingdoms) => {
    const map = generateMap(kingdoms, seededDice(`map ${kingdoms}`));
    expect(faultInMap(map)).toBeUndefined();
    expect(terrainOf(map.terrain)).toEqual([22, 18, 10, 45, 2, 3].map((each) => each * kingdoms));
    expect(map.cities).toHaveLength(5 * kingdoms);
    expect(map.blocks).toHaveLength(kingdoms);
  },
);

test('[GRD-R-63] cities are three apart, the fortified one four from the capital, with open land round each', () => {
  for (let seed = 0; seed < 20; seed++) {
    const map = layBlocks(drawPattern(seededDice(`pattern ${seed}`)), 2);
    const ground = groundOf(map);
    const [capital, fortified] = ground.citySpots as [Spot, Spot];
    expect(distance(ground, capital, fortified)).toBeGreaterThanOrEqual(4);
    for (const a of ground.citySpots) {
      for (const b of ground.citySpots) if (a !== b) expect(distance(ground, a, b)).toBeGreaterThanOrEqual(3);
      const open = besideSpot(ground, a).filter((spot) => ground.terrain[spot] === 'plain');
      expect(open.length).toBeGreaterThanOrEqual(3);
    }
  }
});

test('[GRD-R-63] when every try fails, the printed sites are used, with plain all round them', () => {
  const pattern = drawPattern(seededDice('none'), 0);
  expect(pattern.sites.map(({ column, row }) => [column, row])).toEqual([
    [4, 4],
    [7, 8],
    [1, 2],
    [7, 1],
    [2, 7],
  ]);
  expect(terrainOf(fallbackPattern(seededDice('again')).terrain)).toEqual([22, 18, 10, 45, 2, 3]);
});

test('[GRD-MAP-05] directions E, NE, NW, W, SW, SE; odd rows are shifted right', () => {
  const ground = groundOf({ terrain: ['....', '....', '....'], cities: [], blocks: [] });
  const names = (id: string) =>
    besideSpot(ground, ground.spotOf.get(id) as Spot).map((spot) => ground.ids[spot]);
  expect(names('0101')).toEqual(['0201', '0200', '0100', '0001', '0102', '0202']);
  expect(distance(ground, ground.spotOf.get('0000') as Spot, ground.spotOf.get('0302') as Spot)).toBe(4);
});

const DRAWN = `map Two valleys
hexes pointy
ids offset digits 2 from 0 shifted odd
directions by name from 0: E NE NW W SW SE
legend
  . plain
  w woods
board 0000
|. . . w . .
| . . . . . .
|. . w . . .
mark capital 0101 red Redmere
mark city 0002 red Ashford
mark capital 0401 blue Bluewater
`;

test('[GRD-MAP-08] [GRD-MAP-07] a map drawn as text is read, with its cities and owners', () => {
  const reading = readCustomMap(DRAWN);
  expect(reading).toMatchObject({
    ok: true,
    value: {
      cities: [
        { name: 'Redmere', isCapital: true, founder: 0 },
        { name: 'Ashford', isFortified: false },
        { name: 'Bluewater', founder: 1 },
      ],
    },
  });
});

test('[GRD-MAP-08] the same map comes from Tiled', async () => {
  const { readMap } = await import('@warmoot/hex');
  const drawn = readMap(DRAWN);
  if (!drawn.ok) throw new Error(drawn.problem);
  expect(readMap(printMap(drawn.value))).toMatchObject({ ok: true });
  expect(readCustomMap(JSON.parse(JSON.stringify(toTiled(drawn.value))))).toEqual(readCustomMap(DRAWN));
});

test.each([
  ['mark capital 0401 blue Bluewater', 'mark fortified 0401 blue Bluewater', 'blue has 0 capitals'],
  ['mark city 0002 red Ashford', 'mark capital 0002 red Ashford', 'red has 2 capitals'],
  ['mark city 0002 red Ashford', 'mark city 0101 red Ashford', 'share a hex'],
  ['mark capital 0401 blue Bluewater', 'mark village 0401 blue Bluewater', 'a mark is'],
  ['blue Bluewater', 'Bluewater', 'begins with its kingdom'],
])('[GRD-MAP-08] %s changed to %s is refused', (from, to, problem) => {
  expect(readCustomMap(DRAWN.replace(from, to))).toMatchObject({
    ok: false,
    problem: expect.stringContaining(problem),
  });
});

test.each([2, 4, 6, 8])(
  '[GRD-R-63] [GRD-MAP-04] the map of %i kingdoms is the same turned round',
  (kingdoms) => {
    const { terrain } = generateMap(kingdoms, seededDice(`round ${kingdoms}`));
    expect(terrain.map((row) => [...row].reverse().join('')).reverse()).toEqual(terrain);
  },
);
