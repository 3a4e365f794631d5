import { withAlpha } from '../../theme/colour.ts';
import { apart, between, type Point } from '../geometry.ts';
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

/** Where a road and a stream pass through the same hex there is a bridge, just where they meet. */
export const bridges = (brush: Brush): void => {
  const { pen, theme, ground } = brush;
  for (const cell of cellsNear(brush, 1)) {
    const ways = ground.ways.stretches.get(cell) ?? [];
    const carried = ways.filter(({ kind }) => kind === 'road');
    const wet = ways.filter(({ kind }) => kind !== 'road');
    for (const road of carried)
      for (const water of wet) {
        const meeting = meetingOf(road.line, water.line);
        if (meeting) plate(pen, meeting, theme.terrain.roadEdge, theme.terrain.road);
      }
  }
};

interface Meeting {
  readonly at: Point;
  readonly angle: number;
}

const meetingOf = (road: readonly Point[], water: readonly Point[]): Meeting | undefined => {
  let nearest = Number.POSITIVE_INFINITY;
  let meeting: Meeting | undefined;
  for (let i = 1; i < road.length; i++) {
    const middle = between(road[i - 1]!, road[i]!, 0.5);
    for (const point of water) {
      const gap = apart(middle, point);
      if (gap >= nearest || gap > 0.12) continue;
      nearest = gap;
      meeting = { at: middle, angle: Math.atan2(road[i]!.y - road[i - 1]!.y, road[i]!.x - road[i - 1]!.x) };
    }
  }
  return meeting;
};

const plate = (pen: Pen, { at, angle }: Meeting, edge: string, deck: string): void => {
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(angle);
  pen.fillStyle = edge;
  pen.fillRect(-0.27, -0.19, 0.54, 0.38);
  pen.fillStyle = deck;
  pen.fillRect(-0.25, -0.13, 0.5, 0.26);
  pen.strokeStyle = withAlpha(edge as `#${string}`, 0.7);
  pen.lineWidth = 0.025;
  pen.beginPath();
  for (let k = -3; k <= 3; k++) {
    pen.moveTo(k * 0.075, -0.13);
    pen.lineTo(k * 0.075, 0.13);
  }
  pen.stroke();
  pen.restore();
};
