import { type Compass, codeOf, nameOf, readDirection } from './compass.ts';
import { type Direction, directionTo, type Hex, neighbour } from './coordinates.ts';
import { type Corner, cornerOf, hexesAround, isSameCorner } from './corners.ts';
import { opposite, turn } from './facing.ts';
import { type HexIds, printHexId, readHexId } from './hexIds.ts';
import { type Reading, readingOf, unreadable } from './reading.ts';

/** The side of a hex in a direction. `hexside` gives the one form that both its hexes agree on. */
export interface Hexside {
  readonly hex: Hex;
  readonly direction: Direction;
}

/** The canonical form: named from the hex for which it lies in direction 0, 1 or 2 (CHR-R-03). */
export const hexside = (hex: Hex, direction: Direction): Hexside =>
  direction < 3 ? { hex, direction } : { hex: neighbour(hex, direction), direction: opposite(direction) };

/** The hexside two neighbours share, or undefined if they do not touch. */
export const hexsideBetween = (a: Hex, b: Hex): Hexside | undefined => {
  const direction = directionTo(a, b);
  return direction === undefined ? undefined : hexside(a, direction);
};

/** A unique text for each hexside, whichever of its two hexes names it. */
export const hexsideKey = (side: Hexside): string => {
  const { hex, direction } = hexside(side.hex, side.direction);
  return `${hex.q},${hex.r}:${direction}`;
};

/** The two hexes it separates. */
export const hexesBeside = ({ hex, direction }: Hexside): [Hex, Hex] => [hex, neighbour(hex, direction)];

/** Its two endpoints, the counter-clockwise one first as seen from its hex. */
export const endpointsOf = ({ hex, direction }: Hexside): [Corner, Corner] => [
  cornerOf(hex, turn(direction, -1)),
  cornerOf(hex, direction),
];

/** Whether two hexsides are joined end to end (CST-BRD-16). A hexside also shares its endpoints with itself. */
export const shareEndpoint = (a: Hexside, b: Hexside): boolean =>
  endpointsOf(a).some((end) => endpointsOf(b).some((other) => isSameCorner(end, other)));

/** Whether an endpoint of the hexside is a corner of the hex (CST-BRD-16). */
export const endsAtHex = (side: Hexside, hex: Hex): boolean =>
  endpointsOf(side).some((end) =>
    hexesAround(end).some((around) => around.q === hex.q && around.r === hex.r),
  );

/** The three hexsides that meet in a corner, in canonical form. */
export const hexsidesAt = (corner: Corner): Hexside[] => {
  const [a, b, c] = hexesAround(corner);
  return [hexsideBetween(a, b)!, hexsideBetween(b, c)!, hexsideBetween(c, a)!];
};

/** The four hexsides joined to the ends of this one. */
export const hexsidesJoinedTo = (side: Hexside): Hexside[] =>
  endpointsOf(side)
    .flatMap(hexsidesAt)
    .filter((other) => hexsideKey(other) !== hexsideKey(side));

/** How a rulebook writes hexsides: the hex, a colon, and the direction as number or name. */
export interface HexsideNotation {
  readonly ids: HexIds;
  readonly compass: Compass;
  readonly directionsBy: 'code' | 'name';
}

/**
 * `-1,2:0` (CST-BRD-03). Named from the hex for which the direction is among the first three of the compass, as the
 * catalogues do, unless that hex is off the board.
 */
export const printHexside = (
  notation: HexsideNotation,
  side: Hexside,
  isOnBoard: (hex: Hex) => boolean = () => true,
): string => {
  const ahead = nameOf(notation.compass, side.direction);
  const named = notation.compass.names.indexOf(ahead) < 3 ? side : otherName(side);
  const { hex, direction } = isOnBoard(named.hex) ? named : otherName(named);
  const written =
    notation.directionsBy === 'code'
      ? codeOf(notation.compass, direction)
      : nameOf(notation.compass, direction);
  return `${printHexId(notation.ids, hex)}:${written}`;
};

const otherName = ({ hex, direction }: Hexside): Hexside => ({
  hex: neighbour(hex, direction),
  direction: opposite(direction),
});

/** Reads `hex:direction`, the direction by number or by name, and gives the canonical form. */
export const readHexside = (notation: HexsideNotation, text: string): Reading<Hexside> => {
  const colon = text.lastIndexOf(':');
  if (colon < 0) return unreadable(`"${text}" is not a hexside; write a hex, a colon and a direction.`);
  const hex = readHexId(notation.ids, text.slice(0, colon));
  if (!hex.ok) return hex;
  const direction = readDirection(notation.compass, text.slice(colon + 1));
  return direction.ok ? readingOf(hexside(hex.value, direction.value)) : direction;
};
