import { between, type Point } from '../../geometry.ts';
import type { Pen } from '../../surface.ts';
import type { Brush } from '../brush.ts';
import { hash } from '../noise.ts';
import { roof } from '../roof.ts';
import { sceneryKind } from './kinds.ts';
import type { Scenery } from './shapes.ts';

/** What stands on a piece of scenery: houses within a wall, a camp, a bridge; and the peg of what is fought over. */
export const builds = (brush: Brush, shape: Scenery): void => {
  const { build } = sceneryKind(shape.kind);
  if (build === 'village') village(brush, shape);
  else if (build === 'outpost') outpost(brush, shape);
  else if (build === 'house') house(brush, shape);
  else if (build === 'camp') camp(brush, shape);
  else if (build === 'bridge' || build === 'ford') crossing(brush, shape, build);
  if (shape.isObjective) peg(brush, shape);
};

/** A frame with its origin in the middle, x along the first edge, and half its size. */
const framed = (
  { pen }: Brush,
  { corners, middle }: Scenery,
  draw: (across: number, along: number) => void,
): void => {
  const [a, b, c] = corners as [Point, Point, Point];
  pen.save();
  pen.translate(middle.x, middle.y);
  pen.rotate(Math.atan2(b.y - a.y, b.x - a.x));
  draw(Math.hypot(b.x - a.x, b.y - a.y) / 2, Math.hypot(c.x - b.x, c.y - b.y) / 2);
  pen.restore();
};

/** Where houses stand, in halves of the village, with their length, depth and turn. */
const HOUSES = [
  [-0.65, -0.5, 2.1, 1.2, 0.1],
  [-0.05, -0.57, 1.7, 1.1, -0.2],
  [0.62, -0.47, 2, 1.25, 0.15],
  [-0.67, 0.43, 1.8, 1.15, -0.1],
  [0, 0.53, 2.1, 1.2, 0.05],
  [0.65, 0.4, 1.6, 1.2, -0.25],
] as const;

const village = (brush: Brush, shape: Scenery): void => {
  const { pen, theme } = brush;
  framed(brush, shape, (across, along) => {
    earth(pen, across, along);
    for (const [x, y, length, depth, turn] of HOUSES) {
      const at = { x: x * across * 0.95, y: y * along * 0.95 };
      roof(brush, at, (length * across) / 4, (depth * along) / 3, turn);
    }
    pen.fillStyle = '#7D7366';
    pen.beginPath();
    pen.arc(0, 0, 0.34, 0, 7);
    pen.fill();
    pen.fillStyle = theme.terrain.waterEdge;
    pen.beginPath();
    pen.arc(0, 0, 0.2, 0, 7);
    pen.fill();
  });
  // The wall has gaps: nobody is kept out by it.
  ring(brush, shape, [
    [0, 0, 0.42],
    [0, 0.6, 1],
    [1, 0, 1],
    [2, 0, 0.36],
    [2, 0.56, 1],
    [3, 0, 1],
  ]);
};

const earth = (pen: Pen, across: number, along: number): void => {
  for (let k = 0; k < 120; k++) {
    pen.fillStyle = k % 2 === 1 ? 'rgba(120, 90, 40, 0.16)' : 'rgba(255, 250, 225, 0.2)';
    pen.fillRect((hash(k, 1, 1) - 0.5) * 1.9 * across, (hash(k, 2, 2) - 0.5) * 1.9 * along, 0.12, 0.06);
  }
};

type Stretch = readonly [edge: number, from: number, to: number];

const ring = ({ pen, theme }: Brush, { corners }: Scenery, stretches: readonly Stretch[]): void => {
  const { wallEdge, wallTop } = theme.terrain;
  const lines = stretches.map(([edge, from, to]): [Point, Point] => {
    const [a, b] = [corners[edge]!, corners[(edge + 1) % corners.length]!];
    return [between(a, b, from), between(a, b, to)];
  });
  const stroke = (colour: string, width: number, dash: readonly number[] = [], shift = 0): void => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.setLineDash([...dash]);
    pen.beginPath();
    for (const [from, to] of lines) {
      pen.moveTo(from.x + shift, from.y + shift * 1.4);
      pen.lineTo(to.x + shift, to.y + shift * 1.4);
    }
    pen.stroke();
    pen.setLineDash([]);
  };
  pen.lineCap = 'round';
  stroke('rgba(40, 28, 8, 0.35)', 0.34, [], 0.07);
  stroke(wallEdge, 0.33);
  stroke(wallTop, 0.21);
  pen.lineCap = 'butt';
  stroke(wallEdge, 0.21, [0.04, 0.25]);
};

const outpost = (brush: Brush, shape: Scenery): void => {
  framed(brush, shape, (across, along) => {
    earth(brush.pen, across, along);
    roof(brush, { x: 0, y: -along * 0.1 }, across * 0.9, along * 0.55, 0.05);
  });
  ring(brush, shape, [
    [0, 0, 1],
    [1, 0, 1],
    [2, 0, 0.36],
    [2, 0.64, 1],
    [3, 0, 1],
  ]);
};

const house = (brush: Brush, shape: Scenery): void =>
  framed(brush, shape, (across, along) => roof(brush, { x: 0, y: 0 }, across * 1.8, along * 1.8, 0));

const TENTS = [
  [-0.4, -0.35],
  [0.42, -0.12],
  [-0.17, 0.5],
] as const;

/** Three tents in the colour of their side. */
const camp = (brush: Brush, shape: Scenery): void => {
  const { pen } = brush;
  framed(brush, shape, (across) => {
    const size = across * 0.34;
    for (const [x, y] of TENTS) {
      pen.save();
      pen.translate(x * across, y * across);
      const tent = (half: number, foot: number, top: number): void => {
        pen.beginPath();
        pen.moveTo(-half, foot);
        pen.lineTo(0, top);
        pen.lineTo(half, foot);
        pen.closePath();
      };
      tent(size, size * 0.9, -size);
      pen.fillStyle = shape.colour ?? '#A79A78';
      pen.fill();
      pen.strokeStyle = '#2A231A';
      pen.lineWidth = 0.05;
      pen.stroke();
      tent(size * 0.26, size * 0.9, 0);
      pen.fillStyle = '#FFF8E6';
      pen.fill();
      pen.restore();
    }
  });
};

/** Planks across, or stones in the water. */
const crossing = (brush: Brush, shape: Scenery, build: 'bridge' | 'ford'): void => {
  const { pen } = brush;
  framed(brush, shape, (across, along) => {
    if (build === 'ford') {
      for (let k = 0; k < 26; k++) {
        pen.fillStyle = k % 2 === 0 ? '#CFC6B0' : '#A79F8C';
        pen.beginPath();
        const at = { x: (hash(k, 5, 1) - 0.5) * 1.8 * across, y: (hash(k, 6, 2) - 0.5) * 1.8 * along };
        pen.ellipse(at.x, at.y, 0.12, 0.08, hash(k, 7, 3) * 3, 0, 7);
        pen.fill();
      }
      return;
    }
    pen.fillStyle = '#B98849';
    pen.fillRect(-across, -along, 2 * across, 2 * along);
    pen.strokeStyle = 'rgba(60, 36, 12, 0.55)';
    pen.lineWidth = 0.04;
    pen.beginPath();
    for (let x = -across; x <= across; x += 0.22) {
      pen.moveTo(x, -along);
      pen.lineTo(x, along);
    }
    pen.stroke();
    pen.strokeStyle = '#5B3F22';
    pen.lineWidth = 0.14;
    pen.strokeRect(-across, -along, 2 * across, 2 * along);
  });
};

/** A small gold peg. */
const peg = ({ pen }: Brush, { middle, box }: Scenery): void => {
  const [x, y] = [middle.x, middle.y - (box.bottom - box.top) * 0.16];
  pen.fillStyle = 'rgba(30, 20, 5, 0.4)';
  pen.beginPath();
  pen.ellipse(x + 0.12, y + 0.16, 0.3, 0.24, 0, 0, 7);
  pen.fill();
  pen.fillStyle = '#E3A21A';
  pen.strokeStyle = '#7A520A';
  pen.lineWidth = 0.06;
  pen.beginPath();
  pen.arc(x, y, 0.26, 0, 7);
  pen.fill();
  pen.stroke();
  pen.fillStyle = 'rgba(255, 248, 220, 0.85)';
  pen.beginPath();
  pen.arc(x - 0.08, y - 0.09, 0.08, 0, 7);
  pen.fill();
};
