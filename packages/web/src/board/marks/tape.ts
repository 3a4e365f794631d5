import { FONTS } from '../../theme/index.ts';
import type { Point } from '../geometry.ts';
import type { Pen } from '../surface.ts';

/** A plate on ink: a figure, and a line below it. In CSS pixels. */
export const plate = (pen: Pen, title: string, says: string, { x, y }: Point, width: number): void => {
  pen.font = `700 19px ${FONTS.narrow}`;
  const wide = pen.measureText(title).width;
  pen.font = `500 13px ${FONTS.narrow}`;
  const across = Math.max(wide, says === '' ? 0 : pen.measureText(says).width) + 20;
  const left = Math.max(26, Math.min(width - across - 6, x));
  const high = says === '' ? 28 : 40;
  pen.save();
  pen.shadowColor = 'rgba(60, 40, 10, 0.35)';
  pen.shadowBlur = 12;
  pen.shadowOffsetY = 3;
  pen.fillStyle = '#2A241B';
  pen.beginPath();
  pen.roundRect(left, y, across, high, 7);
  pen.fill();
  pen.restore();
  pen.fillStyle = '#FFF8E6';
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.font = `700 19px ${FONTS.narrow}`;
  pen.fillText(title, left + 10, y + 20);
  pen.font = `500 13px ${FONTS.narrow}`;
  pen.fillText(says, left + 10, y + 34);
};

const HALF = 6.5;

/** A tape measure from one point to another, an inch so many pixels long, with a case at its start. */
export const drawTape = (pen: Pen, from: Point, to: Point, inch: number): void => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  pen.save();
  pen.translate(from.x, from.y);
  pen.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  pen.save();
  pen.shadowColor = 'rgba(40, 25, 5, 0.45)';
  pen.shadowBlur = 6;
  pen.shadowOffsetY = 3;
  pen.fillStyle = '#F5D565';
  pen.fillRect(0, -HALF, length, 2 * HALF);
  pen.restore();
  const shine = pen.createLinearGradient(0, -HALF, 0, HALF);
  shine.addColorStop(0, 'rgba(255, 255, 255, 0.45)');
  shine.addColorStop(0.4, 'rgba(255, 255, 255, 0)');
  shine.addColorStop(1, 'rgba(120, 80, 0, 0.28)');
  pen.fillStyle = shine;
  pen.fillRect(0, -HALF, length, 2 * HALF);
  pen.strokeStyle = '#3A2D10';
  pen.lineWidth = 0.8;
  pen.strokeRect(0, -HALF, length, 2 * HALF);
  scale(pen, length, inch);
  pen.fillStyle = '#8F2C22';
  pen.fillRect(length - 2, -8.5, 3, 17);
  pen.restore();
  tapeCase(pen, from);
};

/** Quarters of an inch, and a figure at each inch. */
const scale = (pen: Pen, length: number, inch: number): void => {
  const step = inch < 14 ? 1 : 0.25;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let at = 0; at * inch <= length; at += step) {
    pen.moveTo(at * inch, -HALF);
    pen.lineTo(at * inch, -HALF + (at % 1 === 0 ? 8 : at % 0.5 === 0 ? 5 : 3));
  }
  pen.stroke();
  if (inch < 9) return;
  pen.fillStyle = '#3A2D10';
  pen.font = `700 9px ${FONTS.narrow}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  for (let at = 1; at * inch <= length; at++) pen.fillText(String(at), at * inch + 2, 2.2);
};

const tapeCase = (pen: Pen, { x, y }: Point): void => {
  pen.save();
  pen.translate(x, y);
  pen.shadowColor = 'rgba(40, 25, 5, 0.5)';
  pen.shadowBlur = 7;
  pen.shadowOffsetY = 3;
  pen.fillStyle = '#2A241B';
  pen.beginPath();
  pen.roundRect(-14, -14, 28, 28, 9);
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.fillStyle = '#E3A21A';
  pen.beginPath();
  pen.arc(0, 0, 8, 0, 7);
  pen.fill();
  pen.fillStyle = '#2A241B';
  pen.font = `700 10px ${FONTS.narrow}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText('in', 0, 0.5);
  pen.restore();
};
