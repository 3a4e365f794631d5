import type { EventEmitter } from 'node:events';

export interface Stopping {
  /** Finishes running work and closes everything. */
  readonly stop: () => Promise<void>;
  readonly log: { info(says: string): void; error(facts: object, says: string): void };
  readonly process?: Pick<EventEmitter, 'on'>;
  /** Exits at once. */
  readonly exit?: (code: number) => void;
  readonly graceMs?: number;
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type SignalName = keyof typeof SIGNALS;
/** Service managers kill after 90 seconds, containers after 10. */
const GRACE_MS = 8_000;

/**
 * Waits for the signal to stop, then stops cleanly; resolves with the exit code. After a second signal, or if stopping
 * takes too long, it exits at once: everything acknowledged is already durable.
 */
export const untilStopped = (stopping: Stopping): Promise<number> => {
  const { process: host = process, exit = process.exit, graceMs = GRACE_MS } = stopping;
  return new Promise((resolve) => {
    let isStopping = false;
    let isStopped = false;
    const hear = async (signal: SignalName): Promise<void> => {
      if (isStopped) return;
      if (isStopping) return exit(SIGNALS[signal]);
      isStopping = true;
      const giveUp = setTimeout(() => {
        stopping.log.error({ graceMs }, 'stopping took too long: the server exits with work unfinished');
        exit(1);
      }, graceMs);
      const code = await stopped(stopping);
      clearTimeout(giveUp);
      isStopped = true;
      resolve(code); // still listening: a late second signal must not kill a program that is ending cleanly
    };
    for (const name of Object.keys(SIGNALS)) host.on(name, hear);
  });
};

const stopped = async ({ stop, log }: Stopping): Promise<number> => {
  log.info('stopping');
  try {
    await stop();
    log.info('stopped');
    return 0;
  } catch (problem) {
    log.error({ err: problem }, 'not everything could be closed');
    return 1;
  }
};
