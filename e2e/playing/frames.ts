import type { Page } from 'playwright-core';
import { workOf } from './work.ts';

/** The value below which a part of the numbers lies. */
export const share = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(part * numbers.length))
  ] as number;

/** Frames while something is done, and the processor time of the page's own thread for each. */
export const framesDuring = async (page: Page, act: () => Promise<void>) => {
  const spent = await workOf(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    const next = (now: number): void => {
      frames.push(now);
      if (!Object.hasOwn(window, 'framesEnd')) requestAnimationFrame(next);
    };
    Reflect.deleteProperty(window, 'framesEnd');
    Object.assign(window, { frames });
    requestAnimationFrame(next);
  });
  const before = await spent();
  await act();
  const worked = (await spent()) - before;
  const times = await page.evaluate(() => {
    Object.assign(window, { framesEnd: true });
    return (window as unknown as { frames: number[] }).frames;
  });
  const lengths = times.slice(1).map((time, at) => time - (times[at] as number));
  const seconds = ((times.at(-1) as number) - (times[0] as number)) / 1000;
  return { rate: lengths.length / seconds, longest: share(lengths, 0.95), work: worked / lengths.length };
};
