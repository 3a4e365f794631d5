let last: Promise<unknown> = Promise.resolve();

/** Whatever the browser does first when it has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 16);
  });

/** Heavy drawing, one piece after the other and never while somebody presses something. */
export const inTurn = (work: () => void): Promise<void> => {
  const mine = last.then(idle).then(work);
  last = mine.catch(() => undefined);
  return mine;
};
