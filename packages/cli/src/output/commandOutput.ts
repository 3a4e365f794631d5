import { Command, CommanderError } from 'commander';
import { type Page, pageFor, type Streams } from '../rules/terminal.ts';
import { UserError } from './userError.ts';

/** The output of a command, for people and for programs. */
export interface CommandOutput {
  readonly lines: readonly string[];
  readonly json: unknown;
  /** The answer is that something is not in order: exit code 1. */
  readonly failed?: boolean;
}

export const PROCESS: Streams = { stdout: process.stdout, stderr: process.stderr, env: process.env };

/** Subcommands use their parent's streams and exit handling, even if those are set later. */
const inheritSettings = (command: Command): Command =>
  command.hook('preSubcommand', (parent, subcommand) => {
    subcommand.copyInheritedSettings(parent);
  });

/** A command that consists of its subcommands. */
export const groupOf = (
  name: string,
  streams: Streams,
  subcommands: readonly Command[],
  usual?: Command,
): Command => {
  const command = new Command(name).configureHelp({ subcommandTerm: (each) => each.name() }).configureOutput({
    writeOut: (text) => streams.stdout.write(text),
    writeErr: (text) => streams.stderr.write(text),
  });
  for (const each of subcommands) command.addCommand(each, { isDefault: each === usual });
  return inheritSettings(command);
};

/** The first is the default. */
export const commandOf = (name: string, streams: Streams, subcommands: readonly Command[]): Command =>
  groupOf(name, streams, subcommands, subcommands[0]);

/** Prints the answer; if there is none, one sentence and exit code 2. */
export const printOutput = (
  command: Command,
  streams: Streams,
  options: { readonly json?: true },
  say: (page: Page) => CommandOutput,
): void => {
  try {
    const { lines, json, failed } = say(pageFor(streams));
    streams.stdout.write(`${options.json ? JSON.stringify(json, null, 2) : lines.join('\n')}\n`);
    if (failed) throw new CommanderError(1, `warmoot.${command.name()}.failed`, '');
  } catch (problem) {
    if (!(problem instanceof UserError)) throw problem;
    command.error(problem.message, { exitCode: 2, code: `warmoot.${command.name()}` });
  }
};
