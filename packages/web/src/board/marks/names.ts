import { darker, mixed, withAlpha } from '../../theme/colour.ts';
import { type Colour, FONTS, type Theme } from '../../theme/index.ts';
import type { Box, Point } from '../geometry.ts';
import type { Ground } from '../ground/ground.ts';
import { type Pen, surface } from '../surface.ts';

/** A place's name in letters of its own: heights spaced and in capitals, waters in italics, the rest plain. */
export interface Name {
  readonly text: string;
  readonly style: 'high' | 'wet' | 'plain';
  /** Where it belongs, on the sheet. */
  readonly home: Point;
  /** Half its width, in sides of a hex. */
  readonly half: number;
}

export interface PlacedName extends Name {
  readonly at: Point;
}

const SIZE = { high: 0.58, wet: 0.48, plain: 0.48 } as const;
const SPACING = { high: 0.17, wet: 0.03, plain: 0.03 } as const;
/** Letters are measured large and taken for any size. */
const MEASURED = 100;

const setType = (pen: Pen, style: Name['style'], side: number): void => {
  pen.font = `${style === 'wet' ? 'italic ' : ''}500 ${SIZE[style] * side}px ${FONTS.serif}`;
  pen.letterSpacing = `${SPACING[style] * side}px`;
};

const WATERS = ['swamp', 'sea', 'lake', 'water'];

export const namesOf = ({ cells, centres }: Ground): Name[] => {
  const { pen } = surface(1, 1);
  return cells.flatMap(({ name, terrain, overlays = [] }, cell) => {
    if (name === undefined) return [];
    const isHigh = terrain.startsWith('hill') || terrain.startsWith('mountain') || terrain === 'woods';
    const isWet = overlays.includes('stream') || WATERS.includes(terrain);
    const style = isWet ? 'wet' : isHigh ? 'high' : 'plain';
    const text = style === 'high' ? name.toUpperCase() : name;
    const { x, y } = centres[cell]!;
    setType(pen, style, MEASURED);
    const half = pen.measureText(text).width / 2 / MEASURED + 0.15;
    return [{ text, style, home: { x, y: y + 0.3 }, half }];
  });
};

/** Where a name may step to, in sides of a hex, the nearest first. */
const STEPS: readonly Point[] = [-3, -2, -1, 0, 1, 2, 3]
  .flatMap((down) => [-3, -2, -1, 0, 1, 2, 3].map((across) => ({ x: across * 0.75, y: down * 0.87 })))
  .sort((a, b) => Math.hypot(a.x, 1.3 * a.y) - Math.hypot(b.x, 1.3 * b.y));
/** Half of a counter, and half the height of letters. */
const COUNTER = 0.72;
const LETTERS = 0.3;

/** Each name moves aside from counters that would cover it, if there is room nearby. */
export const placeNames = (names: readonly Name[], stands: readonly Point[], box: Box): PlacedName[] =>
  names.map((name) => {
    const { home, half } = name;
    const within = (x: number): number => Math.min(Math.max(x, box.left + half), box.right - half);
    const spots = STEPS.map(({ x, y }) => ({ x: within(home.x + x), y: home.y + y }));
    const covered = (spot: Point): number =>
      stands.filter(
        ({ x, y }) => Math.abs(x - spot.x) < half + COUNTER && Math.abs(y - spot.y) < LETTERS + COUNTER,
      ).length;
    const inside = spots.filter(({ y }) => y > box.top + LETTERS && y < box.bottom - LETTERS);
    return { ...name, at: inside.find((spot) => covered(spot) === 0) ?? spots[0]! };
  });

/** `toPixels` from the sheet to the canvas, where a side of a hex is `side` pixels long. */
export const drawNames = (
  pen: Pen,
  names: readonly PlacedName[],
  theme: Theme,
  side: number,
  toPixels: (point: Point) => Point,
): void => {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.strokeStyle = withAlpha(theme.terrain.halo, 0.85);
  pen.lineWidth = 0.16 * side;
  for (const { text, style, at } of names) {
    const { x, y } = toPixels(at);
    setType(pen, style, side);
    pen.fillStyle = style === 'wet' ? waterInk(theme) : theme.terrain.name;
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  }
  pen.letterSpacing = '0px';
};

/** The colour of water, shifted towards that of other names until it is readable on its halo. */
export const waterInk = ({ name, terrain }: Theme): Colour =>
  name === 'light' ? darker(terrain.waterEdge, 0.72) : mixed(terrain.waterLight, terrain.name, 0.45);
