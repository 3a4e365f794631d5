import { certainFigures, chancesOf, expectedOf, type Gist, ledgerText, type Odds } from '@warmoot/kernel';

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

/** The outcomes of a command, likeliest first, with their modifiers. */
export const oddsText = (odds: Odds): string[] => {
  const { chances, exact, samples, error, modifiers } = odds;
  const settled = certainFigures(odds);
  const sorted = [...chances].sort((a, b) => b.chance - a.chance);
  const notes = [
    [...expectedText(odds), ...[settled, odds.readAgainst].map((each) => figuresText(Object.entries(each)))]
      .filter((note) => note !== '')
      .join('; '),
    modifiers.length > 0 ? `modifiers: ${ledgerText(modifiers)}` : '',
    exact ? '' : `from ${samples} samples, ± ${percent(error)}`,
  ];
  return [
    ...sorted.map(({ gist, chance }) => `${percent(chance).padStart(6)}  ${gistText(gist, settled)}`),
    ...notes.filter((note) => note !== '').map((note) => `        ${note}`),
  ];
};
