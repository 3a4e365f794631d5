import type { Page } from 'playwright-core';
import { medianOf, workOf } from './work.ts';

const POINTINGS = 9;
/** A painted answer also waits for the next frame, however quiet the machine. */
const FRAME_MS = 1000 / 60;

/**
 * Points at a target again and again, and returns how soon its odds are painted on a machine that does nothing else: the
 * page's own processor time and a frame. The time by the clock is printed; on a busy machine it says little.
 */
export const soonestOdds = async (page: Page, target: { x: number; y: number }): Promise<number> => {
  const spent = await workOf(page);
  const [work, clock]: [number[], number[]] = [[], []];
  for (let round = 0; round < POINTINGS; round++) {
    const before = await spent();
    await page.mouse.move(target.x, target.y);
    await page.waitForSelector('.odds[data-took]');
    work.push((await spent()) - before);
    clock.push(Number(await page.locator('.odds').getAttribute('data-took')));
    await page.mouse.move(0, 0);
    await page.waitForSelector('.odds', { state: 'detached' });
  }
  const soonest = medianOf(work) + FRAME_MS;
  console.log(
    `odds painted after ${soonest.toFixed(0)} ms on a quiet machine, ${medianOf(clock)} ms by the clock: medians of ${POINTINGS} pointings`,
  );
  return soonest;
};
