import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { piecesOn, pointOf } from './playing/board.ts';
import { openDrawnUp } from './playing/drawnUp.ts';
import { useSite } from './site.ts';
import { settled } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();
const DESK = { viewport: { width: 1440, height: 900 } };

/** From every input to the end of the frame that follows it, in milliseconds. */
const watchInputs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const took: Record<string, number[]> = {};
    Object.assign(window, { took });
    for (const type of ['pointermove', 'click', 'keydown', 'wheel'])
      addEventListener(
        type,
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              took[type] = [...(took[type] ?? []), performance.now() - timeStamp];
            };
            port2.postMessage(null);
          }),
        { capture: true, passive: true },
      );
  });

const tookOf = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => (window as unknown as { took: Record<string, number[]> }).took);

const share = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(part * numbers.length))
  ] as number;

/** The hexes of a side's stacks. */
const stacksOf = async (page: Page, side: string): Promise<string[]> => {
  const pieces = await piecesOn(page);
  const places = [
    ...new Set(pieces.filter((piece) => piece.side === side).map(({ at }) => JSON.stringify(at))),
  ];
  return page.evaluate((wanted) => {
    const board = document.querySelector<HTMLCanvasElement & { board: never }>('.board-canvas')!.board as {
      scene: { ground: { cells: { id: string; at: { q: number; r: number } }[] } };
    };
    return wanted.flatMap(
      (key) => board.scene.ground.cells.find(({ at }) => JSON.stringify(at) === key)?.id ?? [],
    );
  }, places);
};

/** What we promise is 50 and 150; a machine that does other work is slower. The figures printed are what counts. */
const GENEROUS = 4;

test('Hastings: the next paint follows an input at once', async () => {
  const page = await newPage(DESK);
  await openDrawnUp(page, site.server.url, 'hastings', 'red');
  await settled(page);
  await watchInputs(page);
  for (const hex of (await stacksOf(page, 'red')).slice(0, 10)) {
    const { x, y } = await pointOf(page, hex);
    await page.mouse.click(x, y);
    for (let step = 1; step <= 8; step++) await page.mouse.move(x + step * 9, y - step * 14);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await settled(page);
  }
  const { x, y } = await pointOf(page, '1112');
  await page.mouse.move(x, y);
  for (const notch of [-100, -100, -100, 100, 100, 100]) {
    await page.mouse.wheel(0, notch);
    await settled(page);
  }
  const took = await tookOf(page);
  const all = Object.values(took).flat();
  for (const [type, times] of [...Object.entries(took), ['all', all] as const])
    console.log(
      `${type}: ${times.length} inputs, median ${share(times, 0.5).toFixed(0)} ms, 95 % within ${share(times, 0.95).toFixed(0)} ms`,
    );
  expect(share(all, 0.5)).toBeLessThan(50 * GENEROUS);
  expect(share(all, 0.95)).toBeLessThan(150 * GENEROUS);
});

/** The lengths of the frames while something moves. */
const framesDuring = async (page: Page, act: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (!Object.hasOwn(window, 'framesEnd')) requestAnimationFrame(next);
    };
    Reflect.deleteProperty(window, 'framesEnd');
    Object.assign(window, { frames });
    requestAnimationFrame(next);
  });
  await act();
  return page.evaluate(() => {
    Object.assign(window, { framesEnd: true });
    return (window as unknown as { frames: number[] }).frames.slice(1);
  });
};

test('Pipeweed Farm, both hosts on the map: zooming keeps its frames', async () => {
  const page = await newPage(DESK);
  await openDrawnUp(page, site.server.url, 'pipeweed', 'blue');
  const { x, y } = await pointOf(page, '2210');
  await page.mouse.move(x, y);
  const zoom = async (): Promise<void> => {
    for (const notch of [-100, -100, -100, -100, 100, 100, 100, 100]) {
      await page.mouse.wheel(0, notch);
      await page.waitForTimeout(240);
    }
  };
  const first = await framesDuring(page, zoom);
  const again = await framesDuring(page, zoom);
  const rate = (frames: readonly number[]): number =>
    (1000 * frames.length) / frames.reduce((sum, each) => sum + each, 0);
  for (const [name, frames] of [
    ['tiles being painted', first],
    ['tiles at hand', again],
  ] as const)
    console.log(
      `zooming, ${name}: ${rate(frames).toFixed(0)} frames a second, 95 % within ${share(frames, 0.95).toFixed(0)} ms`,
    );
  expect(rate(again)).toBeGreaterThan(50 / GENEROUS);
});
