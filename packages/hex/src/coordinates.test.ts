import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIRECTIONS,
  directionTo,
  disc,
  distance,
  type Hex,
  hexKey,
  isSameHex,
  neighbour,
  neighbours,
  ring,
  rotate,
  spiral,
} from './index.ts';

const anyHex = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });

/** Distance by walking outwards, knowing neighbours only. */
const walkedDistance = (from: Hex, to: Hex): number => {
  let front = [from];
  const seen = new Set([hexKey(from)]);
  for (let steps = 0; ; steps++) {
    if (front.some((hex) => isSameHex(hex, to))) return steps;
    front = front.flatMap(neighbours).filter((hex) => !seen.has(hexKey(hex)) && seen.add(hexKey(hex)));
  }
};

test('[CSW-GEO-04] distance is the least number of steps between two hexes', () => {
  const near = fc.integer({ min: -4, max: 4 });
  fc.assert(
    fc.property(fc.record({ q: near, r: near }), (to) => {
      expect(distance({ q: 0, r: 0 }, to)).toBe(walkedDistance({ q: 0, r: 0 }, to));
    }),
  );
});

test('directionTo gives the direction of a neighbour, and undefined for hexes further away', () => {
  const hex = { q: 3, r: -5 };
  expect(DIRECTIONS.map((direction) => directionTo(hex, neighbour(hex, direction)))).toEqual(DIRECTIONS);
  expect(directionTo(hex, hex)).toBeUndefined();
  expect(directionTo(hex, { q: 5, r: -5 })).toBeUndefined();
});

test('[CST-BRD-03] one step clockwise takes (q,r) to (-r, q+r)', () => {
  expect(rotate({ q: 3, r: 0 }, 1)).toEqual({ q: 0, r: 3 });
  expect(rotate({ q: 2, r: 1 }, 1)).toEqual({ q: -1, r: 3 });
  expect(rotate({ q: 2, r: 1 }, -5)).toEqual({ q: -1, r: 3 });
});

test('[CST-BRD-04] side 0 turned by i steps is side i, running from corner i to corner i+1', () => {
  const side0 = [
    { q: 3, r: 0 },
    { q: 2, r: 1 },
    { q: 1, r: 2 },
    { q: 0, r: 3 },
  ];
  for (let side = 0; side < 6; side++) {
    const turned = side0.map((hex) => rotate(hex, side));
    expect(turned[3]).toEqual(rotate({ q: 3, r: 0 }, side + 1));
    expect(turned.every((hex) => distance({ q: 0, r: 0 }, hex) === 3)).toBe(true);
  }
});

test('turning a hex about a centre keeps distances, and six sixths change nothing', () => {
  fc.assert(
    fc.property(anyHex, anyHex, fc.integer({ min: -12, max: 12 }), (hex, centre, sixths) => {
      expect(distance(rotate(hex, sixths, centre), centre)).toBe(distance(hex, centre));
      expect(rotate(rotate(hex, sixths, centre), -sixths, centre)).toEqual(hex);
      expect(rotate(hex, 6, centre)).toEqual(hex);
    }),
  );
});

test('a ring holds 6n hexes at distance n, each next to the one before it', () => {
  const centre = { q: 2, r: -1 };
  for (const radius of [1, 2, 5]) {
    const hexes = ring(centre, radius);
    expect(hexes).toHaveLength(6 * radius);
    expect(new Set(hexes.map(hexKey)).size).toBe(6 * radius);
    hexes.forEach((hex, at) => {
      expect(distance(centre, hex)).toBe(radius);
      expect(distance(hex, hexes[(at + 1) % hexes.length]!)).toBe(1);
    });
  }
  expect(ring(centre, 0)).toEqual([centre]);
});

test('a ring starts in the given direction and goes round clockwise', () => {
  const origin = { q: 0, r: 0 };
  expect(ring(origin, 1, 2)).toEqual([2, 3, 4, 5, 0, 1].map((d) => neighbours(origin)[d]));
  expect(ring(origin, 3, 4)[0]).toEqual({ q: -3, r: 3 });
});

test('[CST-BRD-02] a disc of radius 3 has 37 hexes row by row; a spiral has the same from the centre out', () => {
  const origin = { q: 0, r: 0 };
  const hexes = disc(origin, 3);
  expect(hexes).toHaveLength(37);
  expect(hexes.slice(0, 5)).toEqual([0, 1, 2, 3].map((q) => ({ q, r: -3 })).concat({ q: -1, r: -2 }));
  expect(spiral(origin, 3).map(hexKey).sort()).toEqual(hexes.map(hexKey).sort());
  expect(spiral(origin, 3)[0]).toEqual(origin);
});
