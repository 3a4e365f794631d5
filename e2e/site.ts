import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../packages/server/src/start.ts';
import { ROOT, startTestServer } from '../packages/server/src/testkit/server.ts';
import { buildPage } from '../packages/web/build.mjs';

/** The whole site, built and served in this process, for all tests of a file. */
export const useSite = (): { readonly server: RunningServer } =>
  siteOf(async () => {
    await buildPage(ROOT);
    return startTestServer();
  });

/** The same with the toys on the shelf, for tests of the project `toys`. */
export const useToySite = (): { readonly server: RunningServer } =>
  siteOf(async () => {
    const page = join(ROOT, 'node_modules', '.cache', 'warmoot-toys-page');
    const conditions = ['toys'];
    await buildPage(ROOT, { into: page, conditions });
    return startTestServer({ page, conditions });
  });

const siteOf = (open: () => Promise<RunningServer>): { readonly server: RunningServer } => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server?.stop());
  return {
    get server() {
      return server;
    },
  };
};

/** Everything a page complains about: errors, failed requests, and policy violations. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(`error: ${message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${url})`);
  });
  return complaints;
};
