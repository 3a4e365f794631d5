import type { Pen } from '../surface.ts';
import { foot } from './foot.ts';
import { disc, inked, shaft } from './ink.ts';
import type { FigureLook } from './look.ts';

type Draw = (pen: Pen, u: number, v: number, look: FigureLook) => void;

const crew = (
  pen: Pen,
  u: number,
  v: number,
  look: FigureLook,
  spots: readonly (readonly [number, number])[],
): void => {
  for (const [nth, [x, y]] of spots.entries()) {
    pen.save();
    pen.translate(x * u, y * v);
    foot(pen, 9 * u, { ...look, nth });
    pen.restore();
  }
};

const CORNERS = [
  [-14, -8],
  [14, -8],
  [-14, 10],
  [14, 10],
] as const;

const catapult: Draw = (pen, u, v, look) => {
  const beam = (x: number, y: number, width: number, length: number, colour = '#8E6A3C'): void =>
    inked(pen, colour, u, () => pen.rect(x * u, y * v, width * u, length * v));
  beam(-10, -12, 4, 26);
  beam(6, -12, 4, 26);
  beam(-10, -6, 20, 3.5);
  beam(-10, 8, 20, 3.5);
  beam(-1.5, -8, 3, 22, '#B98849');
  inked(pen, '#6F675C', u, () => disc(pen, 0, 14 * v, 4 * u));
  crew(pen, u, v, look, CORNERS);
};

const boltThrower: Draw = (pen, u, v, look) => {
  inked(pen, '#8E6A3C', u, () => pen.rect(-2.5 * u, -10 * v, 5 * u, 26 * v));
  pen.lineCap = 'round';
  for (const [colour, width] of [
    ['#2A1D0E', 4.4],
    ['#B98849', 2.6],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width * u;
    pen.beginPath();
    pen.arc(0, 4 * v, 15 * u, Math.PI * 1.22, Math.PI * 1.78);
    pen.stroke();
  }
  shaft(
    pen,
    [
      [0, 8 * v],
      [0, -17 * v],
    ],
    '#F4EBD0',
    1.4 * u,
  );
  crew(pen, u, v, look, [
    [-12, 9],
    [12, 9],
  ]);
};

const cannon: Draw = (pen, u, v, look) => {
  for (const side of [-1, 1])
    inked(pen, '#5B3F22', u, () => pen.rect((side * 8 - 2) * u, -5 * v, 4 * u, 16 * v));
  inked(pen, '#4A4742', 1.1 * u, () => pen.roundRect(-4 * u, -16 * v, 8 * u, 26 * v, 3 * u));
  inked(pen, '#2B2925', 0.8 * u, () => disc(pen, 0, -15 * v, 2.2 * u));
  crew(pen, u, v, look, CORNERS);
};

const wagon: Draw = (pen, u, v, look) => {
  inked(pen, '#8E6A3C', 1.2 * u, () => pen.roundRect(-14 * u, -17 * v, 28 * u, 34 * v, 3 * u));
  inked(pen, look.player.field, u, () => pen.roundRect(-11 * u, -14 * v, 22 * u, 28 * v, 2 * u));
  crew(pen, u, v, look, [
    [-5, -8],
    [5, -8],
    [-5, 1],
    [5, 1],
    [-5, 9],
    [5, 9],
  ]);
};

/** Machines with their crew; the box is 40 by 40. */
export const ENGINES: Readonly<Record<string, Draw>> = { catapult, boltThrower, cannon, wagon };
