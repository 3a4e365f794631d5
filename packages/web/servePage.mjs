import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Serves the page from its sources; an open page follows every change. Its API requests go to `api` with the original
 * host, because the server refuses requests from another site.
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
