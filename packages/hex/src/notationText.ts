import type { Compass } from './compass.ts';
import type { Orientation } from './coordinates.ts';
import type { HexIds } from './hexIds.ts';
import type { HexsideNotation } from './hexsides.ts';
import { type Reading, readingOf, unreadable } from './reading.ts';

/** `axial`, or `offset digits 2 from 1 shifted even`. */
export const printIds = (ids: HexIds): string =>
  ids.kind === 'axial' ? 'axial' : `offset digits ${ids.digits} from ${ids.first} shifted ${ids.shifted}`;

export const readIds = (orientation: Orientation, text: string): Reading<HexIds> => {
  if (text === 'axial') return readingOf({ kind: 'axial', orientation });
  const found = /^offset digits ([0-6]) from ([01]) shifted (odd|even)$/.exec(text);
  if (!found) return unreadable(`"${text}" is not a hex notation; write axial, or ${IDS_EXAMPLE}.`);
  const shifted = found[3] === 'odd' ? 'odd' : 'even';
  const first = found[2] === '0' ? 0 : 1;
  return readingOf({ kind: 'offset', orientation, shifted, first, digits: Number(found[1]) });
};

const IDS_EXAMPLE = 'offset with digits, first number and shifted lines: offset digits 2 from 1 shifted even';

type Directions = Omit<HexsideNotation, 'ids'>;

/** `by code from 0: E SE SW W NW NE`. */
export const printDirections = ({ compass, directionsBy }: Directions): string =>
  `by ${directionsBy} from ${compass.firstCode}: ${compass.names.join(' ')}`;

const CIRCLE: Readonly<Record<Orientation, string>> = {
  flat: 'N NE SE S SW NW N NE SE S SW NW',
  pointy: 'NW NE E SE SW W NW NE E SE SW W',
};

export const readDirections = (orientation: Orientation, text: string): Reading<Directions> => {
  const found = /^by (code|name) from (\d): ([NESW ]+)$/.exec(text);
  const names = found?.[3]?.split(' ') ?? [];
  if (!found || !goesRound(orientation, names)) return unreadable(notDirections(orientation, text));
  const compass: Compass = {
    orientation,
    names: names as unknown as Compass['names'],
    firstCode: Number(found[2]),
  };
  return readingOf({ compass, directionsBy: found[1] === 'code' ? 'code' : 'name' });
};

/** Six names in a circle, from any start, either way round. */
const goesRound = (orientation: Orientation, names: readonly string[]): boolean =>
  names.length === 6 &&
  [names, names.toReversed()].some((way) => ` ${CIRCLE[orientation]} `.includes(` ${way.join(' ')} `));

const notDirections = (orientation: Orientation, text: string): string =>
  `"${text}" does not define the directions; write by code or by name, the first number, and the six names in a ` +
  `circle, such as by code from 0: ${CIRCLE[orientation].split(' ').slice(0, 6).join(' ')}.`;
