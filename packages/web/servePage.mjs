import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Serves the page from its sources; a page that is open follows every change. What it asks of the server goes to `api`, with
 * its host as it was: the server refuses requests from another site.
 */
export const servePage = async (root, { port, api }) => {
  const page = await createServer({
    configFile: join(root, 'packages', 'web', 'vite.config.ts'),
    logLevel: 'warn',
    server: { host: 'localhost', port, strictPort: true, proxy: { '/api': { target: api } } },
  });
  await page.listen();
  return page;
};
