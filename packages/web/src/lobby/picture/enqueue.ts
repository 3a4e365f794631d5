let last: Promise<unknown> = Promise.resolve();

/** Runs when the browser is idle. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 16);
  });

/** Heavy drawing, one job at a time and never during user input. */
export const enqueue = (work: () => void): Promise<void> => {
  const mine = last.then(idle).then(work);
  last = mine.catch(() => undefined);
  return mine;
};
