import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { makeBackup, restoreBackup } from '@warmoot/server/archive';
import { Command } from 'commander';
import type { Installation } from '../installation.ts';
import type { PlayStreams } from '../play/streams.ts';

interface Archive {
  readonly makeBackup: typeof makeBackup;
  readonly restoreBackup: typeof restoreBackup;
}

const WHERE = '\nWARMOOT_DATA or DATABASE_URL selects the server: docs/self-hosting.md.';

/** `warmoot backup FILE`: everything a server stores, whether it is running or not. */
export const backupCommand = (installation: Installation, streams: PlayStreams): Command =>
  archiveCommand('backup', 'makeBackup', installation, streams)
    .description("save all of a server's data in one file, while it is running")
    .argument('<file>', 'the file to create; it contains secrets, so keep it safe');

/** `warmoot restore FILE`: into an empty folder or database, whichever kind of store the backup came from. */
export const restoreCommand = (installation: Installation, streams: PlayStreams): Command =>
  archiveCommand('restore', 'restoreBackup', installation, streams)
    .description('fill an empty folder or database from a backup')
    .argument('<file>', 'a file made by warmoot backup');

const archiveCommand = (
  name: string,
  request: keyof Archive,
  installation: Installation,
  { stdout, env }: PlayStreams,
): Command => {
  const command = new Command(name).addHelpText('after', WHERE);
  return command.action(async (file: string) => {
    const archive = await archiveOf(installation);
    const { ok, says } = await archive[request]({ file: resolve(file), env, now: Date.now });
    if (!ok) command.error(says, { exitCode: 1, code: `warmoot.${name}` });
    stdout.write(`${says}\n`);
  });
};

const archiveOf = async (installation: Installation): Promise<Archive> =>
  (await import(pathToFileURL(await installation.part('archive')).href)) as Archive;
