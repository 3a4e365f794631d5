import type { Ruling } from './ruling.ts';

type Verdict = 'hold' | 'fail' | 'asked' | 'unplayed';

const verdictOn = ({ entry, run }: Ruling): Verdict => {
  if (run.kind !== 'played') return 'unplayed';
  if (entry.expectations === undefined) return 'asked';
  return run.report.holds ? 'hold' : 'fail';
};

const WORDS: readonly (readonly [Verdict, one: string, many: string])[] = [
  ['hold', 'passes', 'pass'],
  ['fail', 'fails', 'fail'],
  ['asked', 'only asks what would happen', 'only ask what would happen'],
  ['unplayed', 'could not be played', 'could not be played'],
];

/** `12 cases: 11 pass, 1 fails.` */
export const drawSummary = (rulings: readonly Ruling[]): string => {
  const parts = WORDS.flatMap(([verdict, one, many]) => {
    const count = rulings.filter((ruling) => verdictOn(ruling) === verdict).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return `${rulings.length} ${rulings.length === 1 ? 'case' : 'cases'}: ${parts.join(', ')}.`;
};
