import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Board } from '../packages/web/src/board/index.ts';
import { useBrowser } from './browser.ts';
import { boardPainted } from './playing/board.ts';
import { openMatch } from './playing/open.ts';
import { useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };

/** The colours along the straight way through the middles of these hexes, in steps of one pixel. */
const coloursAlong = (page: Page, hexes: readonly string[]): Promise<readonly (readonly number[])[]> =>
  page.evaluate((ids) => {
    const canvas = document.querySelector<HTMLCanvasElement & { board: Board }>('.board-canvas')!;
    const { scene, sheet, camera } = canvas.board;
    const cells = scene?.ground.kind === 'hexes' ? scene.ground.cells : [];
    const middles = ids.map((id) => camera.toScreen(sheet!.point(cells.find((cell) => cell.id === id)!.at)));
    const pen = canvas.getContext('2d')!;
    const density = canvas.width / canvas.clientWidth;
    return middles.slice(1).flatMap((to, at) => {
      const from = middles[at]!;
      const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
      return Array.from({ length: steps }, (_, step) => {
        const part = step / steps;
        const x = (from.x + (to.x - from.x) * part) * density;
        const y = (from.y + (to.y - from.y) * part) * density;
        return [...pen.getImageData(Math.round(x), Math.round(y), 1, 1).data.slice(0, 3)];
      });
    });
  }, hexes);

test('water that fills hexes is one body: no bank runs between them', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'blue' }); // Morgarten has a lake
  await boardPainted(page);
  const lake = await coloursAlong(page, ['0315', '0415', '0515', '0516', '0615', '0715']);
  expect(lake.length).toBeGreaterThan(100);
  const isWater = ([red = 0, , blue = 0]: readonly number[]): boolean => blue > red + 25;
  expect(lake.filter((colour) => !isWater(colour))).toEqual([]);
  const shore = await coloursAlong(page, ['0315', '0310']);
  expect(shore.some((colour) => !isWater(colour))).toBe(true);
});

test('the start page shows different maps', async () => {
  const page = await newPage(DESK);
  await page.goto(site.server.url);
  const cards = page.locator('.card.battle canvas');
  await soon(() => cards.count()).toBe(6);
  const pictures = await cards.evaluateAll((all) =>
    all.map((each) => (each as HTMLCanvasElement).toDataURL()),
  );
  expect(new Set(pictures).size).toBe(6);
});
