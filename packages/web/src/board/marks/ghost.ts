import { frontOf, handleOf, traceOutline } from '../counters/bodies.ts';
import type { Point } from '../geometry.ts';
import type { Marker } from './areas.ts';

/** A pose pointed at or planned: where a body would stand, and whether the rules allow it. */
export interface Ghost {
  readonly outline: readonly Point[];
  /** Where the body stands now; none if it waits beside the table. */
  readonly from?: readonly Point[];
  readonly isPermitted: boolean;
  /** Whether it is planned, so that it can be turned by its handle. */
  readonly canTurn: boolean;
  /** Its figures are drawn below: only the outline is wanted. */
  readonly isClear?: boolean;
}

const REFUSED = { light: '#B23A2E', dark: '#F0897B' } as const;

/** Dashed gold if it is allowed there, crossed out if not; with the path there, and a handle to turn it. */
export const drawGhost = (
  marker: Marker,
  { outline, from, isPermitted, canTurn, isClear = false }: Ghost,
): void => {
  const { pen, pixel, theme } = marker;
  const colour = isPermitted ? theme.colours.selection : REFUSED[theme.name];
  const front = frontOf(outline);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const twice = (width: number, dash: readonly number[] = []): void => {
    for (const [stroke, wide] of [
      ['rgba(255, 248, 230, 0.9)', width + 3],
      [colour, width],
    ] as const) {
      pen.setLineDash(stroke === colour ? [...dash] : []);
      pen.strokeStyle = stroke;
      pen.lineWidth = wide * pixel;
      pen.stroke();
    }
    pen.setLineDash([]);
  };
  if (from) {
    const start = frontOf(from);
    pen.beginPath();
    pen.moveTo(start.x, start.y);
    pen.lineTo(front.x, front.y);
    twice(2, [2 * pixel, 7 * pixel]);
  }
  pen.beginPath();
  traceOutline(pen, outline);
  pen.globalAlpha = isClear ? (isPermitted ? 0 : 0.12) : 0.28;
  pen.fillStyle = colour;
  pen.fill();
  pen.globalAlpha = 1;
  twice(2.6, [8 * pixel, 6 * pixel]);
  pen.beginPath();
  pen.moveTo(outline[0]!.x, outline[0]!.y);
  pen.lineTo(outline[1]!.x, outline[1]!.y);
  twice(4.4);
  if (!isPermitted) cross(marker, outline, colour);
  if (canTurn) drawHandle(marker, front, handleOf(outline), colour);
};

const cross = ({ pen, pixel }: Marker, outline: readonly Point[], colour: string): void => {
  pen.beginPath();
  for (const [a, b] of [
    [0, 2],
    [1, 3],
  ] as const) {
    pen.moveTo(outline[a]!.x, outline[a]!.y);
    pen.lineTo(outline[b]!.x, outline[b]!.y);
  }
  pen.strokeStyle = colour;
  pen.lineWidth = 2 * pixel;
  pen.stroke();
};

/** A white knob with a turning arrow, on a stalk in front. */
const drawHandle = ({ pen, pixel }: Marker, front: Point, at: Point, colour: string): void => {
  pen.beginPath();
  pen.moveTo(front.x, front.y);
  pen.lineTo(at.x, at.y);
  pen.strokeStyle = colour;
  pen.lineWidth = 2.4 * pixel;
  pen.stroke();
  pen.beginPath();
  pen.arc(at.x, at.y, 11 * pixel, 0, 7);
  pen.fillStyle = '#FFF8E6';
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.arc(at.x, at.y, 5.2 * pixel, 0.6, 5.4);
  pen.strokeStyle = '#2A241B';
  pen.lineWidth = 1.8 * pixel;
  pen.stroke();
};
