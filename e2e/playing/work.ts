import type { Page } from 'playwright-core';

/** Processor time that the page's own thread has spent so far, in milliseconds: other programs add nothing to it. */
export const workOf = async (page: Page): Promise<() => Promise<number>> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
};

export const medianOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[times.length >> 1] as number;
