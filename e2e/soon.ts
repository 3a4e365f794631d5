import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits for the result of a user action: immediate on a quiet machine, much later on a busy one. */
const MAX_MS = 90_000;

export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: MAX_MS });

/** Waits until the click and its consequences are drawn. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  });
