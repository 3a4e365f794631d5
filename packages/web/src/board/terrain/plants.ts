import { darker, mixed, withAlpha } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { surface } from '../surface.ts';
import { type Brush, fieldAt, hexHeight, isOnWay, scatter } from './brush.ts';
import { AREAS } from './kinds.ts';
import { hash } from './noise.ts';

/** Whether only grass grows at a point. */
const isOpen = (brush: Brush, x: number, y: number): boolean =>
  AREAS.every((area) => area === 'height' || fieldAt(brush, area, x, y) < 0.3);

export const grass = (brush: Brush): void => {
  const { pen, theme, patch } = brush;
  const H = hexHeight(patch);
  if (H < 16) return;
  const share = H < 35 ? 0.12 : 0.26;
  pen.beginPath();
  scatter(
    brush,
    0.5,
    0.2,
    20,
    (x, y, column, row) => {
      const lot = hash(column, row, 23);
      if (lot > share || !isOpen(brush, x, y)) return;
      const size = 0.06 + lot * 0.2;
      for (const [lean, rise] of [
        [-0.8, 0.75],
        [0, 1],
        [0.75, 0.8],
      ] as const) {
        pen.moveTo(x + lean * size * 0.35, y);
        pen.lineTo(x + lean * size, y - rise * size);
      }
    },
    hash,
  );
  pen.strokeStyle = theme.name === 'light' ? 'rgba(96, 106, 52, 0.34)' : 'rgba(196, 200, 150, 0.16)';
  pen.lineWidth = Math.max(0.02, 0.7 / patch.side);
  pen.stroke();
};

export const reeds = (brush: Brush): void => {
  const { pen, theme, patch } = brush;
  const H = hexHeight(patch);
  if (H < 16) return;
  const tufts = pen;
  tufts.beginPath();
  scatter(
    brush,
    H < 35 ? 0.5 : 0.34,
    0.3,
    40,
    (x, y, column, row) => {
      const dense = fieldAt(brush, 'swamp', x, y) > 0.999 ? 0.3 : 0.6;
      if (hash(column, row, 43) > dense || fieldAt(brush, 'swamp', x, y) < 0.55) return;
      if (fieldAt(brush, 'river', x, y) > 0.4) return;
      const size = 0.13 + 0.1 * hash(column, row, 44);
      tufts.moveTo(x - size * 0.9, y);
      tufts.lineTo(x + size * 0.9, y);
      for (const lean of [-0.62, -0.28, 0.05, 0.38, 0.7]) {
        tufts.moveTo(x + lean * size * 0.6, y);
        tufts.lineTo(x + lean * size, y - size * (1.15 - Math.abs(lean) * 0.6));
      }
    },
    hash,
  );
  pen.strokeStyle = withAlpha(theme.terrain.reed, 0.85);
  pen.lineWidth = Math.max(0.026, 0.8 / patch.side);
  pen.stroke();
};

/** Crowns are stamped: a few shapes in three sizes and three greens, drawn once for each zoom. */
interface Stamp {
  readonly canvas: HTMLCanvasElement;
  readonly reach: number;
}

const SHAPES = 3;
const SIZES = [0.19, 0.235, 0.285];
const stamps = new WeakMap<Theme, Map<number, readonly Stamp[]>>();

const stampsOf = (theme: Theme, side: number): readonly Stamp[] => {
  const bySide = stamps.get(theme) ?? new Map<number, readonly Stamp[]>();
  stamps.set(theme, bySide);
  const known = bySide.get(side);
  if (known) return known;
  const made = theme.terrain.crowns.flatMap((_, green) =>
    SIZES.flatMap((size) =>
      Array.from({ length: SHAPES }, (__, shape) => crownStamp(theme, green, size * side, shape)),
    ),
  );
  bySide.set(side, made);
  return made;
};

const crownStamp = (theme: Theme, green: number, radius: number, shape: number): Stamp => {
  const reach = Math.ceil(radius * 1.75) + 1;
  const { canvas, pen } = surface(2 * reach, 2 * reach);
  pen.translate(reach, reach);
  const colour = theme.terrain.crowns[green]!;
  const lobes = lobesOf(radius, shape);
  const blob = (dx: number, dy: number, grow: number, style: string): void => {
    pen.fillStyle = style;
    pen.beginPath();
    for (const [x, y, r] of lobes) {
      pen.moveTo(x + dx + r * grow, y + dy);
      pen.arc(x + dx, y + dy, r * grow, 0, 7);
    }
    pen.fill();
  };
  blob(
    radius * 0.26,
    radius * 0.34,
    1,
    theme.name === 'light' ? 'rgba(44, 58, 26, 0.34)' : 'rgba(6, 10, 5, 0.5)',
  );
  blob(0, 0, 1.08, darker(colour, 0.78));
  blob(0, 0, 0.94, colour);
  blob(-radius * 0.15, -radius * 0.2, 0.66, mixed(colour, theme.terrain.crowns[2], 0.75));
  blob(-radius * 0.28, -radius * 0.36, 0.3, withAlpha(mixed(theme.terrain.crowns[2], '#FFFFE0', 0.22), 0.75));
  return { canvas, reach };
};

const lobesOf = (radius: number, shape: number): [number, number, number][] => [
  [0, 0, radius * 0.66],
  ...Array.from({ length: 6 }, (_, k): [number, number, number] => {
    const angle = (k + hash(k, shape, 61) * 0.6) * (Math.PI / 3);
    const out = radius * (0.5 + 0.14 * hash(k, shape, 62));
    return [Math.cos(angle) * out, Math.sin(angle) * out, radius * (0.36 + 0.12 * hash(k, shape, 63))];
  }),
];

/** Which of the stamps grows at a place, from the palest greens to the darkest; none where nothing does. */
type Grows = (x: number, y: number, lot: number, stamps: number) => number | undefined;
const anywhere: Grows = (_x, _y, lot, stamps) => Math.floor(lot * stamps);

export const crowns = (brush: Brush, grows: Grows = anywhere): void => {
  const { pen, theme, patch, lattice } = brush;
  if (hexHeight(patch) < 16 || !lattice.fields[AREAS.indexOf('woods')]) return;
  const all = stampsOf(theme, patch.side);
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  scatter(
    brush,
    0.33,
    0.6,
    60,
    (x, y, column, row) => {
      if (fieldAt(brush, 'woods', x, y) < 0.52 || fieldAt(brush, 'river', x, y) > 0.35) return;
      if (isOnWay(brush, x, y, 0.24)) return;
      const pick = grows(x, y, hash(column, row, 66), all.length);
      if (pick === undefined) return;
      const { canvas, reach } = all[pick]!;
      pen.drawImage(
        canvas,
        Math.round(x * patch.side - patch.left - reach),
        Math.round(y * patch.side - patch.top - reach),
      );
    },
    hash,
  );
  pen.restore();
};

/** Scrub: low bushes with much open ground between them. */
export const bushes = (brush: Brush): void => {
  const { theme, patch, lattice } = brush;
  if (hexHeight(patch) < 16 || !lattice.fields[AREAS.indexOf('scrub')]) return;
  scatter(
    brush,
    0.36,
    0.3,
    150,
    (x, y, column, row) => {
      const lot = hash(column, row, 151);
      if (lot > 0.6 || fieldAt(brush, 'scrub', x, y) < 0.55 || isOnWay(brush, x, y, 0.2)) return;
      const size = 0.07 + 0.1 * lot;
      clump(brush, x + 0.03, y + 0.05, size, 'rgba(40, 48, 22, 0.28)');
      clump(brush, x, y, size, darker(theme.terrain.crowns[1], 0.94));
      clump(brush, x - size * 0.3, y - size * 0.35, size * 0.5, theme.terrain.crowns[2]);
    },
    hash,
  );
};

const clump = ({ pen }: Brush, x: number, y: number, size: number, colour: string): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, size * 1.25, size * 0.85, 0, 0, 7);
  pen.fill();
};

/** Jungle: palms, sparse at its fringe, dense in its heart. */
export const fronds = (brush: Brush): void => {
  const { patch, lattice } = brush;
  if (hexHeight(patch) < 16 || !lattice.fields[AREAS.indexOf('jungle')]) return;
  scatter(
    brush,
    0.3,
    0.5,
    160,
    (x, y, column, row) => {
      const dense = fieldAt(brush, 'jungle', x, y);
      if (dense < 0.55 || hash(column, row, 161) > (dense > 1.5 ? 0.95 : 0.5)) return;
      if (isOnWay(brush, x, y, 0.24)) return;
      palm(brush, x, y, 0.2 + 0.1 * hash(column, row, 162), hash(column, row, 163) * 7, dense > 1.5);
    },
    hash,
  );
};

/** Seven leaves around a centre, seen from above, with their shadow. */
export const palm = (
  { pen, theme }: Brush,
  x: number,
  y: number,
  size: number,
  turn: number,
  isDark: boolean,
): void => {
  const [heart, , light] = theme.terrain.crowns;
  const leaf = isDark ? darker(mixed(heart, theme.terrain.jungle[1], 0.3), 0.9) : mixed(heart, light, 0.55);
  star(pen, x + size * 0.2, y + size * 0.3, size, turn, 'rgba(30, 42, 18, 0.32)');
  star(pen, x, y, size, turn, leaf);
  star(pen, x - size * 0.08, y - size * 0.1, size * 0.5, turn + 0.4, mixed(leaf, light, 0.6));
};

const LEAVES = 7;

const star = (pen: Brush['pen'], x: number, y: number, size: number, turn: number, colour: string): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  for (let k = 0; k < 2 * LEAVES; k++) {
    const angle = turn + (k * Math.PI) / LEAVES;
    const out = k % 2 === 0 ? size : size * 0.38;
    pen.lineTo(x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.9);
  }
  pen.closePath();
  pen.fill();
};
