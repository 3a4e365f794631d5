import type { Scene } from '@warmoot/kernel';
import { LIGHT, playersOf, type Theme } from '../theme/index.ts';
import { Sprites } from './counters/sprites.ts';
import { stacksOf } from './counters/stacks.ts';
import type { Marker } from './marks/areas.ts';
import { drawAreas, drawWays, overlayOf } from './marks/overlay.ts';
import { sheetOf } from './sheet.ts';
import { surface } from './surface.ts';
import { paintSheet } from './thumbnail.ts';

/** A whole small scene with its marks, drawn like the board; its height follows from its width. */
export const diagram = (
  scene: Scene,
  width: number,
  { theme = LIGHT, density = 1 }: { readonly theme?: Theme; readonly density?: number } = {},
): HTMLCanvasElement => {
  const sheet = sheetOf(scene);
  const { left, top, right } = sheet.box;
  const side = (width * density) / (right - left);
  const ground = paintSheet(sheet, theme, side);
  const { canvas, pen } = surface(ground.width, ground.height);
  pen.drawImage(ground, 0, 0);
  const players = playersOf(scene.sides, theme.players);
  const enemy = players.get(scene.sides.at(-1)?.seat ?? '')?.field ?? theme.colours.ink;
  const marker: Marker = { pen, sheet, theme, pixel: density / side, enemy, players };
  const overlay = overlayOf(sheet, scene.marks);
  const onSheet = (draw: () => void): void => {
    pen.setTransform(side, 0, 0, side, -left * side, -top * side);
    draw();
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
  onSheet(() => drawAreas(marker, overlay));
  const sprites = new Sprites(sheet.layout, density);
  for (const { at, look } of stacksOf(scene, players, new Set()).values()) {
    const { x, y } = sheet.point(at);
    const sprite = sprites.stack(look, side);
    pen.drawImage(
      sprite.canvas,
      Math.round((x - left) * side - sprite.reach),
      Math.round((y - top) * side - sprite.reach),
    );
  }
  onSheet(() => drawWays(marker, overlay));
  return canvas;
};
