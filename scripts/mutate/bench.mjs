import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { keepThread } from './keptThread.mjs';

const EACH_TEST_FILE = fileURLToPath(new URL('./eachTestFile.mjs', import.meta.url));
const PATIENCE = 600_000;

class AsGiven {
  sort = async (files) => files;
  shard = async (files) => files;
}

/** Ends tests that would never finish; every test file has the same limit. */
class Clock {
  isOver = false;

  constructor(ring) {
    this.ring = ring;
  }

  start(milliseconds) {
    this.isOver = false;
    this.timer = setTimeout(() => {
      this.isOver = true;
      this.ring();
    }, milliseconds);
  }

  again() {
    this.timer?.refresh();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** Serves changed texts instead of what is on the disk, which is never written to. */
const serving = (texts) => ({ name: 'mutants', enforce: 'pre', load: (id) => texts.get(id) });

const openVitest = (root, { texts, pool, reporter }) =>
  createVitest(
    'test',
    {
      root,
      pool,
      config: false,
      watch: false,
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      reporters: [reporter],
      sequence: { sequencer: AsGiven },
      setupFiles: [EACH_TEST_FILE],
      include: ['packages/**/*.test.ts', 'casebook/*.test.ts'],
    },
    { plugins: [serving(texts)] },
  );

const importersOf = (vitest, file) => {
  const graphs = vitest.projects.flatMap(({ vite }) => Object.values(vite.environments));
  const open = graphs.flatMap(({ moduleGraph }) => [...(moduleGraph.getModulesByFile(file) ?? [])]);
  const found = new Set(open);
  for (const module of found) for (const importer of module.importers) found.add(importer);
  return [...found].map((module) => module.file).filter((path) => path !== null);
};

const failureIn = ({ testModules, unhandledErrors }) => {
  for (const module of testModules) {
    const [test] = module.children.allTests('failed');
    if (test !== undefined) return `${module.relativeModuleId}: ${test.fullName}`;
    if (module.state() === 'failed') return `${module.relativeModuleId} as a whole`;
  }
  return unhandledErrors.length > 0 ? String(unhandledErrors[0].message ?? unhandledErrors[0]) : undefined;
};

/** One vitest, kept open, that runs the tests you name with the texts you give. */
export const openBench = async (root) => {
  let isSurveying = false;
  const texts = new Map();
  const thread = keepThread();
  const clock = new Clock(thread.end);
  const reporter = { onTestModuleEnd: () => clock.again() };
  const vitest = await openVitest(root, { texts, pool: thread.pool, reporter });
  const [project] = vitest.projects;
  vitest.provide('mutant', null);

  /** Changes the served text: the thread forgets the file and everything that depends on it. */
  const serve = (changed) => {
    for (const file of new Set([...texts.keys(), ...Object.keys(changed)])) {
      for (const stale of importersOf(vitest, file)) vitest.watcher.invalidates.add(stale);
      vitest.invalidateFile(file);
    }
    texts.clear();
    for (const [file, text] of Object.entries(changed)) texts.set(file, text);
  };

  const run = async (tests) => {
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    return vitest.runTestSpecifications(tests.map((test) => project.createSpecification(test)));
  };

  /** What a test file reaches, how long it takes once loaded, and how it fails, if it does. */
  const survey = async ({ test, marked }) => {
    if (!isSurveying) serve(marked);
    isSurveying = true;
    vitest.provide('survey', true);
    const result = await run([test]);
    const [module] = result.testModules;
    const reached = [...(module?.meta().reached ?? [])];
    const milliseconds = module?.diagnostic().duration ?? 0;
    return { reached, milliseconds, failure: failureIn(result) };
  };

  const endSurvey = async () => {
    if (!isSurveying) return;
    isSurveying = false;
    vitest.provide('survey', false);
    await thread.end();
  };

  /** As `failureIn`, but gives up when a test file exceeds its time limit. */
  const runInTime = async (tests, milliseconds) => {
    clock.start(milliseconds);
    try {
      return failureIn(await run(tests));
    } catch (problem) {
      await thread.end();
      return `the test thread crashed: ${problem.message}`;
    } finally {
      clock.stop();
    }
  };

  const tryTests = async (tests, milliseconds) => {
    const by = await runInTime(tests, milliseconds);
    if (clock.isOver) return { outcome: 'timed out' };
    return by === undefined ? { outcome: 'survived' } : { outcome: 'killed', by };
  };

  const tryMutant = async ({ file, text, tests, milliseconds }) => {
    await endSurvey();
    serve({ [file]: text });
    return tryTests(tests, milliseconds);
  };

  let areSwitchesServed = false;
  /** Reloads only the tests; the code under test stays, with this mutant active. */
  const trySwitched = async (number, tests, milliseconds) => {
    vitest.provide('mutant', number);
    for (const test of tests) vitest.watcher.invalidates.add(test);
    return tryTests(tests, milliseconds);
  };

  /**
   * A mutant's traces in a cached value must not count against the next mutant: the tests that kill a mutant must pass
   * without it, otherwise it is tried again from a clean start.
   */
  const trySwitch = async ({ switched, number, tests, milliseconds }) => {
    await endSurvey();
    if (!areSwitchesServed) serve(switched);
    areSwitchesServed = true;
    const first = await trySwitched(number, tests, milliseconds);
    if (first.outcome !== 'killed') return first;
    const killer = tests.filter((test) => first.by.startsWith(relative(root, test)));
    const without = await trySwitched(null, killer, milliseconds);
    if (without.outcome === 'survived') return first;
    await thread.end();
    return trySwitched(number, tests, milliseconds);
  };

  return { survey, tryMutant, trySwitch };
};
