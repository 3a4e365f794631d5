import { withAlpha } from '../../theme/colour.ts';
import { between, type Point } from '../geometry.ts';
import type { Stretch } from '../ground/ways.ts';
import type { Pen } from '../surface.ts';
import { type Brush, cellsNear, hexHeight } from './brush.ts';

export const roads = (brush: Brush): void => {
  const { pen, theme, ground, patch } = brush;
  const { road, roadEdge } = theme.terrain;
  const H = hexHeight(patch);
  const ways = cellsNear(brush, 1).flatMap(
    (cell) => ground.ways.stretches.get(cell)?.filter(({ kind }) => kind === 'road') ?? [],
  );
  if (ways.length === 0) return;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.globalAlpha = theme.name === 'light' ? 0.85 : 0.9;
  strokeAll(pen, ways, roadEdge, H < 16 ? 0.3 : 0.25);
  pen.globalAlpha = 1;
  strokeAll(pen, ways, road, 0.165);
  if (H < 48) return;
  pen.setLineDash([0.16, 0.12]);
  pen.lineCap = 'butt';
  strokeAll(pen, ways, withAlpha(roadEdge, 0.35), 0.022);
  pen.setLineDash([]);
};

const strokeAll = (pen: Pen, ways: readonly Stretch[], colour: string, width: number): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  for (const { line } of ways)
    for (const [i, { x, y }] of line.entries()) {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  pen.stroke();
};

/** Where a road and a stream cross in a hex there is a bridge; through a body of water a road goes by a shallow ford. */
export const bridges = (brush: Brush): void => {
  const { road, roadEdge } = brush.theme.terrain;
  for (const cell of cellsNear(brush, 1)) {
    const meeting = bridgeIn(brush.ground.ways.stretches.get(cell) ?? []);
    if (meeting) bridgeAt(brush.pen, meeting, roadEdge, road);
  }
};

/** Pale water and a bar of sand under the road, from bank to bank. */
export const shallows = (brush: Brush): void => {
  const { pen, theme } = brush;
  const through = cellsNear(brush, 1).flatMap(
    (cell) =>
      brush.ground.ways.stretches.get(cell)?.filter(({ kind, inBody }) => kind === 'road' && inBody) ?? [],
  );
  if (through.length === 0) return;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  strokeAll(pen, through, withAlpha(theme.terrain.waterLight, 0.6), 0.86);
  strokeAll(pen, through, withAlpha(theme.terrain.desert, 0.75), 0.5);
};

export interface Meeting {
  readonly at: Point;
  readonly angle: number;
}

/** The one place of a hex where its road crosses its stream. */
export const bridgeIn = (ways: readonly Stretch[]): Meeting | undefined => {
  const wet = ways.filter(({ kind, inBody }) => kind !== 'road' && !inBody);
  for (const { kind, line } of ways)
    for (const water of kind === 'road' ? wet : []) {
      const meeting = meetingOf(line, water.line);
      if (meeting) return meeting;
    }
  return undefined;
};

const meetingOf = (road: readonly Point[], water: readonly Point[]): Meeting | undefined => {
  for (let i = 1; i < road.length; i++)
    for (let k = 1; k < water.length; k++) {
      const at = crossingOf(road[i - 1]!, road[i]!, water[k - 1]!, water[k]!);
      if (at) return { at, angle: Math.atan2(road[i]!.y - road[i - 1]!.y, road[i]!.x - road[i - 1]!.x) };
    }
  return undefined;
};

/** Where two short lines cross, ends included. */
const crossingOf = (a: Point, b: Point, c: Point, d: Point): Point | undefined => {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < 1e-9) return undefined;
  const s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / turn;
  const t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / turn;
  const isOn = (share: number): boolean => share >= -1e-6 && share <= 1 + 1e-6;
  return isOn(s) && isOn(t) ? between(a, b, s) : undefined;
};

/** A deck of planks between two rails, longer than the stream is wide. */
export const bridgeAt = (pen: Pen, { at, angle }: Meeting, edge: string, deck: string): void => {
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(angle);
  pen.fillStyle = 'rgba(30, 22, 10, 0.3)';
  pen.fillRect(-0.3, -0.1, 0.64, 0.3);
  pen.fillStyle = deck;
  pen.fillRect(-0.32, -0.13, 0.64, 0.26);
  pen.strokeStyle = withAlpha(edge as `#${string}`, 0.7);
  pen.lineWidth = 0.025;
  pen.beginPath();
  for (let k = -4; k <= 4; k++) {
    pen.moveTo(k * 0.07, -0.13);
    pen.lineTo(k * 0.07, 0.13);
  }
  pen.stroke();
  pen.strokeStyle = edge;
  pen.lineWidth = 0.055;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const side of [-0.15, 0.15]) {
    pen.moveTo(-0.36, side * 1.25);
    pen.lineTo(-0.28, side);
    pen.lineTo(0.28, side);
    pen.lineTo(0.36, side * 1.25);
  }
  pen.stroke();
  pen.restore();
};
