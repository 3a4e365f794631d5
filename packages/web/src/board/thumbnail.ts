import type { Scene } from '@warmoot/kernel';
import { LIGHT, playersOf, type Theme } from '../theme/index.ts';
import { restingSide } from './camera/camera.ts';
import { Blocks, hasBases } from './counters/blocks.ts';
import { Sprites } from './counters/sprites.ts';
import { stacksOf } from './counters/stacks.ts';
import { type Box, between, type Point } from './geometry.ts';
import { drawNames, namesOf, type PlacedName, placeNames } from './marks/names.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { surface } from './surface.ts';
import type { Patch } from './terrain/lattice.ts';

/** Paints the whole of a patch before it returns. */
export const paintAtOnce = (sheet: Sheet, theme: Theme, patch: Patch): HTMLCanvasElement => {
  const steps = sheet.paint(theme, patch, 4096);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** The whole sheet; the scale is in pixels for each side of a hex. */
export const paintSheet = (sheet: Sheet, theme: Theme, side: number): HTMLCanvasElement => {
  const { left, top, right, bottom } = sheet.box;
  const patch = { left: Math.round(left * side), top: Math.round(top * side), side, density: 1 };
  return paintAtOnce(sheet, theme, {
    ...patch,
    width: Math.ceil((right - left) * side),
    height: Math.ceil((bottom - top) * side),
  });
};

/** Half of a name with some air, in sides of a hex: a picture shows no names that its edge would cut. */
const NAME_HEIGHT = 0.5;
/** The hex height in pixels from which names are shown. */
const NAMES_FROM = 30;
/** The side of a hex at which symbols can still be distinguished, and at which they need not be larger. */
const LEAST = 9.5;
const MOST = 15;

interface ThumbnailOptions {
  readonly theme?: Theme;
  readonly density?: number;
  /** What to show of a map that nobody stands on: shares of its width and height. */
  readonly towards?: Point;
}

const CENTRE: Point = { x: 0.5, y: 0.5 };

/** A small picture of a scene: the armies and the ground around them; for lists of scenarios and games. */
export const thumbnail = (
  scene: Scene,
  width: number,
  height: number,
  { theme = LIGHT, density = 1, towards = CENTRE }: ThumbnailOptions = {},
): HTMLCanvasElement => {
  const sheet = sheetOf(scene);
  const { canvas, pen } = surface(width * density, height * density);
  const points = scene.pieces.map(({ at }) => sheet.point(at));
  const box = sheet.ground?.box ?? sheet.box;
  const cover = Math.max(width / (box.right - box.left), height / (box.bottom - box.top));
  const side = Math.max(cover, Math.min(MOST, Math.max(LEAST, sideFor(points, width, height))));
  const middle = middleOf(scene, sheet, { box, towards, width: width / side, height: height / side });
  const left = Math.round((middle.x * side - width / 2) * density);
  const top = Math.round((middle.y * side - height / 2) * density);
  const patch = { left, top, width: canvas.width, height: canvas.height, side: side * density, density };
  pen.drawImage(paintAtOnce(sheet, theme, patch), 0, 0);
  if (sheet.ground && patch.side * Math.sqrt(3) >= NAMES_FROM) {
    const toPixels = ({ x, y }: Point): Point => ({ x: x * patch.side - left, y: y * patch.side - top });
    const isWhole = ({ at, half }: PlacedName): boolean => {
      const { x, y } = toPixels(at);
      const [across, down] = [half * patch.side, NAME_HEIGHT * patch.side];
      return x > across && x < canvas.width - across && y > down && y < canvas.height - down;
    };
    const names = placeNames(namesOf(sheet.ground), points).filter(isWhole);
    drawNames(pen, names, theme, patch.side, toPixels);
  }
  const sprites = new Sprites(sheet.layout, density);
  const blocks = new Blocks(theme, density);
  for (const { at, look, pieces, isOnGround } of stacksOf(
    scene,
    playersOf(scene.sides, theme.players),
    new Set(),
  ).values()) {
    if (isOnGround) continue;
    const point = sheet.point(at);
    const [piece] = pieces;
    if (hasBases(piece)) {
      const { canvas: block, anchor } = blocks.of(piece, look.top.player, side * density);
      pen.drawImage(
        block,
        Math.round(point.x * patch.side - left - anchor.x),
        Math.round(point.y * patch.side - top - anchor.y),
      );
      continue;
    }
    const sprite = sprites.stack(look, side * density);
    pen.drawImage(
      sprite.canvas,
      Math.round(point.x * patch.side - left - sprite.reach),
      Math.round(point.y * patch.side - top - sprite.reach),
    );
  }
  return canvas;
};

const spanOf = (values: readonly number[]): number =>
  values.length > 0 ? Math.max(...values) - Math.min(...values) : 0;

const sideFor = (points: readonly Point[], width: number, height: number): number => {
  const [wide, deep] = [spanOf(points.map(({ x }) => x)) + 3, spanOf(points.map(({ y }) => y)) + 3];
  return restingSide(Math.min(width / wide, height / deep));
};

/** What a picture shows of the ground, in sides of a hex. */
interface View {
  readonly box: Box;
  readonly towards: Point;
  readonly width: number;
  readonly height: number;
}

/** Where most of both sides can be seen together: a picture of one army says little about a battle. */
const middleOf = (scene: Scene, sheet: Sheet, { box, towards, width, height }: View): Point => {
  const stands = scene.pieces.map(({ at, side }) => ({ ...sheet.point(at), side }));
  const sides = [...new Set(stands.map(({ side }) => side))];
  const all = [
    ...stands,
    ...stands.flatMap((one, i) => stands.slice(i + 1, i + 40).map((other) => between(one, other, 0.5))),
  ];
  const worth = ({ x, y }: Point): number => {
    const seen = stands.filter(
      (each) => Math.abs(each.x - x) < width / 2 - 0.6 && Math.abs(each.y - y) < height / 2 - 0.6,
    );
    return (
      seen.length + 3 * Math.min(...sides.map((side) => seen.filter((each) => each.side === side).length))
    );
  };
  const candidates = all.map((point) => keptInside(point, box, width, height));
  const centre = {
    x: box.left + (box.right - box.left) * towards.x,
    y: box.top + (box.bottom - box.top) * towards.y,
  };
  return candidates.reduce<readonly [Point, number]>(
    (best, point) => {
      const value = worth(point);
      return value > best[1] ? [point, value] : best;
    },
    [keptInside(centre, box, width, height), worth(centre)],
  )[0];
};

const keptInside = ({ x, y }: Point, box: Box, width: number, height: number): Point => ({
  x: Math.max(box.left + width / 2, Math.min(box.right - width / 2, x)),
  y: Math.max(box.top + height / 2, Math.min(box.bottom - height / 2, y)),
});
