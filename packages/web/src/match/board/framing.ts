import { signal } from '@preact/signals';
import type { Board } from '../../board/index.ts';
import { pickMany } from '../play/picking.ts';
import type { Session } from '../play/session.ts';

/** Whether the next drag draws a selection box around counters instead of moving the map; Shift does the same. */
export const isFraming = signal(false);

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A frame over the board, from the corner where it began; the counters inside are picked when it is released. */
export class Framing {
  readonly #box = document.createElement('div');
  readonly #from: Corner;
  readonly #pane: HTMLElement;

  constructor(pane: HTMLElement, from: Corner) {
    this.#pane = pane;
    this.#from = from;
    this.#box.className = 'pick-frame';
    pane.append(this.#box);
  }

  drawTo(to: Corner): void {
    const { left, top, width, height } = between(this.#from, to);
    Object.assign(this.#box.style, {
      translate: `${left}px ${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }

  end(to: Corner, board: Board, session: Session, adds: boolean): void {
    this.remove();
    const { left, top, width, height } = between(this.#from, to);
    const ids = (session.scene.value?.pieces ?? [])
      .filter(({ side, at }) => {
        const point = board.sheet && board.camera.toScreen(board.sheet.point(at));
        if (side !== session.seat || !point) return false;
        const [x, y] = [point.x - left, point.y - top];
        return x >= 0 && y >= 0 && x <= width && y <= height;
      })
      .map(({ id }) => id);
    pickMany(session, ids, adds);
    isFraming.value = false;
    this.#pane.querySelector<HTMLElement>('.board-canvas')?.focus();
  }

  remove(): void {
    this.#box.remove();
  }
}

const between = (a: Corner, b: Corner) => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});
