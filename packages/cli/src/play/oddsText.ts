import { type Gist, ledgerText, type Odds } from '@warmoot/kernel';

/** Sums of chances are not exact to the last digit. */
const CERTAIN = 1 - 1e-9;

const percent = (chance: number): string => {
  if (chance >= CERTAIN) return '100 %';
  if (chance > 0.99) return '>99 %';
  return chance < 0.01 ? '<1 %' : `${Math.round(chance * 100)} %`;
};

/** What counts as nothing is left out: `enemy lost 1`, or `nothing happens`. */
const gistText = (gist: Gist): string =>
  Object.entries(gist)
    .filter(([, value]) => value !== 0 && value !== '')
    .map(([figure, value]) => `${figure} ${value}`)
    .join(', ') || 'no effect';

/** The ways a command can come out, likeliest first, and what makes it so. */
export const oddsText = ({ chances, exact, samples, error, modifiers }: Odds): string[] => {
  const sorted = [...chances].sort((a, b) => b.chance - a.chance);
  return [
    ...sorted.map(({ gist, chance }) => `${percent(chance).padStart(6)}  ${gistText(gist)}`),
    ...(modifiers.length > 0 ? [`        counting ${ledgerText(modifiers)}`] : []),
    ...(exact ? [] : [`        from ${samples} trials, give or take ${percent(error)}`]),
  ];
};
