import type { HexLayout } from '../geometry.ts';
import { surface } from '../surface.ts';
import { drawBadges, numberDisc } from './badges.ts';
import { type Detail, detailAt, drawBlank, drawFace } from './face.ts';
import type { CounterStyle } from './look.ts';
import { drawProw, rearOf, slideOf } from './prow.ts';

/** A counter, or a whole stack, drawn once; `reach` is the distance from the canvas's corner to the hex's centre. */
export interface Sprite {
  readonly canvas: HTMLCanvasElement;
  readonly reach: number;
}

/** A sprite, and how much it is stretched: a sprite of another zoom is used until the right one is drawn. */
export interface Stretched extends Sprite {
  readonly stretch: number;
}

/** What is visible of a stack: the top piece, the number, and a leader as a medallion on the corner. */
export interface StackLook {
  readonly top: CounterStyle;
  readonly count: number;
  readonly leader?: CounterStyle;
}

/** Size of a counter, in sides of a hex. */
const COUNTER = 1.2;
const CREATURE = 1.08;
const TILT = (13 * Math.PI) / 180;
const MOST = 1200;

export const sizeOf = (look: CounterStyle, side: number): number =>
  COUNTER * side * (look.hits && look.hits.of > 1 && look.shape === 'square' ? CREATURE : 1);

/** How long a frame may draw sprites that have a substitute. */
const DRAWING_MS = 5;

/** Sprites by look and zoom. When there are too many, all are dropped: those on the screen are soon redrawn. */
export class Sprites {
  readonly #layout: HexLayout;
  readonly #density: number;
  readonly #made = new Map<string, Sprite>();
  /** By look: the last one drawn, at any zoom. */
  readonly #standIns = new Map<string, { readonly sprite: Sprite; readonly side: number }>();
  #drawsUntil = 0;
  #isBehind = false;

  /** `density`: device pixels to a CSS pixel. What a counter shows depends on its apparent size. */
  constructor(layout: HexLayout, density: number) {
    this.#layout = layout;
    this.#density = density;
  }

  beginFrame(): void {
    this.#drawsUntil = performance.now() + DRAWING_MS;
    this.#isBehind = false;
  }

  /** Whether some are substitutes for sprites still to be drawn. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** A stack on the map; `side` is the side of a hex in device pixels. */
  stack(stack: StackLook, side: number): Stretched {
    const look = `${stack.top.key}#${stack.count}#${stack.leader?.key ?? ''}`;
    const key = `${look}#${side}`;
    const standIn = this.#standIns.get(look);
    if (standIn && !this.#made.has(key) && performance.now() > this.#drawsUntil) {
      this.#isBehind = true;
      return { ...standIn.sprite, stretch: side / standIn.side };
    }
    const sprite = this.#keep(key, () => stackSprite(stack, side, this.#layout, this.#density));
    if (standIn?.side !== side) this.#standIns.set(look, { sprite, side });
    return { ...sprite, stretch: 1 };
  }

  /** A counter alone and upright, `size` device pixels wide: in fans and lists. */
  counter(look: CounterStyle, size: number): Sprite {
    return this.#keep(`${look.key}@${size}`, () => counterSprite(look, size, this.#density));
  }

  /** A chip beside a body: only its symbol, and its badges. */
  chip(look: CounterStyle, size: number): Sprite {
    return this.#keep(`${look.key}@chip${size}`, () => chipSprite(look, size));
  }

  #keep(key: string, make: () => Sprite): Sprite {
    const known = this.#made.get(key);
    if (known) return known;
    if (this.#made.size > MOST) {
      this.#made.clear();
      this.#standIns.clear();
    }
    const made = make();
    this.#made.set(key, made);
    return made;
  }
}

const counterSprite = (look: CounterStyle, size: number, density: number): Sprite => {
  const reach = Math.ceil(size * 0.72);
  const { canvas, pen } = surface(2 * reach, 2 * reach);
  pen.translate(reach, reach);
  const detail: Detail = size >= 56 * density ? 'close' : size >= 22 * density ? 'play' : 'symbol';
  if (look.routed) pen.rotate(TILT);
  drawFace(pen, look, size, detail);
  pen.setTransform(1, 0, 0, 1, reach, reach);
  drawBadges(pen, look, size);
  return { canvas, reach };
};

const chipSprite = (look: CounterStyle, size: number): Sprite => {
  const reach = Math.ceil(size * 0.72);
  const { canvas, pen } = surface(2 * reach, 2 * reach);
  pen.translate(reach, reach);
  if (look.routed) pen.rotate(TILT);
  drawFace(pen, look, size, 'symbol');
  pen.setTransform(1, 0, 0, 1, reach, reach);
  drawBadges(pen, { ...look, hits: undefined, medal: undefined }, size);
  return { canvas, reach };
};

const stackSprite = (stack: StackLook, side: number, layout: HexLayout, density: number): Sprite => {
  const { top, count, leader } = stack;
  const reach = Math.ceil(side * 1.2);
  const { canvas, pen } = surface(2 * reach, 2 * reach);
  const detail = detailAt((side / density) * Math.sqrt(3));
  const z = sizeOf(top, side);
  const slide = slideOf(top, layout);
  const rear = rearOf(top, layout);
  pen.translate(reach, reach);
  if (!top.routed) drawProw(pen, top, layout, side);
  pen.translate(slide.x * side, slide.y * side);
  for (let k = Math.min(3, count - 1); k > 0; k--) {
    pen.save();
    pen.translate(0.075 * side * k, 0.085 * side * k * rear);
    drawBlank(pen, { ...top, shape: 'square' }, z, k === Math.min(3, count - 1));
    pen.restore();
  }
  pen.save();
  if (top.routed) pen.rotate(TILT);
  drawFace(pen, top, z, detail);
  pen.restore();
  if (detail !== 'symbol') drawBadges(pen, top, z);
  else if (top.routed) drawBadges(pen, { ...top, signs: [], hits: undefined }, z);
  if (count > 1 && detail !== 'symbol' && !top.routed) numberDisc(pen, count, z * 0.5, -z * 0.5, side * 0.27);
  if (leader) medallion({ pen, leader, z, detail });
  return { canvas, reach };
};

const medallion = ({
  pen,
  leader,
  z,
  detail,
}: {
  pen: CanvasRenderingContext2D;
  leader: CounterStyle;
  z: number;
  detail: Detail;
}): void => {
  pen.translate(-z * 0.44, -z * 0.42);
  drawFace(
    pen,
    { ...leader, figures: [], facing: undefined },
    z * (detail === 'symbol' ? 0.5 : 0.56),
    'symbol',
  );
};
