import type { Pen } from '../surface.ts';
import { disc, ellipse, inked, OUTLINE, shadow, shaft, trace } from './ink.ts';
import type { FigureLook } from './look.ts';

type Draw = (pen: Pen, u: number, v: number, look: FigureLook) => void;

const SIDES = [-1, 1] as const;

const eyes = (pen: Pen, x: number, y: number, radius: number, colour: string): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  disc(pen, -x, y, radius);
  disc(pen, x, y, radius);
  pen.fill();
};

/** Arms, back, a cloth in the colour of the side, and a club; ogre, troll and giant differ in hide and weapon. */
const hulk =
  (hide: string, pale: string, weapon: 'club' | 'rock'): Draw =>
  (pen, u, v, { player }) => {
    shadow(pen, 1.5 * u, 2 * v, 14 * u, 11 * v);
    for (const side of SIDES)
      inked(pen, hide, 1.1 * u, () => ellipse(pen, side * 12 * u, -3 * v, 4.2 * u, 6.5 * v, side * 0.5));
    inked(pen, pale, 1.1 * u, () => ellipse(pen, 0, 2 * v, 13 * u, 9 * v));
    inked(pen, player.field, 1.1 * u, () => ellipse(pen, 0, 6 * v, 9 * u, 4.5 * v));
    inked(pen, pale, 1.1 * u, () => disc(pen, 0, -2 * v, 5.2 * u));
    eyes(pen, 1.8 * u, -4.5 * v, 0.9 * u, '#3A3A28');
    if (weapon === 'club')
      shaft(
        pen,
        [
          [14 * u, -4 * v],
          [11 * u, -17 * v],
        ],
        '#8E6A3C',
        2.3 * u,
      );
    else inked(pen, '#8A8378', u, () => disc(pen, 13 * u, -11 * v, 5 * u));
  };

/** Roots like a star, crowns around the trunk. */
const ent: Draw = (pen, u, v) => {
  shadow(pen, 2 * u, 3 * v, 15 * u, 17 * v);
  for (let k = 0; k < 6; k++) {
    const angle = k * 1.05 + 0.3;
    inked(pen, '#5B4327', 1.1 * u, () => {
      pen.moveTo(0, 0);
      for (const by of [-0.18, 0.18])
        pen.lineTo(Math.cos(angle + by) * 17 * u, Math.sin(angle + by) * 19 * v);
      pen.closePath();
    });
  }
  for (let k = 0; k < 9; k++) {
    const out = 9 + ((k * 7) % 4);
    const green = ['#5F7F4C', '#6E8F57', '#7F9E63'][k % 3] as string;
    inked(
      pen,
      green,
      u,
      () => disc(pen, Math.cos(k * 0.7) * out * u, Math.sin(k * 0.7) * out * 1.2 * v, 5.5 * u),
      '#3C5230',
    );
  }
  pen.fillStyle = '#86A768';
  pen.beginPath();
  disc(pen, -u, -v, 5.5 * u);
  pen.fill();
  eyes(pen, 2 * u, -7 * v, 1.2 * u, '#F6E7A0');
};

const wing = (pen: Pen, u: number, v: number, side: number): void => {
  pen.moveTo(0, -2 * v);
  pen.quadraticCurveTo(side * 16 * u, -12 * v, side * 27 * u, -4 * v);
  pen.quadraticCurveTo(side * 22 * u, 0, side * 20 * u, 5 * v);
  pen.quadraticCurveTo(side * 15 * u, 3 * v, side * 13 * u, 8 * v);
  pen.quadraticCurveTo(side * 8 * u, 5 * v, 0, 8 * v);
  pen.closePath();
};

/** Wings reach over the edge of the base. */
const winged =
  (feather: string, hide: string, head: string, tail: number): Draw =>
  (pen, u, v, { player, traits, flesh }) => {
    for (const side of SIDES) inked(pen, feather, u, () => wing(pen, u, v, side));
    inked(pen, hide, u, () => ellipse(pen, 0, 4 * v, 5 * u, (12 + tail) * v));
    inked(pen, head, u, () => ellipse(pen, 0, -10 * v, 4 * u, 5 * v));
    inked(pen, '#E0A526', 0.8 * u, () => {
      trace(pen, [
        [-1.8 * u, -14 * v],
        [0, -18 * v],
        [1.8 * u, -14 * v],
      ]);
      pen.closePath();
    });
    if (!traits.has('rider')) return;
    inked(pen, player.field, u, () => ellipse(pen, 0, v, 5 * u, 3.2 * v));
    inked(pen, flesh.metal, u, () => disc(pen, 0, 0, 2.7 * u));
  };

/** Ears or horn, trunk or snout, and a castle with its crew. */
const beast =
  (hide: string, front: 'trunk' | 'tusks' | 'horn'): Draw =>
  (pen, u, v, look) => {
    shadow(pen, 2 * u, 2 * v, 12 * u, 17 * v);
    inked(pen, hide, 1.1 * u, () => ellipse(pen, 0, 4 * v, 10 * u, 14 * v));
    if (front !== 'horn')
      for (const side of SIDES)
        inked(pen, hide, u, () => ellipse(pen, side * 8 * u, -9 * v, 4.4 * u, 3.6 * v, side * 0.5));
    inked(pen, hide, 1.1 * u, () => ellipse(pen, 0, -11 * v, 6 * u, 6 * v));
    if (front === 'horn')
      shaft(
        pen,
        [
          [0, -15 * v],
          [0, -20 * v],
        ],
        '#E8E0CC',
        2 * u,
      );
    else {
      for (const side of SIDES)
        shaft(
          pen,
          [
            [side * 3 * u, -14 * v],
            [side * 4.6 * u, -19 * v],
          ],
          '#F1E7CF',
          (front === 'tusks' ? 2 : 1.3) * u,
        );
      shaft(
        pen,
        [
          [0, -14 * v],
          [0.6 * u, -20 * v],
        ],
        hide,
        2.4 * u,
      );
    }
    inked(pen, look.player.field, u, () => pen.roundRect(-7 * u, -2 * v, 14 * u, 14 * v, 2 * u));
    for (const [x, y] of [
      [-3, 2],
      [3, 2],
      [0, 8],
    ] as const)
      inked(pen, look.flesh.metal, 0.7 * u, () => disc(pen, x * u, y * v, 2.2 * u), OUTLINE);
  };

/** A few small winged figures. */
const flock: Draw = (pen, u, v, look) => {
  for (const [x, y] of [
    [-9, -6],
    [9, -2],
    [-2, 9],
  ] as const) {
    pen.save();
    pen.translate(x * u, y * v);
    winged('#8A7A6A', '#6E5A4A', '#E2B993', -4)(pen, 0.42 * u, 0.42 * v, look);
    pen.restore();
  }
};

/** Creatures: one figure on the whole base; the box is 40 by 40. */
export const BEASTS: Readonly<Record<string, Draw>> = {
  troll: hulk('#6F8A6A', '#7F9A78', 'club'),
  ogre: hulk('#B08A5E', '#C49C6E', 'club'),
  giant: hulk('#C79A78', '#DDB28E', 'rock'),
  ent,
  griffin: winged('#C9A35B', '#B58A45', '#F1E7CF', 0),
  dragon: winged('#8F3B2E', '#6E2A22', '#A64A38', 6),
  harpies: flock,
  elephant: beast('#8F8B86', 'trunk'),
  mammoth: beast('#6E4F34', 'tusks'),
  rhino: beast('#7E7A74', 'horn'),
};
