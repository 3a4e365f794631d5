import type { Piece, Scene } from '@warmoot/kernel';
import { Board, type Pick, type Spot } from '../src/board/index.ts';
import { terrainScene } from './terrainScene.ts';

const piece = (id: string, q: number, r: number, symbol: string): Piece => ({
  id,
  name: id,
  symbol,
  side: 'red',
  at: { q, r },
  facing: 0,
  figures: ['5', '1', '4'],
  badges: [],
});

const sceneWith = (pieces: readonly Piece[]): Scene => ({ ...terrainScene(), pieces });

export const FIRST = [piece('one', 4, 2, 'HF'), piece('two', 4, 2, 'MC'), piece('lone', 8, 0, 'SB')];

/** A board on an empty page that records what it reported, for tests to read. */
export const probe = (animate: boolean) => {
  document.body.innerHTML = '<canvas style="position:fixed;inset:0;width:100vw;height:100vh"></canvas>';
  const board = new Board(document.querySelector('canvas')!, { animate });
  const points: Spot[] = [];
  const picks: Pick[] = [];
  board.onPoint = (spot) => points.push(spot);
  board.onPick = (pick) => picks.push(pick);
  const first = sceneWith(FIRST);
  board.show(first);
  return {
    board,
    points,
    picks,
    /** Where a place is on the screen. */
    screenOf: (q: number, r: number) => board.camera.toScreen(board.sheet!.point({ q, r })),
    /** Two scenes on the same ground; in the second the piece is one hex further. */
    moveOn: () =>
      board.show({ ...first, pieces: [FIRST[0]!, { ...FIRST[1]!, at: { q: 10, r: -1 } }, FIRST[2]!] }),
  };
};
