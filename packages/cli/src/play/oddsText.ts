import {
  certainFigures,
  chanceOfSuccess,
  chancesOf,
  expectedOf,
  type Gist,
  ledgerText,
  type Odds,
  type OddsTable,
  type Success,
} from '@warmoot/kernel';

/** Sums of chances are not exact to the last digit. */
const CERTAIN = 1 - 1e-9;

const percent = (chance: number): string => {
  if (chance >= CERTAIN) return '100 %';
  if (chance > 0.99) return '>99 %';
  return chance < 0.01 ? '<1 %' : `${Math.round(chance * 100)} %`;
};

/** `factors 34, column 30, DC 4` */
const figuresText = (figures: readonly (readonly [string, string | number])[]): string =>
  figures.map(([figure, value]) => `${figure} ${value}`).join(', ');

/** Zero figures are left out: `enemy lost 1`, or `no effect`. */
const gistText = (gist: Gist, settled: Gist): string =>
  figuresText(
    Object.entries(gist).filter(([figure, value]) => value !== 0 && value !== '' && !(figure in settled)),
  ) || 'no effect';

/** `1.4 losses expected`, for every figure that is counted and not certain. */
const expectedText = (odds: Odds): string[] =>
  Object.keys(odds.chances[0]?.gist ?? {}).flatMap((figure) => {
    const expected = expectedOf(odds, figure);
    return expected === undefined || chancesOf(odds, figure).size === 1
      ? []
      : [`${expected.toFixed(1)} ${figure} expected`];
  });

/** More modifiers than these belong to many different rolls, and explain none of them. */
const MAX_MODIFIERS = 12;

/** More outcomes than these are summed up figure by figure. */
const MAX_OUTCOMES = 12;

const outcomesText = (odds: Odds, settled: Gist): string[] =>
  [...odds.chances]
    .sort((a, b) => b.chance - a.chance)
    .map(({ gist, chance }) => `${percent(chance).padStart(6)}  ${gistText(gist, settled)}`);

/** `   65 %  battle won`, for every figure in words. */
const wordsText = (odds: Odds, settled: Gist): string[] =>
  Object.entries(odds.chances[0]?.gist ?? {})
    .filter(([figure, value]) => typeof value === 'string' && !(figure in settled))
    .flatMap(([figure]) =>
      [...chancesOf(odds, figure)]
        .sort(([, a], [, b]) => b - a)
        .map(([value, chance]) => `${percent(chance).padStart(6)}  ${figure} ${value}`),
    );

const successOf = (odds: Pick<Odds, 'chances'>, success: Success): string =>
  percent(chanceOfSuccess(odds, success));

/** Every pair of secret choices, within 80 columns. */
const tableText = ({ rows, columns, rule, cells }: OddsTable, success: Success): string[] => {
  const width = Math.max(...columns.map(({ length }) => length)) + 1;
  const first = Math.max(...rows.map(({ length }) => length)) + 1;
  const errors = cells.flat().map(({ error }) => error);
  return [
    `        ${success.figure} ${success.values.join(' or ')}, your choice down, theirs across (${rule}):`,
    `  ${''.padEnd(first)}${columns.map((column) => column.padStart(width)).join('')}`,
    ...rows.map(
      (row, at) =>
        `  ${row.padEnd(first)}${(cells[at] ?? []).map((cell) => successOf(cell, success).padStart(width)).join('')}`,
    ),
    ...(Math.max(...errors) > 0 ? [`        each ± ${percent(Math.max(...errors))} at most`] : []),
  ];
};

/** What is not known may change the odds from the worst of the pictures to the best. */
const rangeText = (pictured: NonNullable<Odds['pictured']>, success: Success): string[] => {
  const sorted = pictured
    .map((each) => ({ says: each.says, chance: chanceOfSuccess(each, success) }))
    .sort((a, b) => a.chance - b.chance);
  const [worst, best] = [sorted[0], sorted.at(-1)];
  if (worst === undefined || best === undefined) return [];
  return [
    `        between ${percent(worst.chance)} (all hidden: ${worst.says}) and ${percent(best.chance)} (${best.says})`,
  ];
};

/** The outcomes of a command, likeliest first, with their modifiers. */
export const oddsText = (odds: Odds): string[] => {
  const { chances, exact, samples, error, modifiers, table, pictured, success } = odds;
  const settled = certainFigures(odds);
  const notes = [
    [...expectedText(odds), ...[settled, odds.readAgainst].map((each) => figuresText(Object.entries(each)))]
      .filter((note) => note !== '')
      .join('; '),
    modifiers.length > 0 && modifiers.length <= MAX_MODIFIERS ? `modifiers: ${ledgerText(modifiers)}` : '',
    exact ? '' : `from ${samples} samples, ± ${percent(error)}`,
  ];
  return [
    ...(chances.length > MAX_OUTCOMES ? wordsText(odds, settled) : outcomesText(odds, settled)),
    ...(pictured && success ? rangeText(pictured, success) : []),
    ...notes.filter((note) => note !== '').map((note) => `        ${note}`),
    ...(table && success ? tableText(table, success) : []),
  ];
};
