import { withAlpha } from '../../theme/colour.ts';
import { between, type Point } from '../geometry.ts';
import type { Edge, Stretch } from '../ground/ways.ts';
import type { Pen } from '../surface.ts';
import { type Brush, cellsNear, hexHeight } from './brush.ts';
import { kindOf } from './kinds.ts';
import { hash, noise } from './noise.ts';
import { bridgeAt } from './roads.ts';

const WIDTH = { stream: 1, moat: 1.45 } as const;

/** All edges first, then all bodies, then the highlights, so that joints blend. */
export const streams = (brush: Brush): void => {
  const wet = cellsNear(brush, 1).flatMap(
    (cell) => brush.ground.ways.stretches.get(cell)?.filter(({ kind }) => kind !== 'road') ?? [],
  );
  for (const { colour, width, isBody } of strokesOf(brush)) {
    brush.pen.strokeStyle = colour;
    for (const stretch of wet) if (isBody || !stretch.inBody) strokeStream(brush.pen, stretch, width);
  }
};

/** Rivers between hexes, drawn over everything beside them, because they decide who may cross. */
export const riversBetween = (brush: Brush): void => {
  const rivers = cellsNear(brush, 1).flatMap(
    (cell) => brush.ground.ways.edges.get(cell)?.filter(({ kind }) => kind in RIVERS) ?? [],
  );
  for (const { colour, width } of strokesOf(brush)) {
    brush.pen.strokeStyle = colour;
    for (const edge of rivers) strokeEdge(brush.pen, edge, width * RIVERS[edge.kind]!);
  }
  for (const edge of rivers) crossing(brush, edge);
};

/** How wide the kinds of water between hexes are; a ford or bridge is drawn on a river. */
const RIVERS: Readonly<Record<string, number>> = {
  river: 1,
  stream: 1,
  moat: 1,
  ford: 1,
  bridge: 1,
  brokenBridge: 1,
  minorRiver: 0.7,
  majorRiver: 1.3,
};

export const isRiver = (kind: string): boolean => Object.hasOwn(RIVERS, kind);

interface Stroke {
  readonly colour: string;
  readonly width: number;
  /** Neither its edge nor its light: all that is seen of a stream in a lake. */
  readonly isBody: boolean;
}

/** A stream's edge, body and light; wider at small zooms. */
const strokesOf = ({ pen, theme, patch }: Brush): readonly Stroke[] => {
  const { waterEdge, water, waterLight } = theme.terrain;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const coarse = hexHeight(patch) < 16 ? 1.5 : 1;
  return [
    { colour: waterEdge, width: 0.3 * coarse, isBody: false },
    { colour: water, width: 0.215 * coarse, isBody: true },
    { colour: withAlpha(waterLight, 0.75), width: 0.08 * coarse, isBody: false },
  ];
};

/** A bridge or a ford across a river between two hexes. */
const crossing = ({ pen, theme }: Brush, { kind, from, to }: Edge): void => {
  const { road, roadEdge, wallEdge, wallTop } = theme.terrain;
  const middle = between(from, to, 0.5);
  const along = Math.atan2(to.y - from.y, to.x - from.x);
  if (kind === 'bridge') bridgeAt(pen, { at: middle, angle: along + Math.PI / 2 }, roadEdge, road);
  if (kind === 'brokenBridge') brokenBridge(pen, middle, along + Math.PI / 2, roadEdge);
  if (kind === 'ford') steppingStones(pen, middle, along + Math.PI / 2, 1, wallEdge, wallTop);
};

/** In three pieces, each with a width from the noise there; thinner towards the source. */
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

/** A river along the side of a hex passes through its corners and wavers between them. */
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
      steppingStones(pen, ground.centres[cell]!, 0, 3, theme.terrain.wallEdge, theme.terrain.wallTop);
  }
};

/** The remains of its deck at both banks, with torn ends. */
const brokenBridge = (pen: Pen, { x, y }: Point, angle: number, edge: string): void => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  for (const bank of [-1, 1]) {
    pen.fillStyle = edge;
    pen.fillRect(bank * 0.34 - 0.08, -0.14, 0.16, 0.28);
    pen.fillStyle = '#8F4A32';
    pen.fillRect(bank * 0.22 - 0.05, -0.11, 0.1, 0.09);
    pen.fillRect(bank * 0.2 - 0.05, 0.03, 0.1, 0.08);
  }
  pen.restore();
};

/** In a row across the water, with this many on either side of the middle one. */
const steppingStones = (
  pen: Pen,
  { x, y }: Point,
  angle: number,
  reach: number,
  edge: string,
  top: string,
): void => {
  for (let k = -reach; k <= reach; k++) {
    const waver = 0.12 * Math.sin(k * 2.4);
    const sx = x + k * 0.23 * Math.cos(angle) - waver * Math.sin(angle);
    const sy = y + k * 0.23 * Math.sin(angle) + waver * Math.cos(angle);
    const size = 0.085 + 0.03 * hash(k, 1, 5);
    stone(pen, sx + 0.015, sy + 0.03, size * 1.15, size * 0.85, edge);
    stone(pen, sx, sy, size, size * 0.7, top);
  }
};

const stone = (pen: Pen, x: number, y: number, wide: number, deep: number, colour: string): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, wide, deep, 0, 0, 7);
  pen.fill();
};
