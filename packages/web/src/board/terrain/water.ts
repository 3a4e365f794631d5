import { withAlpha } from '../../theme/colour.ts';
import type { Point } from '../geometry.ts';
import type { Edge, Stretch } from '../ground/ways.ts';
import type { Pen } from '../surface.ts';
import { type Brush, cellsNear, hexHeight } from './brush.ts';
import { kindOf } from './kinds.ts';
import { hash, noise } from './noise.ts';

const WIDTH = { stream: 1, moat: 1.45 } as const;

/** All edges first, then all bodies, then the light, so that joins melt into each other. */
export const streams = (brush: Brush): void => {
  const { pen, theme, patch, ground } = brush;
  const { waterEdge, water, waterLight } = theme.terrain;
  const wet = cellsNear(brush, 1).flatMap(
    (cell) => ground.ways.stretches.get(cell)?.filter(({ kind }) => kind !== 'road') ?? [],
  );
  const rivers = cellsNear(brush, 1).flatMap(
    (cell) => ground.ways.edges.get(cell)?.filter(({ kind }) => isWater(kind)) ?? [],
  );
  if (wet.length + rivers.length === 0) return;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const coarse = hexHeight(patch) < 16 ? 1.5 : 1;
  for (const [colour, width] of [
    [waterEdge, 0.3],
    [water, 0.215],
    [waterLight, 0.08],
  ] as const) {
    pen.strokeStyle = colour === waterLight ? withAlpha(colour, 0.75) : colour;
    for (const stretch of wet) strokeStream(pen, stretch, width * coarse);
    for (const edge of rivers) strokeEdge(pen, edge, width * coarse);
  }
};

const isWater = (kind: string): boolean => kind === 'river' || kind === 'stream' || kind === 'moat';

/** In three pieces, each as wide as the noise there says; thinner towards the source. */
const strokeStream = (pen: Pen, { line, kind, source }: Stretch, width: number): void => {
  const pieces = kind === 'moat' ? 1 : 4;
  for (let piece = 0; piece < pieces; piece++) {
    const from = Math.floor((piece * (line.length - 1)) / pieces);
    const to = Math.floor(((piece + 1) * (line.length - 1)) / pieces);
    const at = line[from]!;
    const waver = kind === 'moat' ? 1 : 1 + 0.22 * noise(at.x / 1.3, at.y / 1.3);
    const thin = source ? 1 - (0.75 * piece) / pieces : 1;
    pen.lineWidth = width * WIDTH[kind as 'stream' | 'moat'] * waver * thin;
    pen.beginPath();
    for (let i = from; i <= to; i++) pen.lineTo(line[i]!.x, line[i]!.y);
    pen.stroke();
  }
};

/** A river on the side of a hex keeps to its corners and wavers between them. */
const strokeEdge = (pen: Pen, { from, to }: Edge, width: number): void => {
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  const bend = (hash(Math.round(from.x * 9 + to.x * 9), Math.round(from.y * 9 + to.y * 9), 7) - 0.5) * 0.3;
  pen.quadraticCurveTo(
    (from.x + to.x) / 2 - (to.y - from.y) * bend,
    (from.y + to.y) / 2 + (to.x - from.x) * bend,
    to.x,
    to.y,
  );
  pen.stroke();
};

/** Stepping stones where water can be crossed on foot. */
export const fords = (brush: Brush): void => {
  const { pen, ground, theme } = brush;
  for (const cell of cellsNear(brush, 1)) {
    const { terrain, overlays = [] } = ground.cells[cell]!;
    if (kindOf(terrain).structure === 'ford' || overlays.includes('ford'))
      steppingStones(pen, ground.centres[cell]!, theme.terrain.wallEdge, theme.terrain.wallTop);
  }
};

const steppingStones = (pen: Pen, { x, y }: Point, edge: string, top: string): void => {
  for (let k = -3; k <= 3; k++) {
    const [sx, sy] = [x + k * 0.23, y + 0.12 * Math.sin(k * 2.4)];
    const size = 0.085 + 0.03 * hash(k, 1, 5);
    pen.fillStyle = edge;
    pen.beginPath();
    pen.ellipse(sx + 0.015, sy + 0.03, size * 1.15, size * 0.85, 0, 0, 7);
    pen.fill();
    pen.fillStyle = top;
    pen.beginPath();
    pen.ellipse(sx, sy, size, size * 0.7, 0, 0, 7);
    pen.fill();
  }
};
