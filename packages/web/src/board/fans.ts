import { type Place, placeKey } from '@warmoot/kernel';
import type { Fan } from './boardView.ts';
import type { Camera } from './camera/camera.ts';
import { type FanLayout, layFan } from './counters/fan.ts';
import type { Stack } from './counters/stacks.ts';
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
      above: opensAbove(table, fan, once),
    };
    return [layFan(stack, camera.toScreen(sheet.point(fan.at)), room, fan.outcome)];
  });
};

/**
 * Two fans open away from each other; a single fan opens where it covers the fewest counters, and none that must stay
 * visible.
 */
const opensAbove = (
  { sheet, stacks }: Table,
  { at: place, clearOf = [] }: Fan,
  fans: readonly Fan[],
): boolean => {
  const { x, y } = sheet.point(place);
  const other = fans.find(({ at }) => !isSamePlace(at, place));
  if (other) return y < sheet.point(other.at).y;
  const covers = (at: Place, sign: number): boolean => {
    const stands = sheet.point(at);
    const away = (stands.y - y) * sign;
    return Math.abs(stands.x - x) < 3.2 && away > 0.5 && away < 3.6;
  };
  const harm = (sign: number): number =>
    [...stacks.values()].filter(({ at }) => covers(at, sign)).length +
    clearOf.filter((at) => covers(at, sign)).length * AVOIDED;
  return harm(-1) <= harm(1);
};

/** A counter that must stay visible counts as much as this many others. */
const AVOIDED = 8;
