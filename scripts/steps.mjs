import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { withProgress } from './progress.mjs';
import { runTool } from './runTool.mjs';
import { ROOT } from './setUp.mjs';

const tool = (path, args, how = {}) =>
  runTool(process.execPath, [join(ROOT, 'node_modules', path), ...args], { folder: ROOT, ...how });

/** A step that has something to say only when it fails. */
const quietly = (what, path, ...args) =>
  withProgress(what, async () => {
    const { code, words } = await tool(path, args);
    if (code !== 0) throw new Fault(`${what} failed:`, words.trimEnd().split('\n'));
  });

export const checkTypes = async () => {
  await quietly('Types of the pure packages', 'typescript/bin/tsc', '-p', 'tsconfig.pure.json');
  await quietly('Types', 'typescript/bin/tsc', '-p', 'tsconfig.json');
};

export const lint = async () => {
  await quietly('Style and the one-way import rule', '@biomejs/biome/bin/biome', 'check', '.');
  await quietly('Unused code and packages', 'knip/bin/knip.js');
};

/** Last of all steps: its closing line `N passed, N failed, N skipped` is the last one printed. */
export const runTests = async (...args) => {
  console.log('Tests ...');
  const { code } = await tool('vitest/vitest.mjs', ['run', ...args], { output: 'shown' });
  return code;
};
