import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { findBrowser, launch } from './findBrowser.ts';

/** Without one, the packaged browser calls its language `en-US@posix`, and every `Intl` call throws. */
const LOCALE = 'en-GB';

/**
 * Tests wait for the thing itself; these limits only end a wait that can no longer succeed, even on a slow, busy
 * machine.
 */
const WAIT_MS = 90_000;
const TEST_MS = 240_000;

/**
 * Most tests do not want motion: a browser without a graphics card spends most of a battle drawing its frames. Tests
 * that want it ask for it with this.
 */
export const IN_MOTION = { reducedMotion: 'no-preference' } as const;
const STILL = { reducedMotion: 'reduce' } as const;

/** Most tests do not want the recap of what happened; a test that does has set a speed before. */
const beImpatient = (): void => {
  if (!location.protocol.startsWith('http')) return; // a mail shown as a page has no storage
  if (localStorage.getItem('warmoot-recount') === null) localStorage.setItem('warmoot-recount', 'off');
};

/**
 * A browser for all tests of a file; every page has a context of its own, as two people on two machines have. Pages are
 * closed at the end of their test: an open page goes on listening and painting.
 */
export const useBrowser = (): { newPage(device?: BrowserContextOptions): Promise<Page> } => {
  vi.setConfig({ testTimeout: TEST_MS });
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launch(await findBrowser());
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(() => browser?.close());
  return {
    async newPage(device = {}) {
      const context = await browser.newContext({ locale: LOCALE, ...STILL, ...device });
      context.setDefaultTimeout(WAIT_MS);
      contexts.push(context);
      await context.addInitScript(beImpatient);
      return context.newPage();
    },
  };
};
