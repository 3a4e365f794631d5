import type { Board } from '../board.ts';
import { outlineOf, traceOutline } from '../counters/bodies.ts';
import { traceDot } from '../counters/dots.ts';
import type { Box, Point } from '../geometry.ts';
import { paintSheet } from '../thumbnail.ts';

/** The whole sheet on a small canvas, with sides by their shapes and a frame around what the board shows. */
export class Minimap {
  readonly #canvas: HTMLCanvasElement;
  readonly #board: Board;
  readonly #stop: () => void;
  /** What it shows now; the board draws many frames, such as those of a move, in which none of it changes. */
  #shown: readonly unknown[] = [];
  #ground: { readonly key: unknown; readonly theme: unknown; readonly canvas: HTMLCanvasElement } | undefined;

  constructor(canvas: HTMLCanvasElement, board: Board) {
    this.#canvas = canvas;
    this.#board = board;
    const before = board.onView;
    board.onView = () => {
      before();
      this.draw();
    };
    const move = (event: PointerEvent): void => this.#move(event);
    canvas.addEventListener('pointerdown', move);
    canvas.addEventListener('pointermove', move);
    this.#stop = () => {
      board.onView = before;
      canvas.removeEventListener('pointerdown', move);
      canvas.removeEventListener('pointermove', move);
    };
  }

  destroy(): void {
    this.#stop();
  }

  draw(): void {
    const { sheet, scene, camera, players, theme } = this.#board;
    const pen = this.#canvas.getContext('2d');
    if (!sheet || !scene || !pen) return;
    const { width, height } = this.#canvas;
    const view = camera.view();
    const shown = [sheet, scene, players, theme, width, height, view.left, view.top, view.right, view.bottom];
    if (shown.every((each, at) => each === this.#shown[at])) return;
    this.#shown = shown;
    const { scale, at } = fitInto(sheet.box, width, height);
    if (this.#ground?.key !== sheet || this.#ground.theme !== theme)
      this.#ground = { key: sheet, theme, canvas: paintSheet(sheet, theme, scale) };
    pen.fillStyle = theme.colours.panel;
    pen.fillRect(0, 0, width, height);
    const corner = at({ x: sheet.box.left, y: sheet.box.top });
    pen.drawImage(this.#ground.canvas, corner.x, corner.y);
    for (const [seat, { shape, field, rim }] of players) {
      pen.beginPath();
      for (const piece of scene.pieces) {
        if (piece.side !== seat) continue;
        const outline = piece.body && outlineOf(piece, sheet);
        if (outline) {
          traceOutline(pen, outline.map(at));
          continue;
        }
        const { x, y } = at(sheet.point(piece.at));
        traceDot(pen, shape, x, y, Math.max(1.8, width / 90));
      }
      pen.strokeStyle = rim;
      pen.lineWidth = 1.2;
      pen.stroke();
      pen.fillStyle = field;
      pen.fill();
    }
    frame(pen, at, shared(view, sheet.box), theme.colours.ink);
  }

  #move({ buttons, offsetX, offsetY }: PointerEvent): void {
    const { sheet, camera } = this.#board;
    if (buttons === 0 || !sheet) return;
    const { width, height } = this.#canvas;
    const shrink = width / Math.max(1, this.#canvas.clientWidth);
    const { scale, at } = fitInto(sheet.box, width, height);
    const origin = at({ x: 0, y: 0 });
    const point = { x: (offsetX * shrink - origin.x) / scale, y: (offsetY * shrink - origin.y) / scale };
    const to = camera.centred(point);
    this.#board.panBy((camera.look.x - to.x) * camera.look.side, (camera.look.y - to.y) * camera.look.side);
  }
}

const fitInto = (box: Box, width: number, height: number): { scale: number; at: (point: Point) => Point } => {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const [left, top] = [
    (width - (box.right - box.left) * scale) / 2,
    (height - (box.bottom - box.top) * scale) / 2,
  ];
  return { scale, at: ({ x, y }) => ({ x: left + (x - box.left) * scale, y: top + (y - box.top) * scale }) };
};

/** What of the sheet the board shows: the table beside it is not on the small map. */
const shared = (view: Box, sheet: Box): Box => ({
  left: Math.max(view.left, sheet.left),
  top: Math.max(view.top, sheet.top),
  right: Math.min(view.right, sheet.right),
  bottom: Math.min(view.bottom, sheet.bottom),
});

const frame = (pen: CanvasRenderingContext2D, at: (point: Point) => Point, view: Box, ink: string): void => {
  const [from, to] = [at({ x: view.left, y: view.top }), at({ x: view.right, y: view.bottom })];
  const { width, height } = pen.canvas;
  const [left, top] = [Math.max(1, from.x), Math.max(1, from.y)];
  pen.lineWidth = 2;
  pen.strokeStyle = ink;
  pen.strokeRect(left, top, Math.min(width - 1, to.x) - left, Math.min(height - 1, to.y) - top);
};
