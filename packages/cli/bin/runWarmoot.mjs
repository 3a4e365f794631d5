import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(dirname(PACKAGE));

/** The command as it stands in the sources now; resolves with its exit code. */
export const runWarmoot = async (args) => {
  process.stdout.on('error', leaveQuietly);
  if (process.env.WARMOOT_DEBUG) process.setSourceMapsEnabled(true);
  try {
    const path = await bundle(join(PACKAGE, 'src', 'main.ts'), {
      into: join(ROOT, 'node_modules', '.cache', 'warmoot'),
    });
    const { main } = await import(pathToFileURL(path).href);
    return await main(args, ROOT);
  } catch (problem) {
    if (process.env.WARMOOT_DEBUG) throw problem;
    console.error(`warmoot stopped: ${firstSentence(problem)} (WARMOOT_DEBUG=1 shows where)`);
    return 1;
  }
};

/** Whoever read our words has stopped reading, as `head` does. */
const leaveQuietly = ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1);

const firstSentence = (problem) =>
  String(problem?.message ?? problem)
    .split('\n')[0]
    .replace(/[:.]?$/, '.');
