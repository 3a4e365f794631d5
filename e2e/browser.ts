import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser, launch } from './findBrowser.ts';

/** Without one, the packaged browser calls its language `en-US@posix`, and every `Intl` call throws. */
const LOCALE = 'en-GB';

/** A browser for all tests of a file; every page has a context of its own, as two people on two machines have. */
export const useBrowser = (): { newPage(device?: BrowserContextOptions): Promise<Page> } => {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launch(await findBrowser());
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await browser?.close();
  });
  return {
    async newPage(device = {}) {
      const context = await browser.newContext({ locale: LOCALE, ...device });
      contexts.push(context);
      return context.newPage();
    },
  };
};
