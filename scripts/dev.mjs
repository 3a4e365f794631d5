import { createServer } from 'node:net';
import { join } from 'node:path';
import { Keeper } from './dev/keeper.mjs';
import { Fault, runScript } from './fault.mjs';
import { ROOT, setUpToRun } from './setUp.mjs';

const USUAL_PORT = 4040;

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const servePage = async (port, api) => {
  const { servePage: serve } = await import('../packages/web/servePage.mjs');
  try {
    return await serve(ROOT, { port, api });
  } catch (problem) {
    if (!/already in use/.test(problem.message)) throw problem;
    throw new Fault(
      `Port ${port} is in use by another program: stop that one, or set PORT to another number.`,
    );
  }
};

const untilInterrupted = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });

/**
 * `npm run dev`: the page from its sources on PORT, and behind it a server that starts again when its sources change.
 */
runScript(async () => {
  await setUpToRun();
  const port = Number(process.env.PORT || USUAL_PORT);
  const behind = await freePort();
  const origin = `http://localhost:${port}`;
  const page = await servePage(port, `http://127.0.0.1:${behind}`);
  const server = new Keeper(join(ROOT, 'scripts', 'dev', 'server.mjs'), {
    PORT: String(behind),
    HOST: '127.0.0.1',
    WARMOOT_ORIGIN: origin,
  });
  const { watchParts } = await import('../packages/cli/bin/watchParts.mjs');
  const watched = await watchParts(ROOT, ['main', 'server', 'botWorker'], () => server.restart());
  console.log(`Open ${origin}: page and server reload when the sources change. Ctrl-C stops both.`);
  await untilInterrupted();
  await watched.dispose();
  await page.close();
  await server.stop();
});
