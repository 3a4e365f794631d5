import { FONTS } from '../../theme/index.ts';
import { CREAM, INK } from '../../theme/players.ts';
import type { Pen } from '../surface.ts';
import { writeFigures } from './figures.ts';
import type { CounterStyle } from './look.ts';
import { circle, type Drawing, drawSymbol } from './symbols/symbol.ts';

/** Small signs in a box of 24. */
export const SIGNS: Readonly<Record<string, Drawing>> = {
  fired: [{ line: 'M4 20L17 7', width: 3.4 }, { fill: 'M21 3L19 13L11 5Z' }],
  moved: [{ line: 'M4.5 13L10 18.5L20 6', width: 3.8 }],
  ordered: [{ line: 'M4.5 13L10 18.5L20 6', width: 3.8 }],
  used: [{ line: 'M4.5 13L10 18.5L20 6', width: 3.8 }],
  charging: [{ line: 'M4 4L11 12L4 20M12 4L19 12L12 20', width: 3.6 }],
  outOfCommand: [
    { line: 'M9 4.6A8 8 0 0 0 6.6 17.6M15 19.4A8 8 0 0 0 17.4 6.4', width: 3.2 },
    { line: 'M5 20L19 4', width: 2.4 },
  ],
  scaled: [{ line: 'M7.5 21.5V2.5M16.5 21.5V2.5M7.5 7.5H16.5M7.5 12.5H16.5M7.5 17.5H16.5', width: 2.6 }],
  caltrops: [{ line: 'M12 12V4M12 12L5 18M12 12L19 18', width: 3.4 }],
  dormant: [{ line: 'M6 5H18L6 19H18', width: 3.4 }],
  evaded: [{ line: 'M18 5A8 8 0 1 0 20 15', width: 3.2 }, { fill: 'M12 5.4L20 1V9.4Z' }],
  mercenary: [{ line: circle(12, 12, 7.6), width: 2.8 }, { fill: circle(12, 12, 3) }],
  underground: [{ line: 'M4 19V12A8 8 0 0 1 20 12V19', width: 3.4 }],
  target: [{ line: circle(12, 12, 8), width: 2.8 }, { fill: circle(12, 12, 3.4) }],
  faceDown: [{ line: 'M6 3H18V21H6Z', width: 2.4 }, { fill: 'M12 7L16 12L12 17L8 12Z' }],
  recoiled: [{ line: 'M9 4.6A8 8 0 0 0 6.6 17.6M15 19.4A8 8 0 0 0 17.4 6.4', width: 3.4 }],
  reorganising: [
    {
      line: 'M6 3H18M6 21H18M7 3C7 9 11 10 12 12C11 14 7 15 7 21M17 3C17 9 13 10 12 12C13 14 17 15 17 21',
      width: 2.4,
    },
  ],
  airborne: [{ fill: 'M2 14C4 6 10 4 12 10C14 4 20 6 22 14C18 11 15 12 12 17C9 12 6 11 2 14Z' }],
  impaired: [{ line: 'M13 2L8 10L15 13L10 22', width: 3 }],
  wedge: [{ line: 'M4 17L12 7L20 17', width: 4 }],
  square: [{ line: 'M5 5H19V19H5Z', width: 3.2 }],
  testudo: [{ line: 'M3 16C4 8 8 5 12 5C16 5 20 8 21 16ZM12 5V16', width: 2.8 }],
  circle: [{ line: circle(12, 12, 8), width: 3.2 }],
};
const UNKNOWN_SIGN: Drawing = [{ fill: circle(12, 12, 4.4) }];

const FLAG: Drawing = [{ line: 'M8 4V21', width: 2.4 }, { fill: 'M8 4L19 7.4L8 11.6Z' }];
const HIDDEN: Drawing = [
  { line: 'M2 12C7 4 17 4 22 12C17 20 7 20 2 12ZM4 21L20 3', width: 2.2 },
  { fill: circle(12, 12, 3) },
];
const SKULL: Drawing = [
  { fill: 'M12 2C18 2 21 6 21 10.6C21 14 19 16.4 16.6 17.4V21.6H7.4V17.4C5 16.4 3 14 3 10.6C3 6 6 2 12 2Z' },
  { cut: `${circle(8.2, 10.8, 2.4)}${circle(15.8, 10.8, 2.4)}M12 13.4L13.6 16.4H10.4Z` },
];

const plate = (pen: Pen, x: number, y: number, radius: number, paper: string): void => {
  pen.fillStyle = paper;
  pen.strokeStyle = INK;
  pen.lineWidth = Math.max(1, radius * 0.14);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
  pen.stroke();
};

const sign = (
  pen: Pen,
  symbol: Drawing,
  x: number,
  y: number,
  radius: number,
  paper: string = CREAM,
): void => {
  plate(pen, x, y, radius, paper);
  pen.save();
  pen.translate(x - radius * 0.72, y - radius * 0.72);
  drawSymbol(pen, symbol, radius * 1.44, INK, paper);
  pen.restore();
};

/** A number on a disc: how many stand in the stack. */
export const numberDisc = (pen: Pen, count: number, x: number, y: number, radius: number): void => {
  plate(pen, x, y, radius, CREAM);
  pen.strokeStyle = INK;
  writeFigures(pen, `${count}`, x, y, radius * 1.08, radius * 1.5);
};

const MEDAL_GOLD = '#D9A93A';
const MEDAL_GREY = '#9A948A';

/** Ink with a gold rim; a stand-in's is grey. */
const medallion = (
  pen: Pen,
  { figure, isPale }: NonNullable<CounterStyle['medal']>,
  x: number,
  y: number,
  radius: number,
): void => {
  pen.fillStyle = isPale ? '#6B655C' : INK;
  pen.strokeStyle = isPale ? MEDAL_GREY : MEDAL_GOLD;
  pen.lineWidth = Math.max(1.2, radius * 0.22);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = CREAM;
  writeFigures(pen, figure, x, y, radius * 1.05, radius * 1.4);
};

/** A paper tag across the upper right corner; on a counter back, which has a number there, across the lower edge. */
const paperTag = (pen: Pen, text: string, z: number, isBack: boolean): void => {
  const high = Math.max(9, 0.3 * z);
  pen.font = `600 ${high * 0.8}px ${FONTS.narrow}`;
  const wide = pen.measureText(text).width + high * 0.5;
  const [x, y] = isBack ? [0, 0.46 * z] : [0.5 * z, -0.5 * z];
  pen.fillStyle = CREAM;
  pen.strokeStyle = INK;
  pen.lineWidth = Math.max(0.8, high * 0.06);
  pen.beginPath();
  pen.roundRect(x - wide / 2, y - high / 2, wide, high, high * 0.22);
  pen.fill();
  pen.stroke();
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y + high * 0.05);
};

/** The signs around a counter of size z whose centre is the origin. */
export const drawBadges = (pen: Pen, look: CounterStyle, z: number): void => {
  const radius = Math.max(3.4, 0.15 * z);
  const half = z * 0.5;
  if (look.routed) sign(pen, FLAG, half * 0.92, -half * 0.92, Math.max(5, 0.22 * z), '#FFFFFF');
  if (look.hidden) sign(pen, HIDDEN, half * 0.88, -half * 0.88, radius * 1.15);
  if (look.undead) sign(pen, SKULL, -half * 0.88, -half * 0.88, radius * 1.15);
  if (look.medal) medallion(pen, look.medal, -half * 0.92, -half * 0.92, Math.max(5, 0.235 * z));
  if (look.hits) hitPips(pen, look.hits, z);
  if (look.tag !== undefined) paperTag(pen, look.tag, z, look.back);
  const [first, second, third] = look.signs;
  const corners = [
    [1.04, 0.16],
    [-1.04, 0.16],
    [-1.04, -0.44],
  ] as const;
  [first, second, third].forEach((name, k) => {
    if (name === undefined) return;
    const [x, y] = corners[k]!;
    const quiet = name === 'moved' || name === 'used';
    sign(pen, SIGNS[name] ?? UNKNOWN_SIGN, half * x, half * y, quiet ? radius * 0.82 : radius);
  });
};

/** Hit pips along the top, filled as hits are taken; more than six become a number. */
const hitPips = (pen: Pen, { taken, of }: NonNullable<CounterStyle['hits']>, z: number): void => {
  const radius = 0.085 * z;
  if (of > 6) {
    plate(pen, 0, -0.5 * z, radius * 2, CREAM);
    pen.strokeStyle = INK;
    writeFigures(pen, `${of - taken}`, 0, -0.5 * z, radius * 2.2, radius * 3);
    return;
  }
  for (let k = 0; k < of; k++)
    plate(pen, (k - (of - 1) / 2) * radius * 2.1, -0.5 * z, radius, k < taken ? INK : CREAM);
};
