import { CommanderError } from 'commander';
import type { Progress } from './progress.ts';

/** As a shell reports a program that was interrupted. */
const INTERRUPTED = 130;

export const endInterrupted = (): never => {
  throw new CommanderError(INTERRUPTED, 'warmoot.sim', '');
};

/** Ctrl-C ends the run; what was played so far is kept. */
export const untilInterrupted = async <T>(
  progress: Progress,
  play: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly played: T; readonly interrupted: boolean }> => {
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  try {
    return { played: await play(stop.signal), interrupted: stop.signal.aborted };
  } finally {
    process.off('SIGINT', onInterrupt);
    progress.end();
  }
};
