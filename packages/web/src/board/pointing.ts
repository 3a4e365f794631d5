import { type Cell, type Piece, type Place, placeKey } from '@warmoot/kernel';
import type { Camera } from './camera/camera.ts';
import { isInside, outlineOf } from './counters/bodies.ts';
import { chipsOf } from './counters/chips.ts';
import { type FanLayout, hitFan } from './counters/fan.ts';
import { slideOf } from './counters/prow.ts';
import { sizeOf } from './counters/sprites.ts';
import type { Stack } from './counters/stacks.ts';
import type { Point } from './geometry.ts';
import type { Sheet } from './sheet.ts';

/** What is under a point of the board. */
export interface Spot {
  /** An arrow that turns what is selected there, by the direction it points to. */
  readonly faces?: number;
  readonly place?: Place;
  readonly cell?: Cell;
  /** The counter itself, if the point is on it: the one on top, or one of a fan. */
  readonly piece?: Piece;
  /** All pieces in the place, top one first. */
  readonly stack: readonly Piece[];
}

interface Field {
  readonly sheet: Sheet;
  readonly camera: Camera;
  readonly stacks: ReadonlyMap<string, Stack>;
  readonly fans: readonly FanLayout[];
}

/** `screen` in CSS pixels. Fans are on top of everything else; a chip stands for its body, unless a body is there. */
export const spotAt = ({ sheet, camera, stacks, fans }: Field, screen: Point): Spot => {
  for (const fan of [...fans].reverse()) {
    const index = hitFan(fan, screen);
    if (index !== undefined) return spotOf(sheet, fan.stack.at, fan.stack, fan.stack.pieces[index]);
  }
  const point = camera.toSheet(screen);
  const over = stackOver(sheet, stacks, point) ?? chipOver(sheet, camera, stacks, screen);
  if (over) return spotOf(sheet, over.at, over, over.pieces[0]);
  const place = sheet.placeAt(point);
  return place === undefined ? { stack: [] } : spotOf(sheet, place, stacks.get(placeKey(place)), undefined);
};

export const spotOf = (
  sheet: Sheet,
  place: Place,
  stack: Stack | undefined,
  piece: Piece | undefined,
): Spot => {
  const cell = sheet.ground && 'q' in place ? sheet.ground.cells[sheet.ground.cellAt(place)] : undefined;
  return { place, stack: stack?.pieces ?? [], ...(cell ? { cell } : {}), ...(piece ? { piece } : {}) };
};

/** A hex holds one stack, so only that one counts; on a table, any stack near the point. */
const stackOver = (sheet: Sheet, stacks: ReadonlyMap<string, Stack>, point: Point): Stack | undefined => {
  const place = sheet.placeAt(point);
  const near = sheet.ground ? [place && stacks.get(placeKey(place))] : [...stacks.values()].reverse();
  return near.find((stack) => stack !== undefined && covers(sheet, stack, point));
};

/** On a table the chips are often easier to hit than the bodies. */
const chipOver = (
  sheet: Sheet,
  camera: Camera,
  stacks: ReadonlyMap<string, Stack>,
  { x, y }: Point,
): Stack | undefined =>
  sheet.table &&
  chipsOf([...stacks.values()], sheet, camera).find(
    ({ at, size }) => Math.abs(x - at.x) <= size / 2 && Math.abs(y - at.y) <= size / 2,
  )?.stack;

const covers = (sheet: Sheet, { at, look, pieces }: Stack, { x, y }: Point): boolean => {
  const outline = pieces[0] && outlineOf(pieces[0], sheet);
  if (outline) return isInside(outline, { x, y });
  const centre = sheet.stand(at);
  const slide = slideOf(look.top, sheet.layout);
  const half = sizeOf(look.top, 1) / 2 + 0.06;
  return Math.abs(x - centre.x - slide.x) <= half && Math.abs(y - centre.y - slide.y) <= half;
};
