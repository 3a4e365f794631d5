import { pathToFileURL } from 'node:url';
import type { serve } from '@warmoot/server';
import { Command, CommanderError } from 'commander';
import type { Installation } from '../installation.ts';
import type { PlayStreams } from '../play/streams.ts';

/** `warmoot serve`: the server, until it is stopped. All settings come from the environment. */
export const serveCommand = (installation: Installation, streams: PlayStreams): Command =>
  new Command('serve')
    .description('run the server: matches in the browser, on one laptop or many nodes')
    .addHelpText('after', '\nSettings come from the environment: docs/self-hosting.md lists them.')
    .action(async () => {
      const code = await serveFrom(installation, streams);
      if (code !== 0) throw new CommanderError(code, 'warmoot.serve', '');
    });

const serveFrom = async (
  installation: Installation,
  { stdout, stderr, env }: PlayStreams,
): Promise<number> => {
  const [server, worker] = await Promise.all([
    installation.part('server'),
    installation.part('botWorker'),
    installation.page(),
  ]);
  const module = (await import(pathToFileURL(server).href)) as { readonly serve: typeof serve };
  return module.serve({
    env,
    root: installation.root,
    worker,
    write: (text) => stdout.write(text),
    writeError: (text) => stderr.write(text),
  });
};
