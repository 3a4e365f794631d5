export const OUTCOMES = ['killed', 'survived', 'timed out', 'not compiled'];

export const countOutcomes = (results) =>
  Object.fromEntries(
    OUTCOMES.map((name) => [name, results.filter(({ outcome }) => outcome === name).length]),
  );

/** A mutant that never ends was noticed; one that cannot be read was never tried. */
export const percentKilled = (results) => {
  const tried = results.filter(({ outcome }) => outcome !== 'not compiled');
  const noticed = tried.filter(({ outcome }) => outcome !== 'survived');
  return tried.length === 0 ? 100 : Math.floor((1000 * noticed.length) / tried.length) / 10;
};

const survivorLines = ({ file, line, clauses, difference, tests }) => [
  `${file}:${line} ${clauses.join(', ')}${tests === 0 ? ' (no test reaches this)' : ''}`,
  `  - ${difference.was}`,
  `  + ${difference.becomes}`,
];

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

const tally = (results) =>
  Object.entries(countOutcomes(results))
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

const meanOf = (results) => results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / results.length;

export const progressLine = (results, total) => `${results.length} of ${total}: ${tally(results)}`;

const byFile = (results) => {
  const files = [...new Set(results.map(({ file }) => file))];
  return files.map((file) => {
    const own = results.filter((result) => result.file === file);
    return `${String(percentKilled(own)).padStart(6)} %  ${file}: ${tally(own)}`;
  });
};

export const reportLines = (results, elapsed) => [
  ...results.filter(({ outcome }) => outcome === 'survived').flatMap(survivorLines),
  '',
  ...byFile(results),
  '',
  `${percentKilled(results)} % killed: ${tally(results)}`,
  `${seconds(elapsed / results.length)} a mutant (${seconds(meanOf(results))} in its process)`,
];

export const reportData = (results, about) => ({
  ...about,
  ...countOutcomes(results),
  percentKilled: percentKilled(results),
  mutants: results.map(({ change, within, ...rest }) => ({ ...rest, span: [change.start, change.end] })),
});
