import { cacheLastTwo, type Place, type Scene } from '@warmoot/kernel';
import { LIGHT, type Theme } from '../theme/index.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { surface } from './surface.ts';
import { paintAtOnce } from './thumbnail.ts';

/** So near, the numbers of the hexes would be as large as the counters. */
const withoutIds = (ground: Scene['ground']): Scene['ground'] =>
  ground.kind === 'hexes' ? { ...ground, cells: ground.cells.map((cell) => ({ ...cell, id: '' })) } : ground;

const sheetOn = cacheLastTwo(
  (ground: Scene['ground'], { title }: Scene): Sheet => sheetOf({ ground: withoutIds(ground), title }),
);

/** The ground between two neighbouring places, painted close. */
export const closeUp = (
  scene: Scene,
  [first, second]: readonly [Place, Place],
  width: number,
  height: number,
  {
    theme = LIGHT,
    density = Math.min(2, devicePixelRatio || 1),
  }: { readonly theme?: Theme; readonly density?: number } = {},
): HTMLCanvasElement => {
  const sheet = sheetOn(scene.ground, scene);
  const [from, to] = [sheet.point(first), sheet.point(second)];
  const apart = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const rise = Math.abs(to.y - from.y);
  const close = Math.min((width * 0.26) / apart, rise > 0 ? (height * 0.5) / rise : width);
  const side = close * density;
  const { canvas, pen } = surface(width * density, height * density);
  const middle = { x: ((from.x + to.x) / 2) * side, y: ((from.y + to.y) / 2) * side };
  const patch = {
    left: Math.round(middle.x - canvas.width / 2),
    top: Math.round(middle.y - canvas.height / 2),
    width: canvas.width,
    height: canvas.height,
    side,
    density,
  };
  pen.fillStyle = theme.colours.table;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(paintAtOnce(sheet, theme, patch), 0, 0);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  return canvas;
};
