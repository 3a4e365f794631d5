import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { runTool } from './runTool.mjs';
import { ROOT } from './setUp.mjs';

const tool = (path, args, how = {}) =>
  runTool(process.execPath, [join(ROOT, 'node_modules', path), ...args], { folder: ROOT, ...how });

/** What a tool complains about; nothing if all is well. */
const complaintsOf = async (what, path, ...args) => {
  const { code, words } = await tool(path, args);
  return code === 0 ? [] : [`${what}:`, ...words.trimEnd().split('\n')];
};

const checkTypes = async () => [
  ...(await complaintsOf('Types of the pure packages', 'typescript/bin/tsc', '-p', 'tsconfig.pure.json')),
  ...(await complaintsOf('Types', 'typescript/bin/tsc', '-p', 'tsconfig.json')),
];

/** Types, style, the one-way import rule and unused code, side by side: none of the tools keeps two cores busy. */
export const checkSources = async () => {
  const complaints = await Promise.all([
    checkTypes(),
    complaintsOf('Style and the one-way import rule', '@biomejs/biome/bin/biome', 'check', '.'),
    complaintsOf('Unused code and packages', 'knip/bin/knip.js'),
  ]);
  if (complaints.flat().length > 0) throw new Fault('The sources have errors:', complaints.flat());
};

/** The last of all steps: its closing line `N passed, N failed, N skipped` is the last one printed. */
export const runTests = async (...args) => {
  console.log('Tests ...');
  const { code } = await tool('vitest/vitest.mjs', ['run', ...args], { output: 'shown' });
  return code;
};
