import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from '../fault.mjs';
import { ROOT } from '../setUp.mjs';

/** Figures of the rules alone; the others compare us with somebody else already. */
const PARTS = ['csw', 'citystates', 'chronopia'];
const SLICES = 3;

/** The files of a revision in a temporary folder, where its packages find each other. */
const treeOf = (revision) => {
  const tree = mkdtempSync(join(tmpdir(), 'warmoot-before-'));
  const archive = join(tree, 'tree.tar');
  try {
    execFileSync('git', ['archive', '--output', archive, revision], { cwd: ROOT, stdio: 'pipe' });
  } catch (problem) {
    throw new Fault(`Cannot read the revision ${revision}:`, [String(problem.stderr).trim()]);
  }
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  const scope = join(tree, 'node_modules', '@warmoot');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(tree, 'packages')))
    symlinkSync(join(tree, 'packages', name), join(scope, name));
  return tree;
};

const figuresOf = async (program, part, flags) => {
  const child = fork(program, [part], { execArgv: flags, env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit').then(() => undefined);
  const message = await Promise.race([once(child, 'message'), ended]);
  await ended;
  if (message === undefined) throw new Fault(`The benchmark ${part} did not finish.`);
  return message[0].figures;
};

/** For a pace the highest counts, for a time the lowest: the rest is noise from other work on the machine. */
const isPace = ({ unit }) => unit.endsWith('/s');

const keepBest = (best, figures) => {
  for (const figure of figures) {
    const { name, ours } = figure;
    const before = best.get(name)?.ours ?? ours;
    best.set(name, { ...figure, ours: isPace(figure) ? Math.max(before, ours) : Math.min(before, ours) });
  }
};

/** Above 1: faster now. */
const ratioOf = (now, before) => (isPace(now) ? now.ours / before.ours : before.ours / now.ours);

const printTable = (now, before) => {
  for (const [name, figure] of now) {
    const earlier = before.get(name);
    if (earlier === undefined) continue;
    const ratio = ratioOf(figure, earlier).toFixed(2);
    console.log(`${name}: ${earlier.ours.toFixed(2)} before, ${figure.ours.toFixed(2)} now ${figure.unit}`);
    console.log(`    ${ratio} times as fast`);
  }
};

/**
 * Measures this tree and an earlier revision in turn, each with its own benchmarks, so that other work on the machine
 * affects both alike.
 */
export const measureAgainst = async (revision, asked, { bundled, flags }) => {
  const tree = treeOf(revision);
  try {
    const programs = { now: await bundled(ROOT), before: await bundled(tree) };
    const best = { now: new Map(), before: new Map() };
    for (const part of asked.length > 0 ? asked : PARTS)
      for (let slice = 0; slice < SLICES; slice++)
        for (const when of ['before', 'now'])
          keepBest(best[when], await figuresOf(programs[when], part, flags));
    printTable(best.now, best.before);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
};
