import { dirname, join } from 'node:path/posix';
import { Fault } from '../fault.mjs';
import { markOf, withMarks } from './marks.mjs';
import { changed, isReadable } from './mutants.mjs';

/** A test that does not reach these rules may fail: it could not notice anything here anyway. */
const failuresOf = (seen) =>
  seen
    .filter(({ reached, failure }) => failure !== undefined && reached.size > 0)
    .map(({ failure }) => failure);

/** Which tests reach which functions, and how long each takes. The tests must pass before anything is changed. */
export const surveyTests = async (crew, root, rules, tests, tell) => {
  const marked = Object.fromEntries(rules.map(({ path, text }) => [join(root, path), withMarks(path, text)]));
  const seen = [];
  await crew.share(tests, async (hand, test) => {
    const found = await hand.ask('survey', { test: join(root, test), marked });
    if (found === undefined) throw new Fault(`${test} ends the whole process that runs it.`);
    seen.push({ ...found, test, reached: new Set(found.reached) });
    tell(seen.length);
  });
  const failures = failuresOf(seen);
  if (failures.length > 0)
    throw new Fault('Nothing was tried: these tests already fail without a mutant:', failures);
  return seen;
};

/** First the tests in the mutant's own folder, then the others, the quickest first. */
export const testsThatReach = ({ file, within }, seen) => {
  const mark = markOf(file, within);
  const isElsewhere = ({ test }) => (dirname(test) === dirname(file) ? 0 : 1);
  return seen
    .filter(({ reached }) => reached.has(mark))
    .sort((a, b) => isElsewhere(a) - isElsewhere(b) || a.milliseconds - b.milliseconds);
};

const MIN_MILLISECONDS = 4_000;
const TIMES_SLOWER = 4;

const timeFor = (tests) =>
  MIN_MILLISECONDS + TIMES_SLOWER * Math.max(...tests.map(({ milliseconds }) => milliseconds));

const tryOne = async (hand, root, mutant, text, { seen, isQuick }) => {
  const mutated = changed(text, mutant.change);
  if (!isReadable(mutated)) return { outcome: 'not compiled' };
  const tests = testsThatReach(mutant, seen);
  if (tests.length === 0) return { outcome: 'survived', tests: 0 };
  const answer = await hand.ask('tryMutant', {
    file: join(root, mutant.file),
    text: mutated,
    tests: tests.map(({ test }) => join(root, test)),
    milliseconds: timeFor(tests),
    number: mutant.number,
    isSwitchable: mutant.isSwitchable,
    isQuick,
  });
  return { ...(answer ?? { outcome: 'killed', by: 'the test process crashed' }), tests: tests.length };
};

const inOrder = (a, b) => a.file.localeCompare(b.file) || a.change.start - b.change.start;

/** The mutants tried before the end, with their results, in the order of the files. */
export const tryMutants = async (crew, root, rules, mutants, { seen, isQuick, tell, enough }) => {
  const texts = new Map(rules.map(({ path, text }) => [path, text]));
  const results = [];
  const put = async (hand, mutant) => {
    const start = Date.now();
    const result = await tryOne(hand, root, mutant, texts.get(mutant.file), { seen, isQuick });
    results.push({ ...mutant, ...result, milliseconds: Date.now() - start });
    tell(results);
  };
  await crew.share(mutants, put, enough);
  return results.sort(inOrder);
};
