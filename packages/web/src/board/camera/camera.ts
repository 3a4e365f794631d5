import type { Box, Point } from '../geometry.ts';

/**
 * The zooms at which the board comes to rest, so that tiles are shown pixel for pixel: four per doubling, one of them
 * with hexes 46 pixels high.
 */
const STEP = 2 ** 0.25;
const LEAST = 46 / Math.sqrt(3) / 16;
const MOST = LEAST * 2 ** 5.75;

export const restingSide = (side: number): number => {
  const rung = Math.round(Math.log(side / LEAST) / Math.log(STEP));
  return Math.min(MOST, LEAST * STEP ** Math.max(0, rung));
};

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

/** The camera: the point of the sheet in the middle of the screen, and the side of a hex in CSS pixels. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** How much may be seen beside the sheet, in CSS pixels. */
const OVERSHOOT = 60;

/** How far panels cover each edge of the screen, in CSS pixels. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export class Camera {
  look: Look = { x: 0, y: 0, side: 24 };
  width = 1;
  height = 1;
  box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  insets: Insets = { left: 0, right: 0, top: 0, bottom: 0 };

  toScreen({ x, y }: Point): Point {
    const { look, width, height } = this;
    return { x: (x - look.x) * look.side + width / 2, y: (y - look.y) * look.side + height / 2 };
  }

  toSheet({ x, y }: Point): Point {
    const { look, width, height } = this;
    return { x: (x - width / 2) / look.side + look.x, y: (y - height / 2) / look.side + look.y };
  }

  /** The visible part of the sheet. */
  view(): Box {
    const { x: left, y: top } = this.toSheet({ x: 0, y: 0 });
    const { x: right, y: bottom } = this.toSheet({ x: this.width, y: this.height });
    return { left, top, right, bottom };
  }

  panned(dx: number, dy: number): Look {
    const { look } = this;
    return this.#kept({ ...look, x: look.x - dx / look.side, y: look.y - dy / look.side });
  }

  /** The same point of the sheet stays under the same point of the screen. */
  zoomed(side: number, at: Point, under: Point = this.toSheet(at)): Look {
    const next = clamp(side, LEAST, MOST);
    return this.#kept({
      side: next,
      x: under.x - (at.x - this.width / 2) / next,
      y: under.y - (at.y - this.height / 2) / next,
    });
  }

  /** A zoom step up or down, to a zoom at which we can rest. */
  stepped(steps: number, from = this.look.side): number {
    return clamp(restingSide(restingSide(from) * STEP ** steps), LEAST, MOST);
  }

  /** `most`: no closer than this, however small the box. */
  fitted(box: Box = this.box, most = MOST): Look {
    const { left, right, top, bottom } = this.insets;
    const widest = Math.min(
      (this.width - left - right) / (box.right - box.left),
      (this.height - top - bottom) / (box.bottom - box.top),
    );
    const rest = restingSide(widest);
    const side = clamp(rest > widest * 1.001 ? restingSide(rest / STEP) : rest, LEAST, most);
    return this.centred({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, side);
  }

  /** Puts a point of the sheet in the middle of the uncovered part. */
  centred({ x, y }: Point, side = this.look.side): Look {
    const { left, right, top, bottom } = this.insets;
    return this.#kept({ x: x - (left - right) / 2 / side, y: y - (top - bottom) / 2 / side, side });
  }

  /** Whether a point is well inside the screen. */
  shows(point: Point, border: number): boolean {
    const { x, y } = this.toScreen(point);
    const { left, right, top, bottom } = this.insets;
    const [across, down] = [this.width - right - border, this.height - bottom - border];
    return x >= left + border && y >= top + border && x <= across && y <= down;
  }

  #kept({ x, y, side }: Look): Look {
    const { box, insets } = this;
    const [halfX, halfY] = [this.width / 2 - OVERSHOOT, this.height / 2 - OVERSHOOT];
    return {
      side,
      x: clamp(x, box.left + (halfX - insets.left) / side, box.right - (halfX - insets.right) / side),
      y: clamp(y, box.top + (halfY - insets.top) / side, box.bottom - (halfY - insets.bottom) / side),
    };
  }
}
