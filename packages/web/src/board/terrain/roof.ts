import { darker, withAlpha } from '../../theme/colour.ts';
import type { Point } from '../geometry.ts';
import type { Brush } from './brush.ts';

/** Gabled, with a lit and a shaded half. */
export const roof = ({ pen, theme }: Brush, at: Point, length: number, depth: number, turn: number): void => {
  const { roofLit, roofShaded } = theme.terrain;
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(turn);
  pen.fillStyle = 'rgba(40, 28, 12, 0.32)';
  pen.fillRect(-length / 2 + 0.05, -depth / 2 + 0.07, length, depth);
  pen.fillStyle = roofLit;
  pen.fillRect(-length / 2, -depth / 2, length, depth / 2);
  pen.fillStyle = roofShaded;
  pen.fillRect(-length / 2, 0, length, depth / 2);
  pen.strokeStyle = withAlpha(darker(roofShaded, 0.6), 0.8);
  pen.lineWidth = 0.025;
  pen.strokeRect(-length / 2, -depth / 2, length, depth);
  pen.beginPath();
  pen.moveTo(-length / 2, 0);
  pen.lineTo(length / 2, 0);
  pen.stroke();
  pen.restore();
};
