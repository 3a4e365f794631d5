import type { Point } from '../geometry.ts';
import type { Pen } from '../surface.ts';
import { type Brush, cellsNear } from './brush.ts';
import { town, walledCity } from './centres.ts';
import { isCity, kindOf } from './kinds.ts';
import { hash } from './noise.ts';
import { palm } from './plants.ts';
import { roof } from './roof.ts';

/** Three or four gabled roofs per hex of buildings, each with a lit and a shaded half; a mill; the towers of a city. */
export const houses = (brush: Brush): void => {
  const { ground } = brush;
  for (const cell of cellsNear(brush, 1.2)) {
    const { terrain, at, overlays } = ground.cells[cell]!;
    const { structure } = kindOf(terrain);
    const centre = ground.centres[cell]!;
    const seed = 31 * at.q + at.r;
    if (ground.isCampaign && terrain === 'town') town(brush, centre, seed);
    else if (ground.isCampaign && isCity(ground.cells[cell]!))
      walledCity(brush, centre, seed, overlays?.includes('fortress') ?? false);
    else if (structure === 'building') hamlet(brush, centre, at.q, at.r);
    else if (structure === 'mill') mill(brush, centre);
    else if (structure === 'city') city(brush, centre);
    else if (structure === 'fortifiedCity') fortifiedCity(brush, centre);
    else if (structure === 'oasis') oasis(brush, centre);
  }
};

const SPOTS = [
  [-0.42, -0.26],
  [0.36, -0.34],
  [-0.24, 0.36],
  [0.42, 0.3],
] as const;

const hamlet = (brush: Brush, { x, y }: Point, q: number, r: number): void => {
  const count = 3 + (hash(q, r, 120) > 0.5 ? 1 : 0);
  SPOTS.slice(0, count).forEach(([dx, dy], k) => {
    const turn = (hash(q + k, r, 121) - 0.5) * 0.9;
    roof(
      brush,
      { x: x + dx + 0.1 * (hash(q, r + k, 122) - 0.5), y: y + dy },
      0.5 + 0.16 * hash(q + k, r + k, 123),
      0.32,
      turn,
    );
  });
};

const mill = (brush: Brush, { x, y }: Point): void => {
  const { pen, theme } = brush;
  roof(brush, { x: x - 0.05, y: y + 0.12 }, 0.78, 0.5, 0.06);
  pen.save();
  pen.translate(x + 0.34, y - 0.18);
  pen.strokeStyle = theme.terrain.wallEdge;
  pen.lineWidth = 0.05;
  pen.beginPath();
  for (let k = 0; k < 4; k++) {
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(0.5 + (k * Math.PI) / 2) * 0.42, Math.sin(0.5 + (k * Math.PI) / 2) * 0.42);
  }
  pen.stroke();
  pen.beginPath();
  pen.arc(0, 0, 0.3, 0, 7);
  pen.stroke();
  pen.fillStyle = theme.terrain.wallTop;
  pen.beginPath();
  pen.arc(0, 0, 0.09, 0, 7);
  pen.fill();
  pen.restore();
};

const city = ({ pen, theme }: Brush, { x, y }: Point): void => {
  const { wallEdge, wallTop, roofLit } = theme.terrain;
  for (const [dx, height] of [
    [-0.34, 0.5],
    [0.34, 0.5],
    [0, 0.78],
  ] as const)
    tower(pen, x + dx, y + 0.32, height, wallEdge, wallTop, roofLit);
  pen.fillStyle = wallTop;
  pen.strokeStyle = wallEdge;
  pen.lineWidth = 0.04;
  pen.fillRect(x - 0.5, y + 0.1, 1, 0.28);
  pen.strokeRect(x - 0.5, y + 0.1, 1, 0.28);
  pen.fillStyle = wallEdge;
  pen.beginPath();
  pen.arc(x, y + 0.3, 0.1, Math.PI, 0);
  pen.rect(x - 0.1, y + 0.3, 0.2, 0.08);
  pen.fill();
};

/** A ring of walls round the towers. */
const fortifiedCity = (brush: Brush, centre: Point): void => {
  const { pen, theme } = brush;
  pen.strokeStyle = theme.terrain.wallEdge;
  pen.lineWidth = 0.18;
  pen.beginPath();
  pen.ellipse(centre.x, centre.y + 0.12, 0.72, 0.5, 0, 0, 7);
  pen.stroke();
  pen.strokeStyle = theme.terrain.wallTop;
  pen.lineWidth = 0.1;
  pen.stroke();
  city(brush, { x: centre.x, y: centre.y - 0.04 });
};

/** A pool among palms. */
const oasis = (brush: Brush, { x, y }: Point): void => {
  const { pen, theme } = brush;
  pen.fillStyle = theme.terrain.water;
  pen.strokeStyle = theme.terrain.waterEdge;
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.ellipse(x, y + 0.1, 0.4, 0.22, 0.2, 0, 7);
  pen.fill();
  pen.stroke();
  for (const [dx, dy, size] of [
    [-0.45, -0.12, 0.24],
    [0.05, -0.28, 0.28],
    [0.46, 0.02, 0.25],
    [-0.2, 0.42, 0.22],
  ] as const)
    palm(brush, x + dx, y + dy, size, dx * 9, false);
};

const tower = (
  pen: Pen,
  x: number,
  foot: number,
  height: number,
  edge: string,
  top: string,
  roofed: string,
): void => {
  pen.fillStyle = top;
  pen.strokeStyle = edge;
  pen.lineWidth = 0.04;
  pen.fillRect(x - 0.13, foot - height, 0.26, height);
  pen.strokeRect(x - 0.13, foot - height, 0.26, height);
  pen.fillStyle = roofed;
  pen.beginPath();
  pen.moveTo(x - 0.19, foot - height);
  pen.lineTo(x, foot - height - 0.26);
  pen.lineTo(x + 0.19, foot - height);
  pen.closePath();
  pen.fill();
  pen.stroke();
};
