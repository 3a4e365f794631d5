import type { Point } from '../geometry.ts';
import type { Pen } from '../surface.ts';

/** A scale around the middle of a front edge, on which a body is turned: in CSS pixels on the screen. */
export interface Dial {
  readonly at: Point;
  /** In degrees clockwise from north. */
  readonly heading: number;
  readonly radius: number;
}

/** Half of the scale, in degrees; a handle at each end. */
export const DIAL_HALF = 55;
const TICK = 7.5;

const towards = ({ at, radius }: Dial, degrees: number, out = 0): Point => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: at.x + Math.cos(radians) * (radius + out), y: at.y + Math.sin(radians) * (radius + out) };
};

export const handlesOf = (dial: Dial): readonly [left: Point, right: Point] => [
  towards(dial, dial.heading - DIAL_HALF),
  towards(dial, dial.heading + DIAL_HALF),
];

const RIM = '#FFF8E6';
const BRASS = '#C98A12';

/** An arc with ticks of 7.5 degrees and a turning arrow at both ends. */
export const drawDial = (pen: Pen, dial: Dial): void => {
  const from = ((dial.heading - DIAL_HALF - 90) * Math.PI) / 180;
  const to = ((dial.heading + DIAL_HALF - 90) * Math.PI) / 180;
  pen.lineCap = 'round';
  for (const [colour, width] of [
    [RIM, 5],
    [BRASS, 2],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(dial.at.x, dial.at.y, dial.radius, from, to);
    pen.stroke();
  }
  pen.strokeStyle = '#8A5F0A';
  for (let k = -6; k <= 6; k++) {
    const [inner, outer] = [
      towards(dial, dial.heading + k * TICK, -4),
      towards(dial, dial.heading + k * TICK, 4),
    ];
    pen.lineWidth = k % 2 === 0 ? 1.8 : 1;
    pen.beginPath();
    pen.moveTo(inner.x, inner.y);
    pen.lineTo(outer.x, outer.y);
    pen.stroke();
  }
  handlesOf(dial).forEach((point, side) => {
    knob(pen, point, side === 0 ? -1 : 1);
  });
};

const knob = (pen: Pen, { x, y }: Point, side: -1 | 1): void => {
  pen.save();
  pen.shadowColor = 'rgba(40, 25, 5, 0.4)';
  pen.shadowBlur = 5;
  pen.shadowOffsetY = 2;
  pen.fillStyle = RIM;
  pen.beginPath();
  pen.arc(x, y, 12, 0, 7);
  pen.fill();
  pen.restore();
  pen.strokeStyle = '#8A5F0A';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(x, y, 12, 0, 7);
  pen.stroke();
  pen.save();
  pen.translate(x, y);
  pen.scale(side, 1);
  pen.strokeStyle = pen.fillStyle = '#2A241B';
  pen.beginPath();
  pen.arc(-1, 1, 5, -2.6, 0.6);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(7.2, 1.5);
  pen.lineTo(0.6, 2.6);
  pen.lineTo(4.3, 7.6);
  pen.closePath();
  pen.fill();
  pen.restore();
};
