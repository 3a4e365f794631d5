const LOOK_EVERY_MS = 500;

/**
 * `npm start` passes a signal to the shell it started, and many shells end without passing it on: the program would be
 * left behind under another parent. The program then sends itself the signal that it missed.
 */
export const followNpm = () => {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
};
