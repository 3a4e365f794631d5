import { SYSTEMS, type SystemEntry } from '@warmoot/systems';
import { Command, CommanderError } from 'commander';
import { pageFor, type Streams } from '../rules/terminal.ts';
import { type AdjudicateOptions, adjudicate } from './adjudicate.ts';
import { EXIT } from './exitCode.ts';

const PROCESS: Streams = { stdout: process.stdout, stderr: process.stderr, env: process.env };

const EXIT_CODES = `
Exit codes: 0 every case passes, 1 a case fails, 2 a case cannot be read or
played, 3 the program itself is at fault.`;

/**
 * `warmoot adjudicate FILE...`: plays cases and says what happened and whether it is what the case expects. If
 * anything is wrong it prints everything, then rejects with a CommanderError that carries the exit code.
 */
export const adjudicateCommand = (
  streams: Streams = PROCESS,
  systems: readonly SystemEntry[] = SYSTEMS,
): Command =>
  new Command('adjudicate')
    .description('play cases of the casebook, or an umpire’s “what would happen if”')
    .argument('[files...]', 'case files, or folders of them')
    .option('--seed <seed>', 'the seed if the program rolls (default: a new one each time)')
    .option('--quiet', 'print only failures and the total')
    .option('--json', 'print JSON for other programs')
    .addHelpText('after', EXIT_CODES)
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    })
    .action(async (files: readonly string[], options: AdjudicateOptions) => {
      const { out, err, code } = await adjudicate(files, options, systems, pageFor(streams));
      for (const line of err) streams.stderr.write(`${line}\n`);
      for (const line of out) streams.stdout.write(`${line}\n`);
      if (code !== EXIT.passed) throw new CommanderError(code, 'warmoot.adjudicate', '');
    });
