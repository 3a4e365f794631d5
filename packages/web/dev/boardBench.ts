import { Board } from '../src/board/index.ts';
import { largeScene } from './largeScene.ts';

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const quiet = async (board: Board): Promise<void> => {
  while (board.isBusy) await nextFrame();
};

/** Pans without pause, and zooms from the whole map down to single hexes and back; milliseconds from frame to frame. */
export const frameTimes = async (frames: number): Promise<{ pan: number[]; zoom: number[] }> => {
  document.body.innerHTML = '<canvas style="position:fixed;inset:0;width:100vw;height:100vh"></canvas>';
  const board = new Board(document.querySelector('canvas')!, { animate: false });
  board.show(largeScene(200, 200, 400));
  await quiet(board);
  board.centreOn({ q: 100, r: 50 }, 46 / Math.sqrt(3));
  await quiet(board);
  const pan = await timed(frames, (i) => board.panBy(-14 * Math.cos(i / 40), -9 * Math.sin(i / 25)));
  board.fit();
  await quiet(board);
  const zoom = await timed(frames, (i) => {
    if (i % 12 === 0) board.zoom(Math.floor(i / 120) % 2 === 0 ? 1 : -1, { x: 400, y: 300 });
  });
  board.destroy();
  return { pan, zoom };
};

const timed = async (frames: number, act: (frame: number) => void): Promise<number[]> => {
  const times: number[] = [];
  let before = await nextFrame();
  for (let i = 0; i < frames; i++) {
    act(i);
    const now = await nextFrame();
    times.push(now - before);
    before = now;
  }
  return times;
};
