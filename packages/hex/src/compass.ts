import { DIRECTIONS, type Direction, type Orientation } from './coordinates.ts';
import { type Reading, readingOf, unreadable } from './reading.ts';

/**
 * How one rulebook names and numbers the six directions. The order of the names says everything: where it starts and
 * which way round it goes.
 */
export interface Compass {
  readonly orientation: Orientation;
  readonly names: readonly [string, string, string, string, string, string];
  /** The number of the first name: 0 counts 0..5, 1 counts 1..6. */
  readonly firstCode: number;
}

/** CSW-GEO-03: codes 0..5. CHR-R-02 has the same order with codes 1..6. */
export const FLAT_CLOCKWISE_FROM_NORTH: Compass = {
  orientation: 'flat',
  names: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  firstCode: 0,
};

/** CST-BRD-02. */
export const POINTY_CLOCKWISE_FROM_EAST: Compass = {
  orientation: 'pointy',
  names: ['E', 'SE', 'SW', 'W', 'NW', 'NE'],
  firstCode: 0,
};

/** GRD-MAP-05. */
export const POINTY_COUNTERCLOCKWISE_FROM_EAST: Compass = {
  orientation: 'pointy',
  names: ['E', 'NE', 'NW', 'W', 'SW', 'SE'],
  firstCode: 0,
};

/** The names of directions 0..5. */
const NAMES: Readonly<Record<Orientation, readonly string[]>> = {
  flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  pointy: ['NW', 'NE', 'E', 'SE', 'SW', 'W'],
};

export const nameOf = (compass: Compass, direction: Direction): string =>
  NAMES[compass.orientation][direction]!;

/** The number this rulebook gives a direction. */
export const codeOf = (compass: Compass, direction: Direction): number =>
  compass.names.indexOf(nameOf(compass, direction)) + compass.firstCode;

/** The direction with this number in this rulebook, or undefined if it has no such number. */
export const directionOf = (compass: Compass, code: number): Direction | undefined =>
  directionNamed(compass, compass.names[code - compass.firstCode] ?? '');

const directionNamed = (compass: Compass, name: string): Direction | undefined =>
  DIRECTIONS.find((direction) => nameOf(compass, direction) === name);

/** Reads a direction written by name or by number. */
export const readDirection = (compass: Compass, text: string): Reading<Direction> => {
  const written = text.trim();
  const direction = /^\d+$/.test(written)
    ? directionOf(compass, Number(written))
    : directionNamed(compass, written.toUpperCase());
  return direction === undefined ? unreadable(notADirection(compass, text)) : readingOf(direction);
};

const notADirection = ({ names, firstCode }: Compass, text: string): string =>
  `"${text}" is not a direction; write ${names.join(', ')} or ${firstCode} to ${firstCode + 5}.`;
