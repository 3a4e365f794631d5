import { cacheLastTwo, type Place, type Scene } from '@warmoot/kernel';
import { LIGHT, type Theme } from '../theme/index.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { surface } from './surface.ts';
import { paintAtOnce } from './thumbnail.ts';

const sheetOn = cacheLastTwo((_ground: Scene['ground'], scene: Scene): Sheet => sheetOf(scene));

/** The ground between two neighbouring places, painted close; the first stands left, whatever the map says. */
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
  const side = ((width * 0.36) / apart) * density;
  const { canvas, pen } = surface(width * density, height * density);
  const reach = Math.ceil(Math.hypot(canvas.width, canvas.height));
  const middle = { x: ((from.x + to.x) / 2) * side, y: ((from.y + to.y) / 2) * side };
  const patch = {
    left: Math.round(middle.x - reach / 2),
    top: Math.round(middle.y - reach / 2),
    width: reach,
    height: reach,
    side,
    density,
  };
  pen.fillStyle = theme.colours.table;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate(-Math.atan2(to.y - from.y, to.x - from.x));
  pen.drawImage(paintAtOnce(sheet, theme, patch), -reach / 2, -reach / 2);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  return canvas;
};
