import { existsSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { join } from 'node:path/posix';
import { parseArgs } from 'node:util';
import { Fault, runScript } from './fault.mjs';
import { hireCrew } from './mutate/crew.mjs';
import { progressLine, reportData, reportLines } from './mutate/report.mjs';
import { readRules, readTests } from './mutate/rules.mjs';
import { sampleOf } from './mutate/sample.mjs';
import { withSwitches } from './mutate/switches.mjs';
import { surveyTests, tryMutants } from './mutate/trial.mjs';
import { ROOT, setUp } from './setUp.mjs';

/** With forward slashes everywhere, as vitest names files. */
const PROJECT = ROOT.split(sep).join('/');

const OPTIONS = {
  chapter: { type: 'string', multiple: true, default: [] },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '2' },
  json: { type: 'string' },
  without: { type: 'string', multiple: true, default: [] },
  thorough: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
};

const USAGE = [
  'npm run mutate -- <system> [--chapter NAME]... [--sample N] [--seed N] [--jobs N] [--json FILE]',
  '                  [--thorough] [--quick] [--without TEST]...',
];

const readWords = () => {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch ({ message }) {
    throw new Fault(message, USAGE);
  }
};

const count = (name, text) => {
  if (!/^[1-9]\d*$/.test(text))
    throw new Fault(`--${name} needs a whole number of at least 1, not "${text}".`, USAGE);
  return Number(text);
};

/** Checked before the long run, not after it. */
const placeFor = (path) => {
  if (path === undefined || existsSync(dirname(resolve(path)))) return path;
  throw new Fault(`--json ${path}: there is no folder ${dirname(path)}.`);
};

const readWishes = () => {
  const { values, positionals } = readWords();
  if (positionals.length !== 1) throw new Fault('Which system?', USAGE);
  return {
    system: positionals[0],
    chapters: values.chapter.flatMap((names) => names.split(',')),
    sample: values.sample === undefined ? Number.POSITIVE_INFINITY : count('sample', values.sample),
    seed: count('seed', values.seed),
    jobs: count('jobs', values.jobs),
    json: placeFor(values.json),
    isThorough: values.thorough,
    isQuick: values.quick,
    without: values.without,
  };
};

const EVERY = { watched: 200, logged: 10_000 };

/** Reports progress: on one updating line in a terminal, now and then for a log file. */
const teller = (what) => {
  const isWatched = process.stdout.isTTY === true;
  let last = 0;
  return (words, isLast) => {
    if (!isLast && Date.now() - last < (isWatched ? EVERY.watched : EVERY.logged)) return;
    last = Date.now();
    process.stdout.write(
      isWatched ? `\r\x1b[K${what}: ${words}${isLast ? '\n' : ''}` : `${what}: ${words}\n`,
    );
  };
};

/** Numbers every mutant; those that can be switched are all built into one text. */
const switchedTexts = (rules) => {
  for (const [number, mutant] of rules.flatMap(({ mutants }) => mutants).entries()) mutant.number = number;
  return Object.fromEntries(
    rules.map(({ path, text, mutants }) => {
      const switched = withSwitches(text, mutants);
      for (const mutant of mutants) mutant.isSwitchable = switched.numbers.includes(mutant.number);
      return [join(PROJECT, path), switched.text];
    }),
  );
};

const survey = async (crew, rules, tests) => {
  const tell = teller('Tests that hold');
  return surveyTests(crew, PROJECT, rules, tests, (done) =>
    tell(`${done} of ${tests.length}`, done === tests.length),
  );
};

/** Ctrl-C once: finishes the current trials and reports the results so far. */
const untilEnough = () => {
  const enough = new AbortController();
  process.once('SIGINT', () => enough.abort());
  return enough.signal;
};

const tryAll = async (crew, rules, mutants, { seen, isQuick }) => {
  const say = teller('Mutants');
  const tell = (results) => say(progressLine(results, mutants.length), results.length === mutants.length);
  return tryMutants(crew, PROJECT, rules, mutants, { seen, isQuick, tell, enough: untilEnough() });
};

/**
 * Changes the rules of a system in one small place at a time, in memory, and reports the changes that no test notices.
 */
runScript(async () => {
  await setUp();
  const { system, chapters, sample, seed, jobs, json, isThorough, isQuick, without } = readWishes();
  const rules = readRules(PROJECT, system, chapters);
  const all = rules.flatMap(({ mutants }) => mutants);
  const mutants = sampleOf(all, sample, seed);
  console.log(`${mutants.length} of ${all.length} mutants of ${rules.length} files`);
  const tests = readTests(PROJECT, system, isThorough).filter(
    (path) => !without.some((name) => path.includes(name)),
  );
  const crew = hireCrew(PROJECT, jobs, switchedTexts(rules));
  try {
    const seen = await survey(crew, rules, tests);
    const start = Date.now();
    const results = await tryAll(crew, rules, mutants, { seen, isQuick });
    console.log(reportLines(results, Date.now() - start).join('\n'));
    if (json !== undefined)
      writeFileSync(json, `${JSON.stringify(reportData(results, { system, chapters, seed }), null, 2)}\n`);
  } finally {
    await crew.dismiss();
  }
});
