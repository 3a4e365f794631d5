import type { Pen } from '../surface.ts';

/** The outline of everything printed on card. */
export const OUTLINE = '#1D150A';
const SHADOW = 'rgba(20, 14, 4, 0.35)';

/** Fills and outlines what is traced. */
export const inked = (pen: Pen, fill: string, line: number, trace: () => void, ink = OUTLINE): void => {
  pen.beginPath();
  trace();
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = ink;
  pen.lineWidth = line;
  pen.stroke();
};

export const ellipse = (pen: Pen, x: number, y: number, across: number, along: number, turn = 0): void => {
  pen.moveTo(x + across * Math.cos(turn), y + across * Math.sin(turn));
  pen.ellipse(x, y, across, along, turn, 0, 7);
};

export const disc = (pen: Pen, x: number, y: number, radius: number): void =>
  ellipse(pen, x, y, radius, radius);

export const shadow = (pen: Pen, x: number, y: number, across: number, along: number): void => {
  pen.fillStyle = SHADOW;
  pen.beginPath();
  ellipse(pen, x, y, across, along);
  pen.fill();
};

type Spot = readonly [x: number, y: number];

export const trace = (pen: Pen, spots: readonly Spot[]): void => {
  for (const [at, [x, y]] of spots.entries())
    if (at === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
};

/** A shaft with a dark edge: spear, lance, staff. */
export const shaft = (pen: Pen, spots: readonly Spot[], colour: string, width: number): void => {
  pen.lineCap = 'round';
  pen.beginPath();
  trace(pen, spots);
  pen.strokeStyle = '#2A1D0E';
  pen.lineWidth = width * 1.75;
  pen.stroke();
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
};
