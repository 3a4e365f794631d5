import type { Bases } from '@warmoot/kernel';
import { mixed, withAlpha } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { CREAM, type Player } from '../../theme/players.ts';
import type { Pen } from '../surface.ts';
import { hash } from '../terrain/noise.ts';
import { BEASTS } from './beasts.ts';
import { ENGINES } from './engines.ts';
import { foot } from './foot.ts';
import { type FigureLook, lookOf } from './look.ts';
import { chariot, commander, mage, rider } from './mounted.ts';

/** How much of the bases is drawn, by the inch on the screen. */
export type BaseDetail = 'blocks' | 'heads' | 'figures' | 'near';

export const baseDetailAt = (inch: number): BaseDetail => {
  if (inch < 10) return 'blocks';
  if (inch < 19) return 'heads';
  return inch <= 40 ? 'figures' : 'near';
};

interface Brush {
  readonly pen: Pen;
  /** Pixels for each unit of the table. */
  readonly scale: number;
  /** Device pixels to a CSS pixel. */
  readonly density: number;
  readonly detail: BaseDetail;
  readonly theme: Theme;
}

const SAND = { light: '#CFBC8C', dark: '#6B6149' } as const;

/** All bases of a body; the pen is at the middle of its front edge, which is to the north. */
export const drawBases = (brush: Brush, bases: Bases, player: Player, states: readonly string[]): void => {
  const { pen, scale } = brush;
  const [wide, deep] = [bases.width * scale, bases.depth * scale];
  const left = (-bases.files.length * wide) / 2;
  const look = lookOf(bases, player);
  const isShaken = states.includes('routed') || states.includes('recoiled');
  const each = (draw: (left: number, of: number, rank: number, file: number) => void): void => {
    const ranks = Math.max(0, ...bases.files.map((file) => file.length));
    for (let rank = ranks - 1; rank >= 0; rank--)
      for (const [file, column] of bases.files.entries()) {
        const base = column[rank];
        if (base === undefined) continue;
        pen.save();
        pen.translate(left + file * wide, rank * deep);
        if (isShaken) tilt(pen, wide, deep, rank + 2 * file);
        draw(base.left, base.of, rank, file);
        pen.restore();
      }
  };
  each(() => card(brush, wide, deep, player));
  if (brush.detail === 'blocks') return;
  each((_left, _of, rank, file) => ground(brush, wide, deep, player, 31 * rank + file));
  each((standing, of, rank, file) =>
    figures(brush, bases, { ...look, nth: 3 * rank + file }, { wide, deep, standing, of }),
  );
};

/** The card itself: a cream rim under the sand; at a distance a block in the colour of the side. */
const card = (
  { pen, density, detail, theme, scale }: Brush,
  wide: number,
  deep: number,
  player: Player,
): void => {
  const inset = (detail === 'blocks' ? 0.3 : 0.6) * density;
  pen.fillStyle = CREAM;
  pen.beginPath();
  pen.roundRect(inset, inset, wide - 2 * inset, deep - 2 * inset, 2 * density);
  pen.fill();
  const rim = (detail === 'blocks' ? 0.8 : 1.4) * density;
  pen.fillStyle = detail === 'blocks' ? player.field : mixed(player.field, SAND[theme.name], 0.84);
  pen.beginPath();
  pen.roundRect(rim, rim, wide - 2 * rim, deep - 2 * rim, 1.4 * density);
  pen.fill();
  pen.fillStyle = detail === 'blocks' ? player.dark : player.field;
  pen.fillRect(rim, rim, wide - 2 * rim, Math.max(1.6 * density, Math.min(deep * 0.09, scale * 18)));
};

/** Tufts and stones, the same on every visit. */
const ground = (
  { pen, density, detail }: Brush,
  wide: number,
  deep: number,
  player: Player,
  seed: number,
): void => {
  const specks = detail === 'near' ? 26 : detail === 'figures' ? 10 : 4;
  const size = 1.4 * density;
  for (let k = 0; k < specks; k++) {
    pen.fillStyle = k % 2 === 1 ? 'rgba(70, 90, 40, 0.36)' : 'rgba(90, 64, 30, 0.26)';
    pen.fillRect(
      2 * density + hash(k, seed, 7) * (wide - 5 * density),
      3 * density + hash(seed, k, 9) * (deep - 6 * density),
      size,
      size * 0.8,
    );
  }
  if (detail !== 'near') return;
  pen.strokeStyle = withAlpha(player.field, 0.35);
  pen.lineWidth = 0.6 * density;
  pen.strokeRect(3 * density, 3 * density, wide - 6 * density, deep - 6 * density);
};

/** Bases of a unit in disorder stand a little askew. */
const tilt = (pen: Pen, wide: number, deep: number, nth: number): void => {
  pen.translate(wide / 2, deep / 2);
  pen.rotate((hash(nth, 3, 5) - 0.5) * 0.22);
  pen.translate(-wide / 2, -deep / 2);
};

interface Room {
  readonly wide: number;
  readonly deep: number;
  readonly standing: number;
  readonly of: number;
}

const SINGLE: Readonly<Record<string, typeof commander>> = { commander, mage };

const figures = (brush: Brush, bases: Bases, look: FigureLook, room: Room): void => {
  const { pen } = brush;
  const { wide, deep } = room;
  const whole = BEASTS[bases.figure] ?? ENGINES[bases.figure];
  const isRank = whole === undefined && SINGLE[bases.figure] === undefined && bases.figure !== 'chariot';
  if (isRank) rank(brush, bases, look, room);
  else pen.translate(wide / 2, deep / 2);
  if (isRank) return;
  if (whole) whole(pen, wide / 40, Math.min(deep / 40, wide / 40) * (deep > wide * 1.5 ? 1.25 : 1), look);
  else if (bases.figure === 'chariot') chariot(pen, wide, Math.min(deep, wide * 1.2), look);
  else SINGLE[bases.figure]?.(pen, Math.min(wide, deep), look);
};

/** Figures side by side; a dotted ring marks the place of one that fell. */
const rank = (brush: Brush, bases: Bases, look: FigureLook, { wide, deep, standing, of }: Room): void => {
  const { pen, detail, density } = brush;
  const isMounted = bases.figure === 'horse';
  const isLoose = bases.traits.includes('loose');
  const room = wide / of;
  for (let k = 0; k < of; k++) {
    const wobble = isLoose ? (hash(k, look.nth, 3) - 0.5) * deep * 0.3 : 0;
    const [x, y] = [(k + 0.5) * room, deep * (isMounted ? 0.52 : 0.58) + wobble];
    if (k >= standing) {
      ring(pen, x, y, Math.min(room * 0.3, deep * 0.2), density);
      continue;
    }
    const nth = look.nth + k;
    pen.save();
    pen.translate(x, y);
    if (detail === 'heads') headOnly(pen, Math.min(room * 0.62, deep * 0.62), look);
    else if (isMounted) rider(pen, Math.min(room, deep * 0.55), deep * 0.86, { ...look, nth });
    else foot(pen, Math.min(room * 0.98, deep * 0.8), { ...look, nth });
    pen.restore();
  }
};

const ring = (pen: Pen, x: number, y: number, radius: number, density: number): void => {
  pen.strokeStyle = 'rgba(40, 28, 10, 0.6)';
  pen.lineWidth = density;
  pen.setLineDash([2 * density, 1.6 * density]);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.stroke();
  pen.setLineDash([]);
};

/** From afar a figure is a cloak and a head. */
const headOnly = (pen: Pen, size: number, { player, flesh, traits }: FigureLook): void => {
  pen.fillStyle = player.dark;
  pen.beginPath();
  pen.ellipse(0, 0, size * 0.62, size * 0.46, 0, 0, 7);
  pen.fill();
  pen.fillStyle = traits.has('helm') ? flesh.metal : flesh.skin;
  pen.beginPath();
  pen.arc(0, -size * 0.06, size * 0.27, 0, 7);
  pen.fill();
};
