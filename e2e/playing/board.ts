import type { HexPlace, Piece } from '@warmoot/kernel';
import type { Page } from 'playwright-core';
import type { Board } from '../../packages/web/src/board/index.ts';

type Canvas = HTMLCanvasElement & { readonly board: Board };

/** Until the board shows something, nothing moves, and it accepts input. */
export const boardReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const board = document.querySelector<Canvas>('.board-canvas')?.board;
    return board?.scene !== undefined && !board.isTravelling;
  });
};

/** What a person sees on the board. */
export const piecesOn = async (page: Page): Promise<readonly Piece[]> => {
  await boardReady(page);
  return page.evaluate(() => [...document.querySelector<Canvas>('.board-canvas')!.board.scene!.pieces]);
};

/** Where the middle of a hex lies in the window, brought into view first. */
export const pointOf = async (page: Page, hex: string): Promise<{ x: number; y: number }> => {
  const reveal = (id: string) => {
    const canvas = document.querySelector<Canvas>('.board-canvas')!;
    const { scene, sheet, camera } = canvas.board;
    const cells = scene?.ground.kind === 'hexes' ? scene.ground.cells : [];
    const at = cells.find((cell) => cell.id === id)!.at;
    const { left, top } = canvas.getBoundingClientRect();
    const { x, y } = camera.toScreen(sheet!.point(at));
    const seen = document.elementFromPoint(left + x, top + y) === canvas;
    if (!seen) canvas.board.centreOn(at);
    return { x: left + x, y: top + y, seen };
  };
  await boardReady(page);
  const first = await page.evaluate(reveal, hex);
  if (first.seen) return first;
  await boardReady(page);
  return page.evaluate(reveal, hex);
};

/** Until the ground is painted and nothing moves. */
export const boardPainted = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector<Canvas>('.board-canvas')?.board.isBusy === false);
};

/** The hexes of the stacks of a side that have such a unit in them. */
export const hexesOf = async (page: Page, side: string, name: RegExp = /./): Promise<string[]> => {
  const wanted = (await piecesOn(page)).filter((piece) => piece.side === side && name.test(piece.name));
  const places = [...new Set(wanted.map(({ at }) => JSON.stringify(at)))];
  return page.evaluate((keys) => {
    const { scene } = document.querySelector<Canvas>('.board-canvas')!.board;
    const cells = scene?.ground.kind === 'hexes' ? scene.ground.cells : [];
    return keys.flatMap((key) => cells.find(({ at }) => JSON.stringify(at) === key)?.id ?? []);
  }, places);
};

/** The hex one row nearer to the northern edge. */
export const northOf = (hex: string): string =>
  `${hex.slice(0, 2)}${String(Number(hex.slice(2)) - 1).padStart(2, '0')}`;

/** The hexes offered, the nearest to an enemy first. */
export const nearestToEnemy = async (
  page: Page,
  seat: string,
  hexes: readonly string[],
): Promise<readonly string[]> => {
  const places = await page.evaluate((ids) => {
    const { scene } = document.querySelector<Canvas>('.board-canvas')!.board;
    const cells = scene?.ground.kind === 'hexes' ? scene.ground.cells : [];
    return ids.map((id) => cells.find((cell) => cell.id === id)!.at);
  }, hexes);
  const pieces = await piecesOn(page);
  const enemies = pieces.filter(({ side }) => side !== seat).map(({ at }) => at as HexPlace);
  const taken = new Set(pieces.map(({ at }) => JSON.stringify(at)));
  const away = (at: HexPlace): number => Math.min(...enemies.map((enemy) => distance(at, enemy)));
  return hexes
    .map((id, at) => ({ id, at: places[at] as HexPlace }))
    .filter(({ at }) => !taken.has(JSON.stringify(at)))
    .sort((a, b) => away(a.at) - away(b.at))
    .map(({ id }) => id);
};

const distance = (a: HexPlace, b: HexPlace): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
