import type { Colour } from '../../theme/index.ts';
import { apart, between, type Point } from '../geometry.ts';
import type { Pen } from '../surface.ts';
import { type Marker, toneOf } from './areas.ts';
import { drawInches } from './onTable.ts';
import type { WayStyle } from './styles.ts';

/** The distance an arrow keeps from the centres of its first and last hex. */
const START = 0.7;
const END = 0.68;

/** Draws an arrow, path, run or line of sight through these points, on a light background. */
export const drawWay = (marker: Marker, style: WayStyle, points: readonly Point[], ofSide?: Colour): void => {
  if (style.line === 'inches') drawInches(marker, points);
  if (points.length < 2 || style.width === 0 || style.line === 'inches') return;
  const line = style.line === 'dots' || style.isWhole ? points : shortened(points, style.head);
  const { pen, pixel, theme } = marker;
  const ink = ofSide ?? toneOf(marker, style.tone);
  const ground = theme.name === 'dark' && style.tone === 'ink' ? '#F3EBD7' : '#FFF8E6';
  const width = style.width * pixel;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  if (style.line === 'dots') dots(pen, line, ink, ground, width);
  else if (style.line === 'chevrons') chevrons(pen, line, ink, ground, width);
  else {
    stroke(pen, line, ground, width + 3 * pixel, []);
    if (style.head) head(pen, line, ground, width + 3 * pixel, pixel);
    stroke(pen, line, ink, width, style.line === 'dashed' ? [3 * width, 2.5 * width] : []);
  }
  if (style.head && style.line !== 'dots') head(pen, line, ink, width, 0);
  if (style.isBlocked) blocked(marker, line.at(-1)!);
};

/** A cross where something is in the way. */
const blocked = ({ pen, pixel, theme }: Marker, { x, y }: Point): void => {
  pen.strokeStyle = theme.name === 'light' ? '#8F2C22' : '#F0897B';
  pen.lineWidth = 2.6 * pixel;
  const arm = 7 * pixel;
  pen.beginPath();
  pen.moveTo(x - arm, y - arm);
  pen.lineTo(x + arm, y + arm);
  pen.moveTo(x + arm, y - arm);
  pen.lineTo(x - arm, y + arm);
  pen.stroke();
};

const shortened = (points: readonly Point[], withHead: boolean): Point[] => {
  const [first, second] = points as [Point, Point];
  const [last, before] = [points.at(-1)!, points.at(-2)!];
  const from = between(first, second, Math.min(0.45, START / apart(first, second)));
  const to = withHead ? between(last, before, Math.min(0.45, END / apart(last, before))) : last;
  return [from, ...points.slice(1, -1), to];
};

const stroke = (
  pen: Pen,
  line: readonly Point[],
  colour: string,
  width: number,
  dash: readonly number[],
): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash([...dash]);
  pen.beginPath();
  for (const { x, y } of line) pen.lineTo(x, y);
  pen.stroke();
  pen.setLineDash([]);
};

const head = (pen: Pen, line: readonly Point[], colour: string, width: number, grow: number): void => {
  const [tip, before] = [line.at(-1)!, line.at(-2)!];
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const size = width * 1.2 + 0.1 + grow;
  pen.save();
  pen.translate(tip.x, tip.y);
  pen.rotate(angle);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(size * 1.1, 0);
  pen.lineTo(-size * 0.7, -size * 0.95);
  pen.lineTo(-size * 0.7, size * 0.95);
  pen.closePath();
  pen.fill();
  pen.restore();
};

const dots = (pen: Pen, line: readonly Point[], ink: string, ground: string, width: number): void => {
  stroke(pen, line, ground, width * 0.5, []);
  for (const [colour, radius] of [
    [ground, width * 1.5],
    [ink, width],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    for (const { x, y } of line.slice(1)) {
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 7);
    }
    pen.fill();
  }
};

const chevrons = (pen: Pen, line: readonly Point[], ink: string, ground: string, width: number): void => {
  for (const [colour, thick] of [
    [ground, width * 1.5],
    [ink, width * 0.75],
  ] as const)
    for (let i = 1; i < line.length; i++) {
      const angle = Math.atan2(line[i]!.y - line[i - 1]!.y, line[i]!.x - line[i - 1]!.x);
      for (const share of [0.3, 0.6, 0.9]) {
        const { x, y } = between(line[i - 1]!, line[i]!, share);
        pen.save();
        pen.translate(x, y);
        pen.rotate(angle);
        stroke(
          pen,
          [
            { x: -0.14, y: -0.2 },
            { x: 0.08, y: 0 },
            { x: -0.14, y: 0.2 },
          ],
          colour,
          thick,
          [],
        );
        pen.restore();
      }
    }
};
