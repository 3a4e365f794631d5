const EVERY_SECOND = 1_000;
const EVERY_TEN_SECONDS = 10_000;

export const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Says what is being done while it runs: one line with a running clock in a terminal, plain lines in a log file. */
export const withProgress = async (what, work) => {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const watched = process.stdout.isTTY === true;
  const tell = () => process.stdout.write(watched ? `\r${what} ... ${seconds()} s` : `... ${seconds()} s\n`);
  process.stdout.write(watched ? `${what} ...` : `${what} ...\n`);
  const clock = setInterval(tell, watched ? EVERY_SECOND : EVERY_TEN_SECONDS);
  const close = (how) =>
    process.stdout.write(`${watched ? `\r${what}: ` : `${what}: `}${how} (${secondsSince(start)})\n`);
  try {
    const result = await work();
    close('done');
    return result;
  } catch (problem) {
    close('failed');
    throw problem;
  } finally {
    clearInterval(clock);
  }
};
