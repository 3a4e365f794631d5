import { type Point, plus } from '../geometry.ts';
import type { Pen } from '../surface.ts';
import { type Brush, cellsNear } from './brush.ts';
import { kindOf } from './kinds.ts';
import { hash } from './noise.ts';

/** Walls run through the centres of hexes: shadow, edge, crenels and walkway; then towers, gates and ruins. */
export const walls = (brush: Brush): void => {
  const { pen, ground, theme } = brush;
  const { wallEdge, wallTop } = theme.terrain;
  const runs = cellsNear(brush, 2).flatMap((cell) =>
    (ground.ways.walls.get(cell) ?? []).map((k): [Point, Point] => {
      const from = ground.centres[cell]!;
      return [from, plus(from, ground.layout.sides[k]!, 2)];
    }),
  );
  pen.lineCap = 'round';
  pen.save();
  pen.translate(0.06, 0.1);
  strokeRuns(pen, runs, 'rgba(40, 28, 12, 0.3)', 0.5);
  pen.restore();
  strokeRuns(pen, runs, wallEdge, 0.46);
  pen.lineCap = 'butt';
  pen.setLineDash([0.1, 0.1]);
  strokeRuns(pen, runs, wallTop, 0.4);
  pen.setLineDash([]);
  pen.lineCap = 'round';
  strokeRuns(pen, runs, wallEdge, 0.31);
  strokeRuns(pen, runs, wallTop, 0.26);
  works(brush);
};

const strokeRuns = (
  pen: Pen,
  runs: readonly (readonly [Point, Point])[],
  colour: string,
  width: number,
): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  for (const [from, to] of runs) {
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
  }
  pen.stroke();
};

const works = (brush: Brush): void => {
  const { pen, ground, theme } = brush;
  const { wallEdge, wallTop } = theme.terrain;
  for (const cell of cellsNear(brush, 1)) {
    const { terrain, overlays = [], at } = ground.cells[cell]!;
    const { structure } = kindOf(terrain);
    const centre = ground.centres[cell]!;
    if (structure === 'wall' && !isJoined(brush, cell)) disc(pen, centre, 0.28, wallEdge, wallTop);
    if (structure === 'tower') tower(pen, centre, wallEdge, wallTop);
    if (structure === 'gate') gate(brush, cell, overlays.includes('open'));
    if (overlays.includes('rubble')) rubble(pen, centre, at.q, at.r, wallEdge, wallTop);
    if (overlays.includes('breach')) rubble(pen, centre, at.q, at.r, wallEdge, theme.terrain.contour);
    if (overlays.includes('tunnel')) tunnel(pen, centre, wallEdge);
    if (overlays.some((overlay) => overlay.startsWith('caltrops'))) caltrops(pen, centre, theme.colours.ink);
  }
};

const isJoined = ({ ground }: Brush, cell: number): boolean =>
  ground.ways.walls.has(cell) ||
  [0, 1, 2, 3, 4, 5].some((k) => {
    const next = ground.neighbours[6 * cell + k]!;
    return ground.ways.walls.get(next)?.includes((k + 3) % 6) ?? false;
  });

const disc = (pen: Pen, { x, y }: Point, radius: number, edge: string, top: string): void => {
  pen.fillStyle = 'rgba(40, 28, 12, 0.3)';
  pen.beginPath();
  pen.arc(x + 0.06, y + 0.1, radius + 0.03, 0, 7);
  pen.fill();
  pen.fillStyle = top;
  pen.strokeStyle = edge;
  pen.lineWidth = 0.09;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
  pen.stroke();
};

const tower = (pen: Pen, at: Point, edge: string, top: string): void => {
  disc(pen, at, 0.46, edge, top);
  pen.lineWidth = 0.09;
  pen.setLineDash([0.12, 0.12]);
  pen.beginPath();
  pen.arc(at.x, at.y, 0.37, 0, 7);
  pen.stroke();
  pen.setLineDash([]);
};

/** A gap with two half discs and door leaves; open leaves are turned inwards. */
const gate = ({ pen, ground, theme }: Brush, cell: number, open: boolean): void => {
  const { wallEdge, wallTop, roofShaded } = theme.terrain;
  const { x, y } = ground.centres[cell]!;
  pen.save();
  pen.translate(x, y);
  pen.rotate(wallAngle({ ground }, cell));
  for (const side of [-1, 1]) disc(pen, { x: side * 0.4, y: 0 }, 0.25, wallEdge, wallTop);
  pen.strokeStyle = roofShaded;
  pen.lineWidth = 0.13;
  pen.lineCap = 'butt';
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(side * 0.22, 0);
    pen.lineTo(open ? side * 0.2 : 0.01 * side, open ? 0.26 : 0);
    pen.stroke();
  }
  pen.restore();
};

const wallAngle = ({ ground }: Pick<Brush, 'ground'>, cell: number): number => {
  const k = ground.ways.walls.get(cell)?.[0] ?? joinedFrom(ground, cell);
  const side = ground.layout.sides[k ?? 2]!;
  return Math.atan2(side.y, side.x);
};

const joinedFrom = (ground: Brush['ground'], cell: number): number | undefined =>
  [0, 1, 2, 3, 4, 5].find((k) => {
    const next = ground.neighbours[6 * cell + k]!;
    return ground.ways.walls.get(next)?.includes((k + 3) % 6);
  });

const rubble = (pen: Pen, { x, y }: Point, q: number, r: number, edge: string, top: string): void => {
  for (let k = 0; k < 22; k++) {
    const angle = hash(q + k, r, 130) * 7;
    const out = 0.62 * Math.sqrt(hash(q, r + k, 131));
    pen.fillStyle = k % 3 === 0 ? edge : top;
    pen.beginPath();
    pen.arc(x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.7, 0.04 + 0.05 * hash(k, q, 132), 0, 7);
    pen.fill();
  }
};

const tunnel = (pen: Pen, { x, y }: Point, edge: string): void => {
  pen.strokeStyle = edge;
  pen.lineWidth = 0.06;
  pen.setLineDash([0.12, 0.1]);
  pen.beginPath();
  pen.arc(x, y, 0.6, 0, 7);
  pen.stroke();
  pen.setLineDash([]);
};

/** Four-pointed irons strewn about. */
const caltrops = (pen: Pen, { x, y }: Point, ink: string): void => {
  pen.strokeStyle = ink;
  pen.lineWidth = 0.05;
  pen.beginPath();
  for (let k = 0; k < 9; k++) {
    const [cx, cy] = [x + (hash(k, 3, 140) - 0.5) * 1.1, y + (hash(k, 4, 141) - 0.5) * 0.9];
    for (const [dx, dy] of [
      [0, -0.09],
      [0.08, 0.06],
      [-0.08, 0.06],
    ] as const) {
      pen.moveTo(cx, cy);
      pen.lineTo(cx + dx, cy + dy);
    }
  }
  pen.stroke();
};
