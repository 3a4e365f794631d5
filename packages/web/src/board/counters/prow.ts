import { CREAM } from '../../theme/players.ts';
import type { HexLayout, Point } from '../geometry.ts';
import type { Pen } from '../surface.ts';
import type { CounterStyle } from './look.ts';

const unit = ({ x, y }: Point): Point => {
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
};

const TIP = 0.885;

/** The facing: a prow under the counter that points to the middle of the side it faces. */
export const drawProw = (pen: Pen, look: CounterStyle, layout: HexLayout, side: number): void => {
  if (look.facing === undefined) return;
  const ahead = unit(layout.sides[look.facing % 6]!);
  const straight = Math.abs(ahead.x) < 0.01 || Math.abs(ahead.y) < 0.01;
  const [shoulder, half] = straight ? [0.5, 0.5] : [0.36, 0.37];
  const at = (along: number, across: number): [number, number] => [
    (ahead.x * along - ahead.y * across) * side,
    (ahead.y * along + ahead.x * across) * side,
  ];
  pen.beginPath();
  pen.moveTo(...at(TIP, 0));
  pen.lineTo(...at(shoulder, half));
  pen.lineTo(...at(shoulder - 0.25, half * 0.9));
  pen.lineTo(...at(shoulder - 0.25, -half * 0.9));
  pen.lineTo(...at(shoulder, -half));
  pen.closePath();
  pen.lineJoin = 'miter';
  pen.strokeStyle = look.player.rim === CREAM ? CREAM : '#2A231A';
  pen.lineWidth = Math.max(1.6, 0.11 * side);
  pen.stroke();
  pen.fillStyle = look.player.dark;
  pen.fill();
};

/** A counter slides back from its front, so that the prow stays visible. */
export const slideOf = (look: CounterStyle, layout: HexLayout): Point => {
  if (look.facing === undefined) return { x: 0, y: 0 };
  const ahead = unit(layout.sides[look.facing % 6]!);
  return { x: -0.17 * ahead.x, y: -0.1 * ahead.y };
};

/** Where the lower counters show: behind the one on top. */
export const rearOf = (look: CounterStyle, layout: HexLayout): number =>
  look.facing !== undefined && layout.sides[look.facing % 6]!.y > 0.1 ? -1 : 1;
