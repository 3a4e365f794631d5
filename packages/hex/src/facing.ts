import { DIRECTIONS, type Direction } from './coordinates.ts';

/** Turns a direction by sixths of a circle, clockwise when positive. */
export const turn = (direction: Direction, sixths: number): Direction =>
  ((((direction + sixths) % 6) + 6) % 6) as Direction;

export const opposite = (direction: Direction): Direction => turn(direction, 3);

/** The shortest turn that leads from one direction to the other: -2..3, clockwise when positive. */
export const turnBetween = (from: Direction, to: Direction): number => {
  const clockwise = (to - from + 6) % 6;
  return clockwise > 3 ? clockwise - 6 : clockwise;
};

/** The angle between two directions in sixths of a circle: 0..3. */
export const angleBetween = (a: Direction, b: Direction): number => Math.abs(turnBetween(a, b));

/** Directions at most this many sixths off; one sixth gives the three front flats of CSW-FAC-02. */
export const directionsWithin = (facing: Direction, sixths: number): Direction[] =>
  DIRECTIONS.filter((direction) => angleBetween(facing, direction) <= sixths);

/** Directions more than this many sixths off; beyond one sixth lie the three rear flats of CSW-FAC-02. */
export const directionsBeyond = (facing: Direction, sixths: number): Direction[] =>
  DIRECTIONS.filter((direction) => angleBetween(facing, direction) > sixths);
