import type { Cell, HexGround } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { apart, layoutOf, STEPS } from '../geometry.ts';
import { AREAS } from '../terrain/kinds.ts';
import { groundOf } from './ground.ts';

const disc = (radius: number, overlays: Readonly<Record<string, string[]>>): HexGround => {
  const cells: Cell[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++)
      if (Math.abs(q + r) <= radius) {
        const there = overlays[`${q},${r}`];
        cells.push({
          at: { q, r },
          id: `${q},${r}`,
          terrain: 'clear',
          ...(there ? { overlays: there } : {}),
        });
      }
  return { kind: 'hexes', orientation: 'flat', cells, sides: [] };
};

const streamThrough = (...places: readonly string[]) =>
  groundOf(disc(3, Object.fromEntries(places.map((place) => [place, ['stream']]))), 'Brook');

test('a stream flows from hex to hex without a gap or a kink', () => {
  const ground = streamThrough('-1,0', '0,0', '1,-1');
  const ends = [...ground.ways.stretches.values()].flat().map(({ line }) => line);
  const middle = ends.find((line) => apart(line[7]!, { x: 0, y: 0 }) < 0.8)!;
  const others = ends.filter((line) => line !== middle).flatMap((line) => [line[0]!, line.at(-1)!]);
  for (const end of [middle[0]!, middle.at(-1)!])
    expect(others.some((other) => apart(end, other) < 1e-9)).toBe(true);
});

test('where three stream hexes touch the stream bends and does not form a ring', () => {
  const ground = streamThrough('-2,0', '-1,0', '-1,1', '0,0', '1,0');
  const bend = ground.cellAt({ q: -1, r: 1 });
  expect(ground.ways.stretches.get(bend)).toHaveLength(1);
});

test('a stream that reaches the edge continues beyond it', () => {
  const ground = streamThrough('0,-2', '0,-3');
  const last = ground.ways.stretches.get(ground.cellAt({ q: 0, r: -3 }))!;
  const lowest = Math.min(...last.flatMap(({ line }) => line.map(({ y }) => y)));
  expect(lowest).toBeLessThan(ground.box.top);
});

test('the hex at a point is found in both orientations', () => {
  for (const layout of [layoutOf('flat'), layoutOf('pointy')])
    for (const place of [{ q: 3, r: -2 }, { q: -4, r: 1 }, ...STEPS]) {
      const { x, y } = layout.centre(place);
      expect(layout.hexAt({ x: x + 0.4, y: y - 0.5 })).toEqual(place);
    }
});

test('stream hexes side by side are one river, without courses of their own', () => {
  const ground = streamThrough('0,-3', '0,-2', '0,-1', '0,0', '1,-3', '1,-2', '1,-1');
  const river = ground.fields[AREAS.indexOf('river')]!;
  expect([...river].filter((value) => value === 1)).toHaveLength(7);
  expect(ground.ways.stretches.size).toBe(0);
});

test('a stream flows into a river once, and draws no bank across its mouth', () => {
  const ground = streamThrough('0,-3', '0,-2', '0,-1', '1,-3', '1,-2', '1,-1', '0,0', '0,1', '0,2');
  const river = ground.fields[AREAS.indexOf('river')]!;
  const [brook, mouth] = [ground.cellAt({ q: 0, r: 1 }), ground.cellAt({ q: 0, r: 0 })];
  expect([river[brook], river[mouth]]).toEqual([0, 1]);
  expect(ground.ways.stretches.get(brook)!.map(({ inBody }) => inBody)).toEqual([false]);
  const inBody = [...ground.ways.stretches.values()].flat().filter((stretch) => stretch.inBody);
  expect(inBody).toHaveLength(1);
});

test('roads that cross go straight on', () => {
  const map = disc(2, {});
  const sides = [0, 1, 3, 4].map((direction) => ({ at: { q: 0, r: 0 }, direction, kind: 'road' }));
  const ground = groundOf({ ...map, sides }, 'Crossroads');
  expect(ground.ways.stretches.get(ground.cellAt({ q: 0, r: 0 }))).toHaveLength(2);
});
