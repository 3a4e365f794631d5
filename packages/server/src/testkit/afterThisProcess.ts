import { type ChildProcess, spawn } from 'node:child_process';

/** However this process ends, even if killed, its end of the pipe closes, and the shell cleans up. */
export const afterThisProcess = (script: string): ChildProcess => {
  const guard = spawn('sh', ['-c', `read -r _; ${script}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return guard;
};
