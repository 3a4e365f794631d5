import { type Place, placeKey } from '@warmoot/kernel';
import type { Fan } from './boardView.ts';
import type { Camera } from './camera/camera.ts';
import { type FanLayout, layFan } from './counters/fan.ts';
import type { Stack } from './counters/stacks.ts';
import type { Point } from './geometry.ts';
import { isSamePlace, type Sheet } from './sheet.ts';

interface Table {
  readonly sheet: Sheet;
  readonly camera: Camera;
  readonly stacks: ReadonlyMap<string, Stack>;
}

/**
 * Lays out the fans of a frame: each stack once, only those on the screen, and a single counter only with an outcome.
 */
export const layFans = (table: Table, fans: readonly Fan[]): FanLayout[] => {
  const { sheet, camera, stacks } = table;
  const once = fans.filter(({ at }, i) => fans.findIndex((fan) => isSamePlace(fan.at, at)) === i);
  return once.flatMap((fan) => {
    const stack = stacks.get(placeKey(fan.at));
    if (!stack || !camera.shows(sheet.point(fan.at), -camera.look.side)) return [];
    if (stack.pieces.length < 2 && !fan.outcome) return [];
    const { width, height, look } = camera;
    const room = {
      width: width - camera.insets.right,
      height: height - camera.insets.bottom,
      side: look.side,
      ...opening(table, fan, once),
    };
    return [layFan(stack, camera.toScreen(sheet.point(fan.at)), room, fan.outcome)];
  });
};

/** To which side of its hex a fan opens, and how many hexes away from it. */
export interface Opening {
  readonly above: boolean;
  readonly hexesAway: number;
}

/**
 * Two fans open away from each other; a single fan opens where it covers the fewest counters, and none that must stay
 * visible. One that is only for viewing opens beyond the attackers if they stand on both sides.
 */
const opening = (
  { sheet, stacks }: Table,
  { at: place, clearOf = [], mayStandOff = false }: Fan,
  fans: readonly Fan[],
): Opening => {
  const here = sheet.point(place);
  const other = fans.find(({ at }) => !isSamePlace(at, place));
  if (other) return { above: here.y < sheet.point(other.at).y, hexesAway: 0 };
  const points = (places: Iterable<Place>): Point[] => Array.from(places, (at) => sheet.point(at));
  const standing = points(Array.from(stacks.values(), ({ at }) => at));
  return freest(here, standing, points(clearOf), mayStandOff ? OPENINGS : NEAREST);
};

const OPENINGS: readonly Opening[] = [0, 1, 2].flatMap((hexesAway) => [
  { above: true, hexesAway },
  { above: false, hexesAway },
]);
const NEAREST = OPENINGS.slice(0, 2);
const HEX = Math.sqrt(3);
/** The half width and the two edges of a plate, from the middle of its hex, in sides of a hex. */
const PLATE = { beside: 3.2, from: 0.5, to: 3.6 };
/** A counter that must stay visible counts as much as this many others, and a hex farther away as much as four. */
const AVOIDED = 8;
const FARTHER = 4;

/** Of the openings that do the least harm the nearest, and above rather than below. */
export const freest = (
  here: Point,
  standing: readonly Point[],
  clearOf: readonly Point[],
  openings = OPENINGS,
): Opening => {
  const harm = ({ above, hexesAway }: Opening): number => {
    const isCovered = ({ x, y }: Point): boolean => {
      const away = (above ? here.y - y : y - here.y) - hexesAway * HEX;
      return Math.abs(x - here.x) < PLATE.beside && away > PLATE.from && away < PLATE.to;
    };
    return (
      standing.filter(isCovered).length + clearOf.filter(isCovered).length * AVOIDED + hexesAway * FARTHER
    );
  };
  const harms = openings.map(harm);
  return openings[harms.indexOf(Math.min(...harms))] as Opening;
};
