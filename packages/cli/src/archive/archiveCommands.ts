import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { makeBackup, restoreBackup } from '@warmoot/server/archive';
import { Command } from 'commander';
import { bundle } from '../../bin/bundle.mjs';
import type { PlayStreams } from '../play/streams.ts';

interface Archive {
  readonly makeBackup: typeof makeBackup;
  readonly restoreBackup: typeof restoreBackup;
}

const WHERE = '\nWARMOOT_DATA or DATABASE_URL say which server: docs/self-hosting.md.';

/** `warmoot backup FILE`: all that a server keeps, while it runs or not. */
export const backupCommand = (projectRoot: string, streams: PlayStreams): Command =>
  archiveCommand('backup', 'makeBackup', projectRoot, streams)
    .description('save all that a server keeps in one file, while it goes on')
    .argument('<file>', 'the file to make; it holds secrets, so keep it safe');

/** `warmoot restore FILE`: into an empty folder or database, of whichever kind the backup was made. */
export const restoreCommand = (projectRoot: string, streams: PlayStreams): Command =>
  archiveCommand('restore', 'restoreBackup', projectRoot, streams)
    .description('fill an empty folder or database from a backup')
    .argument('<file>', 'what warmoot backup made');

const archiveCommand = (
  name: string,
  errand: keyof Archive,
  projectRoot: string,
  { stdout, env }: PlayStreams,
): Command => {
  const command = new Command(name).addHelpText('after', WHERE);
  return command.action(async (file: string) => {
    const archive = await archiveOf(projectRoot);
    const { ok, says } = await archive[errand]({ file: resolve(file), env, now: Date.now });
    if (!ok) command.error(says, { exitCode: 1, code: `warmoot.${name}` });
    stdout.write(`${says}\n`);
  });
};

/** A bundle of its own: no other command waits for the databases' packages. */
const archiveOf = async (projectRoot: string): Promise<Archive> => {
  const entry = resolve(projectRoot, 'packages', 'server', 'src', 'store', 'archive.ts');
  const path = await bundle(entry, { into: resolve(projectRoot, 'node_modules', '.cache', 'warmoot') });
  return (await import(pathToFileURL(path).href)) as Archive;
};
