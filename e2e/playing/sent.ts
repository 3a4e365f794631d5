import type { Page } from 'playwright-core';
import { settled } from '../soon.ts';

/** What was done in a battle, by the kind of command. */
export type Done = Map<string, number>;

/** Every command that the server accepts from this page from now on. */
export const commandsOf = (page: Page): Done => {
  const done: Done = new Map();
  page.on('response', (response) => {
    if (!response.url().endsWith('/commands') || !response.ok()) return;
    const { commands } = response.request().postDataJSON() as { commands: { type: string }[] };
    for (const { type } of commands) done.set(type, (done.get(type) ?? 0) + 1);
  });
  return done;
};

/** Waits until no request is open and its results are drawn. */
export const answered = async (page: Page): Promise<void> => {
  await page.waitForSelector('.match[data-sending=false]');
  await settled(page);
};
