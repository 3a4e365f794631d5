import type { Player } from '../../theme/index.ts';
import type { Point } from '../geometry.ts';
import type { Pen } from '../surface.ts';

/** A town and who holds it. */
export interface Held {
  readonly at: Point;
  readonly player: Player;
}

/** A pennant over each town, in the holder's colour. `toPixels` from the sheet to the canvas. */
export const drawPennants = (
  pen: Pen,
  held: readonly Held[],
  side: number,
  toPixels: (point: Point) => Point,
): void => {
  for (const { at, player } of held) {
    const { x, y } = toPixels(at);
    const [left, foot, top] = [x + 0.3 * side, y - 0.42 * side, y - 1.02 * side];
    pen.strokeStyle = '#2A241B';
    pen.lineWidth = Math.max(1, 0.05 * side);
    pen.beginPath();
    pen.moveTo(left, foot);
    pen.lineTo(left, top);
    pen.stroke();
    pen.beginPath();
    pen.moveTo(left, top);
    for (const [dx, dy] of [
      [0.46, 0.02],
      [0.34, 0.15],
      [0.46, 0.3],
      [0, 0.3],
    ] as const)
      pen.lineTo(left + dx * side, top + dy * side);
    pen.closePath();
    pen.fillStyle = player.field;
    pen.fill();
    pen.strokeStyle = player.rim;
    pen.lineWidth = Math.max(0.7, 0.025 * side);
    pen.stroke();
  }
};
