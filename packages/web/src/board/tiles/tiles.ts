import type { Theme } from '../../theme/index.ts';
import { type Box, overlap } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import type { Pen } from '../surface.ts';
import type { Patch } from '../terrain/lattice.ts';

/**
 * Not 1024: two thirds of such a tile would be outside a laptop's screen at first, and all of a tile must be painted
 * before any of it shows.
 */
const TILE = 512;
const ROWS_AT_ONCE = 12;
const MIN_KEPT = 72;

interface Tile {
  readonly side: number;
  readonly column: number;
  readonly row: number;
  readonly box: Box;
  canvas?: HTMLCanvasElement;
  job?: Generator<void, HTMLCanvasElement>;
  used: number;
}

/** The sheet, painted once in squares for each zoom; whatever moves is drawn over them. */
export class Tiles {
  readonly #sheet: Sheet;
  readonly #theme: Theme;
  readonly #density: number;
  readonly #tiles = new Map<string, Tile>();
  #before: Tiles | undefined;
  #frame = 0;
  #wanted: Tile[] = [];

  /** `before`: the tiles of the same sheet before it changed, shown until these are painted. */
  constructor(sheet: Sheet, theme: Theme, density: number, before?: Tiles) {
    this.#before = before;
    this.#sheet = sheet;
    this.#theme = theme;
    this.#density = density;
  }

  /** Draws the tiles in view that are ready. `side` is that of the tiles, `scale` how much they are stretched. */
  draw(pen: Pen, view: Box, side: number, scale: number): void {
    this.#frame++;
    this.#wanted = this.#tilesIn(view, side);
    for (const tile of this.#wanted) tile.used = this.#frame;
    if (this.#wanted.every(({ canvas }) => canvas !== undefined)) this.#before = undefined;
    else if (this.#before) this.#before.draw(pen, view, side, scale);
    else this.#drawOthers(pen, view, side, scale);
    for (const tile of this.#wanted) blit(pen, tile, view, side * scale);
    this.#forget();
  }

  /** Paints for this many milliseconds; says whether tiles are still missing, and whether one was finished. */
  work(milliseconds: number): { readonly isBehind: boolean; readonly isNew: boolean } {
    const end = performance.now() + milliseconds;
    const missing = nearestFirst(this.#wanted);
    for (const tile of missing) {
      tile.job ??= this.#sheet.paint(this.#theme, patchOf(tile, this.#density), ROWS_AT_ONCE);
      while (performance.now() < end) {
        const { done, value } = tile.job.next();
        if (!done) continue;
        tile.canvas = value;
        delete tile.job;
        break;
      }
      if (tile.canvas === undefined) break;
    }
    const done = missing.filter(({ canvas }) => canvas !== undefined).length;
    return { isBehind: done < missing.length, isNew: done > 0 };
  }

  #tilesIn(view: Box, side: number): Tile[] {
    const { box } = this.#sheet;
    const [left, top] = [Math.max(view.left, box.left), Math.max(view.top, box.top)];
    const [right, bottom] = [Math.min(view.right, box.right), Math.min(view.bottom, box.bottom)];
    const tiles: Tile[] = [];
    for (let row = Math.floor((top * side) / TILE); row * TILE < bottom * side; row++)
      for (let column = Math.floor((left * side) / TILE); column * TILE < right * side; column++)
        tiles.push(this.#tile(side, column, row));
    return tiles;
  }

  #tile(side: number, column: number, row: number): Tile {
    const key = `${side.toFixed(3)} ${column} ${row}`;
    const known = this.#tiles.get(key);
    if (known) return known;
    const size = TILE / side;
    const box = {
      left: column * size,
      top: row * size,
      right: (column + 1) * size,
      bottom: (row + 1) * size,
    };
    const tile: Tile = { side, column, row, box, used: this.#frame };
    this.#tiles.set(key, tile);
    return tile;
  }

  /** Tiles of two other zooms are shown until the right ones are painted: the coarsest, and over it the nearest. */
  #drawOthers(pen: Pen, view: Box, side: number, scale: number): void {
    const missing = this.#wanted.filter(({ canvas }) => canvas === undefined);
    const others = [...this.#tiles.values()].filter(
      (tile) => tile.canvas && tile.side !== side && missing.some(({ box }) => overlap(tile.box, box)),
    );
    const sides = [...new Set(others.map((tile) => tile.side))].sort((a, b) => a - b);
    const far = (other: number): number => Math.abs(Math.log(other / side));
    const nearest = [...sides].sort((a, b) => far(a) - far(b))[0];
    for (const other of new Set([sides[0], nearest]))
      for (const tile of others) if (tile.side === other) blit(pen, tile, view, side * scale);
  }

  #forget(): void {
    const most = Math.max(MIN_KEPT, 3 * this.#wanted.length);
    if (this.#tiles.size <= most) return;
    const oldest = [...this.#tiles].sort(([, a], [, b]) => a.used - b.used);
    for (const [key] of oldest.slice(0, this.#tiles.size - most)) this.#tiles.delete(key);
  }
}

const nearestFirst = (tiles: readonly Tile[]): Tile[] => {
  const missing = tiles.filter(({ canvas }) => canvas === undefined);
  const middle = tiles.length > 0 ? tiles[Math.floor(tiles.length / 2)]! : undefined;
  const far = (tile: Tile): number => Math.hypot(tile.column - middle!.column, tile.row - middle!.row);
  return missing.sort((a, b) => far(a) - far(b));
};

const patchOf = ({ side, column, row }: Tile, density: number): Patch => ({
  left: column * TILE,
  top: row * TILE,
  width: TILE,
  height: TILE,
  side,
  density,
});

const blit = (pen: Pen, { canvas, box, side }: Tile, view: Box, screenSide: number): void => {
  if (!canvas) return;
  const x = Math.round((box.left - view.left) * screenSide);
  const y = Math.round((box.top - view.top) * screenSide);
  if (Math.abs(screenSide - side) < 1e-6) pen.drawImage(canvas, x, y);
  else {
    const right = Math.round((box.right - view.left) * screenSide);
    const bottom = Math.round((box.bottom - view.top) * screenSide);
    pen.drawImage(canvas, x, y, right - x, bottom - y);
  }
};
