import { type ChildProcess, spawn } from 'node:child_process';

/** However this process ends, even killed, its end of the pipe closes, and the shell clears up after it. */
export const afterThisProcess = (script: string): ChildProcess => {
  const guard = spawn('sh', ['-c', `read -r _; ${script}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return guard;
};
