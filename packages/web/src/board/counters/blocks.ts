import type { Piece } from '@warmoot/kernel';
import type { Player, Theme } from '../../theme/index.ts';
import { baseDetailAt, drawBases } from '../figures/bases.ts';
import type { Point } from '../geometry.ts';
import { surface } from '../surface.ts';
import { INCHES_PER_SIDE, TENTHS_PER_SIDE } from '../terrain/table/shapes.ts';

/** A body with its figures at its true heading; `anchor` is the middle of its front edge on the canvas. */
interface Block {
  readonly canvas: HTMLCanvasElement;
  readonly anchor: Point;
}

/** Weapons and wings reach over the edge of the bases, in tenths of a millimetre. */
const OVERHANG = 260;
const DRAWING_MS = 6;
const MOST = 300;

type Based = Piece & { readonly bases: NonNullable<Piece['bases']> };
export const hasBases = (piece: Piece | undefined): piece is Based => piece?.bases !== undefined;

/** Bodies drawn once for each look, heading and zoom; whatever is late is stretched from another zoom meanwhile. */
export class Blocks {
  readonly #theme: Theme;
  readonly #density: number;
  readonly #made = new Map<string, Block>();
  readonly #standIns = new Map<string, { readonly block: Block; readonly side: number }>();
  #drawsUntil = 0;
  #isBehind = false;

  constructor(theme: Theme, density: number) {
    this.#theme = theme;
    this.#density = density;
  }

  beginFrame(): void {
    this.#drawsUntil = performance.now() + DRAWING_MS;
    this.#isBehind = false;
  }

  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** `side` is the side of a hex in device pixels. */
  of(piece: Based, player: Player, side: number): Block & { readonly stretch: number } {
    const look = keyOf(piece, player);
    const key = `${look}@${side}`;
    const standIn = this.#standIns.get(look);
    const known = this.#made.get(key);
    if (known) return { ...known, stretch: 1 };
    if (standIn && performance.now() > this.#drawsUntil) {
      this.#isBehind = true;
      return { ...standIn.block, stretch: side / standIn.side };
    }
    if (this.#made.size > MOST) this.#made.clear();
    const block = this.#draw(piece, player, side);
    this.#made.set(key, block);
    this.#standIns.set(look, { block, side });
    return { ...block, stretch: 1 };
  }

  #draw(piece: Based, player: Player, side: number): Block {
    const scale = side / TENTHS_PER_SIDE;
    const { bases } = piece;
    const turn = (((piece.facing ?? 0) % 360) * Math.PI) / 180;
    const half = (bases.files.length * bases.width) / 2 + OVERHANG;
    const deep = Math.max(1, ...bases.files.map((file) => file.length)) * bases.depth + OVERHANG;
    const corners = (
      [
        [-half, -OVERHANG],
        [half, -OVERHANG],
        [half, deep],
        [-half, deep],
      ] as const
    ).map(([x, y]) => ({
      x: (x * Math.cos(turn) - y * Math.sin(turn)) * scale,
      y: (x * Math.sin(turn) + y * Math.cos(turn)) * scale,
    }));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const anchor = { x: Math.ceil(-Math.min(...xs)), y: Math.ceil(-Math.min(...ys)) };
    const { canvas, pen } = surface(anchor.x + Math.max(...xs) + 1, anchor.y + Math.max(...ys) + 1);
    pen.translate(anchor.x, anchor.y);
    pen.rotate(turn);
    const inch = (side / this.#density) * INCHES_PER_SIDE;
    const brush = { pen, scale, density: this.#density, detail: baseDetailAt(inch), theme: this.#theme };
    drawBases(brush, bases, player, piece.badges);
    return { canvas, anchor };
  }
}

const keyOf = ({ bases, facing, badges }: Based, { name }: Player): string =>
  [
    name,
    bases.figure,
    bases.traits.join(),
    `${bases.width}x${bases.depth}`,
    bases.files.map((file) => file.map(({ left, of }) => `${left}/${of}`).join(' ')).join(';'),
    facing ?? 0,
    badges.filter((badge) => SHOWN.includes(badge)).join(),
  ].join('|');

/** States that show on the figures themselves. */
export const SHOWN: readonly string[] = ['routed', 'recoiled', 'testudo', 'wedge', 'square'];
