import { FONTS, type Theme } from '../../theme/index.ts';
import { CREAM, INK } from '../../theme/players.ts';
import type { Box, Point } from '../geometry.ts';
import type { Pen } from '../surface.ts';
import type { Sprites } from './sprites.ts';
import type { Stack } from './stacks.ts';

/** What will probably happen to a stack, as a word and a line: `83%`, `1 or 2 losses`. */
export interface Outcome {
  readonly head: string;
  readonly line: string;
}

/** A stack spread out on a paper plate beside its hex, in CSS pixels. */
export interface FanLayout {
  readonly stack: Stack;
  readonly plate: Box;
  readonly above: boolean;
  /** The tip of its notch, at the hex. */
  readonly tip: Point;
  /** The size of a counter, in CSS pixels. */
  readonly size: number;
  readonly counters: readonly { readonly at: Point; readonly index: number }[];
  readonly outcome?: Outcome;
}

const COUNTER = 44;
/** On a phone, where they are for viewing only. */
const SMALL = 34;
const NARROW = 480;
const GAP = 6;
const PAD = 8;
const NOTCH = 9;
/** From the middle of a hex to where the notch points, and the height of a hex, in sides. */
const EDGE = 1.05;
const HEX = Math.sqrt(3);
const OUTCOME = 104;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly side: number;
  readonly above: boolean;
  readonly hexesAway?: number;
}

export const layFan = (stack: Stack, hex: Point, room: Room, outcome?: Outcome): FanLayout => {
  const isNarrow = room.width < NARROW;
  const size = isNarrow && outcome ? SMALL : COUNTER;
  const inRow = Math.min(stack.pieces.length, isNarrow && !outcome ? 3 : 6);
  const rows = Math.ceil(stack.pieces.length / inRow);
  const width = 2 * PAD + inRow * size + (inRow - 1) * GAP;
  const height = 2 * PAD + rows * size + (rows - 1) * GAP;
  const edge = room.side * EDGE;
  const wanted = edge + NOTCH + (room.hexesAway ?? 0) * room.side * HEX;
  const fits = room.above ? hex.y - wanted - height > 0 : hex.y + wanted + height < room.height;
  const above = room.above === fits;
  const clear = fits ? wanted : edge + NOTCH;
  const whole = width + (outcome ? OUTCOME : 0);
  const left = Math.min(Math.max(4, hex.x - width / 2), Math.max(4, room.width - whole - 4));
  const top = above ? hex.y - clear - height : hex.y + clear;
  const counters = stack.pieces.map((_, index) => ({
    index,
    at: {
      x: left + PAD + size / 2 + (index % inRow) * (size + GAP),
      y: top + PAD + size / 2 + Math.floor(index / inRow) * (size + GAP),
    },
  }));
  const plate = { left, top, right: left + width, bottom: top + height };
  const tip = { x: hex.x, y: above ? hex.y - edge : hex.y + edge };
  return { stack, plate, above, tip, size, counters, ...(outcome ? { outcome } : {}) };
};

/** The piece under a point. A click elsewhere on its plate is meant for what is below. */
export const hitFan = ({ counters, size }: FanLayout, { x, y }: Point): number | undefined => {
  const reach = (size + GAP) / 2;
  return counters.find(({ at }) => Math.abs(at.x - x) <= reach && Math.abs(at.y - y) <= reach)?.index;
};

export const drawFan = (
  pen: Pen,
  fan: FanLayout,
  sprites: Sprites,
  theme: Theme,
  dpr: number,
  selected: ReadonlySet<string>,
): void => {
  const { plate, above, tip, size } = fan;
  pen.save();
  pen.shadowColor = 'rgba(40, 25, 5, 0.4)';
  pen.shadowBlur = 14 * dpr;
  pen.shadowOffsetY = 4 * dpr;
  pen.fillStyle = theme.colours.panel;
  pen.beginPath();
  pen.roundRect(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top, 9);
  const x = Math.min(plate.right - 18, Math.max(plate.left + 18, tip.x));
  const y = above ? plate.bottom : plate.top;
  pen.moveTo(x - NOTCH, y);
  pen.lineTo(x, tip.y);
  pen.lineTo(x + NOTCH, y);
  pen.fill();
  pen.restore();
  if (fan.outcome) drawOutcome(pen, fan, fan.outcome);
  for (const { at, index } of fan.counters) {
    if (selected.has(fan.stack.pieces[index]!.id)) ring(pen, at, size, theme.colours.selection);
    const { canvas, reach } = sprites.counter(fan.stack.looks[index]!, size * dpr);
    pen.drawImage(canvas, at.x - reach / dpr, at.y - reach / dpr, canvas.width / dpr, canvas.height / dpr);
  }
};

const ring = (pen: Pen, { x, y }: Point, size: number, colour: string): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(x - size / 2 - 3, y - size / 2 - 3, size + 6, size + 6, 8);
  pen.stroke();
};

const drawOutcome = (pen: Pen, { plate }: FanLayout, { head, line }: Outcome): void => {
  pen.fillStyle = INK;
  pen.beginPath();
  pen.roundRect(plate.right - 6, plate.top, OUTCOME + 6, plate.bottom - plate.top, 9);
  pen.fill();
  pen.fillStyle = CREAM;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  const middle = (plate.top + plate.bottom) / 2;
  pen.font = `700 22px ${FONTS.narrow}`;
  pen.fillText(head, plate.right + 10, middle, OUTCOME - 14);
  pen.font = `600 14px ${FONTS.narrow}`;
  pen.fillText(line, plate.right + 10, middle + 19, OUTCOME - 14);
};
