import { expect, test } from 'vitest';
import {
  angleBetween,
  type Compass,
  codeOf,
  DIRECTIONS,
  directionOf,
  directionsBeyond,
  directionsWithin,
  FLAT_CLOCKWISE_FROM_NORTH,
  nameOf,
  neighbour,
  opposite,
  POINTY_CLOCKWISE_FROM_EAST,
  POINTY_COUNTERCLOCKWISE_FROM_EAST,
  readDirection,
  turn,
  turnBetween,
} from './index.ts';

/** The steps of a compass's directions in its own order. */
const stepsOf = (compass: Compass) =>
  compass.names.map((_, index) =>
    neighbour({ q: 0, r: 0 }, directionOf(compass, index + compass.firstCode)!),
  );

test('[CSW-FAC-02] the front flats are the facing and its neighbours, the rear flats the other three', () => {
  expect(directionsWithin(0, 1)).toEqual([0, 1, 5]);
  expect(directionsBeyond(0, 1)).toEqual([2, 3, 4]);
  expect(directionsWithin(3, 1)).toEqual([2, 3, 4]);
});

test('a turn is the shortest one, positive when clockwise', () => {
  expect(turnBetween(5, 1)).toBe(2);
  expect(turnBetween(1, 5)).toBe(-2);
  expect(turnBetween(1, 4)).toBe(3);
  expect(angleBetween(0, 5)).toBe(1);
  for (const from of DIRECTIONS)
    for (const to of DIRECTIONS) expect(turn(from, turnBetween(from, to))).toBe(to);
  expect(opposite(4)).toBe(1);
  expect(turn(0, -13)).toBe(5);
});

test('[CSW-GEO-03] flat tops count N NE SE S SW NW as 0 to 5', () => {
  const steps = [0, 1, 2, 3, 4, 5].map((code) => directionOf(FLAT_CLOCKWISE_FROM_NORTH, code));
  expect(steps).toEqual([0, 1, 2, 3, 4, 5]);
  expect(nameOf(FLAT_CLOCKWISE_FROM_NORTH, 4)).toBe('SW');
});

test('[CHR-R-03] the campaign counts the same directions from 1', () => {
  const rosette: Compass = { ...FLAT_CLOCKWISE_FROM_NORTH, firstCode: 1 };
  expect(stepsOf(rosette)).toEqual([
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
  ]);
  expect(directionOf(rosette, 0)).toBeUndefined();
  expect(directionOf(rosette, 7)).toBeUndefined();
});

test('[CST-BRD-02] pointy tops clockwise from E', () => {
  expect(stepsOf(POINTY_CLOCKWISE_FROM_EAST)).toEqual([
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ]);
});

test('[GRD-MAP-05] pointy tops counter-clockwise from E', () => {
  expect(stepsOf(POINTY_COUNTERCLOCKWISE_FROM_EAST)).toEqual([
    { q: 1, r: 0 },
    { q: 1, r: -1 },
    { q: 0, r: -1 },
    { q: -1, r: 0 },
    { q: -1, r: 1 },
    { q: 0, r: 1 },
  ]);
  for (const direction of DIRECTIONS) {
    const code = codeOf(POINTY_COUNTERCLOCKWISE_FROM_EAST, direction);
    expect(directionOf(POINTY_COUNTERCLOCKWISE_FROM_EAST, code)).toBe(direction);
  }
});

test('a direction is read by name or number; a refusal says what to write', () => {
  expect(readDirection(POINTY_CLOCKWISE_FROM_EAST, 'sw')).toEqual({ ok: true, value: 4 });
  expect(readDirection(POINTY_CLOCKWISE_FROM_EAST, '2')).toEqual({ ok: true, value: 4 });
  expect(readDirection(FLAT_CLOCKWISE_FROM_NORTH, 'E')).toEqual({
    ok: false,
    problem: '"E" is not a direction; write N, NE, SE, S, SW, NW or 0 to 5.',
  });
  expect(readDirection(FLAT_CLOCKWISE_FROM_NORTH, '6').ok).toBe(false);
  expect(readDirection(FLAT_CLOCKWISE_FROM_NORTH, '').ok).toBe(false);
});
