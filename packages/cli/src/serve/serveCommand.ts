import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { serve } from '@warmoot/server';
import { Command, CommanderError } from 'commander';
import { buildPage } from '../../../web/build.mjs';
import { bundle } from '../../bin/bundle.mjs';
import type { PlayStreams } from '../play/streams.ts';

/** `warmoot serve`: the server, until it is told to stop. All settings come from the environment. */
export const serveCommand = (projectRoot: string, streams: PlayStreams): Command =>
  new Command('serve')
    .description('run the server: matches in the browser, for one laptop or many nodes')
    .addHelpText('after', '\nSettings come from the environment: docs/self-hosting.md lists them.')
    .action(async () => {
      const code = await serveFrom(projectRoot, streams);
      if (code !== 0) throw new CommanderError(code, 'warmoot.serve', '');
    });

/**
 * The server is a bundle of its own: no other command waits for its packages. Apart from the others, too, because they
 * clear away what is older than a day, and a server may need its worker after months.
 */
const serveFrom = async (projectRoot: string, { stdout, stderr, env }: PlayStreams): Promise<number> => {
  const into = join(projectRoot, 'node_modules', '.cache', 'warmoot-server');
  const source = join(projectRoot, 'packages', 'server', 'src');
  const [server, worker] = await Promise.all([
    bundle(join(source, 'index.ts'), { into }),
    bundle(join(source, 'bots', 'worker.ts'), { into }),
    buildPage(projectRoot),
  ]);
  const module = (await import(pathToFileURL(server).href)) as { readonly serve: typeof serve };
  return module.serve({
    env,
    root: projectRoot,
    worker,
    write: (text) => stdout.write(text),
    complain: (text) => stderr.write(text),
  });
};
