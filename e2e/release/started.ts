import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { queuedMs } from './queued.ts';

export interface Started {
  readonly url: string;
  readonly port: string;
  /**
   * From the start of the process to the first 200 of /readyz, minus the time for which other processes kept it from
   * running.
   */
  readonly readyAfterMs: number;
  /**
   * Signals the one process that was started, as `kill` and containers do. Resolves when it and every process it started
   * have ended, with its exit code; null where the signal ended it.
   */
  stop(): Promise<number | null>;
}

const MAX_MS = 60_000;

/** Waits until a server that was just started says that it is ready. */
export const untilReady = async (child: ChildProcess): Promise<Started> => {
  const began = performance.now();
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      said.text += bytes;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  while (performance.now() - began < MAX_MS && child.exitCode === null) {
    const url = /"Server listening at (\S+)"/.exec(said.text)?.[1];
    if (url !== undefined && (await isReady(url))) {
      const readyAfterMs = performance.now() - began - queuedMs(child.pid ?? 0);
      return { url, port: new URL(url).port, readyAfterMs, stop };
    }
    await pause(20);
  }
  await stop();
  throw new Error(`The server did not become ready:\n${said.text}`);
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
