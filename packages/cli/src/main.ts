import { Command, CommanderError } from 'commander';
import { adjudicateCommand } from './adjudicate/index.ts';
import { adminCommand } from './admin/index.ts';
import { backupCommand, restoreCommand } from './archive/index.ts';
import type { Installation } from './installation.ts';
import { playCommand } from './play/index.ts';
import { capital, sentence } from './play/names.ts';
import type { PlayStreams } from './play/streams.ts';
import { rulesCommand } from './rules/index.ts';
import { serveCommand } from './serve/index.ts';
import { simCommand } from './sim/index.ts';
import { systemCommands } from './systems/index.ts';

/** `error: unknown command 'paly'\n(Did you mean play?)` as a sentence of ours. */
const ownWords = (text: string): string => {
  const [what = '', ...hints] = text
    .trim()
    .replace(/^error: /, '')
    .split('\n');
  return `${[sentence(capital(what)), ...hints.map((hint) => hint.replace(/^\((.*)\)$/, '$1'))].join(' ')}\n`;
};

const programOf = (installation: Installation, streams: PlayStreams): Command => {
  const output = {
    writeOut: (text: string) => streams.stdout.write(text),
    writeErr: (text: string) => streams.stderr.write(text),
    outputError: (text: string, write: (text: string) => void) => write(ownWords(text)),
  };
  const program = new Command('warmoot')
    .description(
      'Fantasy and historical war games: a server for the browser, and everything at the terminal too.',
    )
    .exitOverride()
    .configureOutput(output);
  const commands = [
    serveCommand(installation, streams),
    backupCommand(installation, streams),
    restoreCommand(installation, streams),
    adminCommand(installation, streams),
    playCommand(installation.root, streams),
    simCommand(installation, streams),
    rulesCommand(installation.root, streams),
    adjudicateCommand(streams),
    ...systemCommands(streams),
  ];
  for (const command of commands) program.addCommand(command.exitOverride().configureOutput(output));
  return program;
};

/** Commander's own complaints about how it was called; exit code 1 has another meaning here (a check failed). */
const isUsage = ({ code, exitCode }: CommanderError): boolean =>
  exitCode === 1 && /^commander\.(unknown|missing|invalid|excess|optionMissing|conflicting)/.test(code);

/** The whole command line; resolves with the exit code. */
export const main = async (
  args: readonly string[],
  installation: Installation,
  streams: PlayStreams = process,
): Promise<number> => {
  try {
    await programOf(installation, streams).parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
    return 0;
  } catch (problem) {
    if (problem instanceof CommanderError) return isUsage(problem) ? 2 : problem.exitCode;
    throw problem;
  }
};
