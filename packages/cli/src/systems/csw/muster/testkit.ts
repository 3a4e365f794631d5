import { type Command, CommanderError } from 'commander';
import type { Streams } from '../../../rules/terminal.ts';

export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/** Runs a command as the whole program would, at 80 columns. */
export const runOf =
  (commandFor: (streams: Streams) => Command) =>
  (...args: readonly string[]): Run => {
    let out = '';
    let err = '';
    const stdout = { write: (text: string) => (out += text) };
    const stderr = { write: (text: string) => (err += text) };
    const command = commandFor({ stdout, stderr, env: {} }).exitOverride();
    try {
      command.parse(args, { from: 'user' });
      return { out, err, code: 0 };
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      return { out, err, code: error.exitCode };
    }
  };

export const widest = ({ out }: Run): number => Math.max(...out.split('\n').map((line) => [...line].length));
