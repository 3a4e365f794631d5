import { darker, withAlpha } from '../../theme/colour.ts';
import type { Point } from '../geometry.ts';
import type { Brush } from './brush.ts';
import { hash } from './noise.ts';
import { roof } from './roof.ts';

/** A place in a hex, from its middle. */
type Corner = readonly [x: number, y: number];

/**
 * Towns and cities of a campaign map are drawn in the upper half of their hex, so that counters below never hide them.
 */
const UP = { town: 0.36, city: 0.28 } as const;

/** The position of each roof, in sides of a hex. */
const TOWN: readonly Corner[] = [
  [-0.3, -0.2],
  [0.26, -0.26],
  [-0.02, 0],
  [-0.36, 0.18],
  [0.34, 0.14],
  [0.04, 0.28],
];
const CITY: readonly Corner[] = [
  [-0.36, -0.12],
  [0.36, -0.14],
  [-0.16, -0.2],
  [0.18, -0.02],
  [-0.4, 0.1],
  [0.42, 0.12],
  [-0.1, 0.18],
  [0.16, 0.22],
];

const roofs = (brush: Brush, { x, y }: Point, places: readonly Corner[], seed: number, size: number): void =>
  places.forEach(([dx, dy], k) => {
    const turn = (hash(seed, k + 9, 5) - 0.5) * 0.8;
    roof(brush, { x: x + dx, y: y + dy }, size * (1 + 0.35 * hash(seed, k, 5)), 0.17, turn);
  });

/** Six roofs on trodden ground. */
export const town = (brush: Brush, { x, y }: Point, seed: number): void => {
  const { pen, theme } = brush;
  pen.fillStyle = withAlpha(theme.terrain.road, 0.55);
  pen.beginPath();
  pen.ellipse(x, y - UP.town, 0.6, 0.44, 0, 0, 7);
  pen.fill();
  roofs(brush, { x, y: y - UP.town }, TOWN, seed, 0.28);
};

/** A walled ring with towers; those of a Fortress have no roofs. */
export const walledCity = (brush: Brush, { x, y }: Point, seed: number, isFortress: boolean): void => {
  const { pen, theme } = brush;
  const at = { x, y: y - UP.city };
  ellipse(brush, { x: at.x + 0.04, y: at.y + 0.14 }, 0.8, 0.58);
  pen.fillStyle = 'rgba(60, 40, 15, 0.28)';
  pen.fill();
  ellipse(brush, at, 0.76, 0.58);
  pen.fillStyle = theme.terrain.road;
  pen.fill();
  wall(brush, at, Math.PI, 2 * Math.PI, 0.14);
  roofs(brush, at, CITY, seed, 0.22);
  tower(brush, at, { dx: 0, foot: 0.08, height: isFortress ? 0.72 : 0.58, width: 0.22, roofed: !isFortress });
  wall(brush, at, 0.06, Math.PI - 0.06, 0.19);
  for (const dx of [-0.72, 0.72])
    tower(brush, at, { dx, foot: 0.16, height: 0.4, width: 0.2, roofed: !isFortress });
  for (const dx of [-0.2, 0.2]) tower(brush, at, { dx, foot: 0.62, height: 0.3, width: 0.16, roofed: false });
  pen.fillStyle = darker(theme.terrain.wallEdge, 0.6);
  pen.beginPath();
  pen.arc(at.x, at.y + 0.54, 0.08, Math.PI, 0);
  pen.rect(at.x - 0.08, at.y + 0.54, 0.16, 0.1);
  pen.fill();
};

const ellipse = ({ pen }: Brush, { x, y }: Point, wide: number, deep: number): void => {
  pen.beginPath();
  pen.ellipse(x, y, wide, deep, 0, 0, 7);
};

const wall = ({ pen, theme }: Brush, { x, y }: Point, from: number, to: number, width: number): void => {
  pen.lineCap = 'butt';
  pen.beginPath();
  pen.ellipse(x, y, 0.72, 0.54, 0, from, to);
  pen.strokeStyle = theme.terrain.wallEdge;
  pen.lineWidth = width;
  pen.stroke();
  pen.strokeStyle = theme.terrain.wallTop;
  pen.lineWidth = width * 0.62;
  pen.stroke();
};

interface Tower {
  readonly dx: number;
  readonly foot: number;
  readonly height: number;
  readonly width: number;
  readonly roofed: boolean;
}

const tower = ({ pen, theme }: Brush, at: Point, { dx, foot, height, width, roofed }: Tower): void => {
  const { wallEdge, wallTop, roofLit } = theme.terrain;
  const [x, y] = [at.x + dx, at.y + foot];
  pen.fillStyle = wallTop;
  pen.strokeStyle = wallEdge;
  pen.lineWidth = 0.035;
  pen.fillRect(x - width / 2, y - height, width, height);
  pen.strokeRect(x - width / 2, y - height, width, height);
  pen.fillStyle = 'rgba(60, 50, 40, 0.22)';
  pen.fillRect(x + width * 0.12, y - height, width * 0.38, height);
  pen.fillStyle = roofed ? roofLit : wallTop;
  pen.beginPath();
  if (roofed) {
    pen.moveTo(x - width * 0.75, y - height);
    pen.lineTo(x, y - height - width * 1.25);
    pen.lineTo(x + width * 0.75, y - height);
    pen.closePath();
  } else
    for (const k of [-1, 0, 1])
      pen.rect(x + k * width * 0.4 - width * 0.14, y - height - 0.07, width * 0.28, 0.09);
  pen.fill();
  pen.stroke();
};
