import { pathToFileURL } from 'node:url';
import { followNpm } from './followNpm.mjs';

/** Runs a command of the given installation; resolves with its exit code. */
export const runMain = async (args, installation) => {
  followNpm();
  process.stdout.on('error', exitQuietly);
  if (process.env.WARMOOT_DEBUG) process.setSourceMapsEnabled(true);
  try {
    const { main } = await import(pathToFileURL(await installation.part('main')).href);
    return await main(args, installation);
  } catch (problem) {
    if (process.env.WARMOOT_DEBUG) throw problem;
    console.error(`warmoot stopped: ${firstSentence(problem)} (WARMOOT_DEBUG=1 shows where)`);
    return 1;
  }
};

/** The reader has closed the pipe, as `head` does. */
const exitQuietly = ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1);

const firstSentence = (problem) =>
  String(problem?.message ?? problem)
    .split('\n')[0]
    .replace(/[:.]?$/, '.');
