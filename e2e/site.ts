import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../packages/server/src/start.ts';
import { ROOT, startTestServer } from '../packages/server/src/testkit/server.ts';
import { buildPage } from '../packages/web/build.mjs';

/** The whole site, built and served in this process, for all tests of a file. */
export const useSite = (): { readonly server: RunningServer } => {
  let server: RunningServer;
  beforeAll(async () => {
    await buildPage(ROOT);
    server = await startTestServer();
  });
  afterAll(() => server?.stop());
  return {
    get server() {
      return server;
    },
  };
};

/** Everything a page complains of: errors, failed requests, and what its policy forbids. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(`error: ${message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${url})`);
  });
  return complaints;
};
