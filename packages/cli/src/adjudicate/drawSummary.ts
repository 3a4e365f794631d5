import type { Ruling } from './ruling.ts';

type Fate = 'hold' | 'fail' | 'asked' | 'unplayed';

const fateOf = ({ entry, run }: Ruling): Fate => {
  if (run.kind !== 'played') return 'unplayed';
  if (entry.expectations === undefined) return 'asked';
  return run.report.holds ? 'hold' : 'fail';
};

const WORDS: readonly (readonly [Fate, one: string, many: string])[] = [
  ['hold', 'holds', 'hold'],
  ['fail', 'does not hold', 'do not hold'],
  ['asked', 'only asks what would happen', 'only ask what would happen'],
  ['unplayed', 'could not be played', 'could not be played'],
];

/** `12 cases: 11 hold, 1 does not hold.` */
export const drawSummary = (rulings: readonly Ruling[]): string => {
  const parts = WORDS.flatMap(([fate, one, many]) => {
    const count = rulings.filter((ruling) => fateOf(ruling) === fate).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return `${rulings.length} ${rulings.length === 1 ? 'case' : 'cases'}: ${parts.join(', ')}.`;
};
