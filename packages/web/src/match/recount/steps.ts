import { type Line, type Place, placeKey, type Seat } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';

/** One thing to be shown on the board: where, in which words, and the news after which the board looks like it. */
export interface Step {
  readonly number: number;
  readonly at?: Place;
  readonly lines: readonly Line[];
  /** Nothing was rolled and nobody lost: moves, which the board shows by itself. */
  readonly isPlain: boolean;
}

const isPlain = ({ rolls = [], fates = [] }: Line): boolean => rolls.length === 0 && fates.length === 0;

/** Whether two lines belong to one step: both report plain moves, or both report dice and losses in the same place. */
const belongs = (step: Step, line: Line, number: number): boolean => {
  if (isPlain(line)) return step.isPlain;
  if (step.isPlain || step.number !== number) return false;
  if (line.at === undefined || step.at === undefined) return line.at === step.at;
  return placeKey(line.at) === placeKey(step.at);
};

const stepOf = (line: Line, number: number): Step => ({
  number,
  ...(line.at && { at: line.at }),
  lines: [line],
  isPlain: isPlain(line),
});

/**
 * What is worth showing: everything others did, and everything decided by dice. The player's own plain moves are not.
 */
const isWorthShowing = (line: Line, seat: Seat): boolean =>
  !line.opens && (line.at !== undefined || !isPlain(line)) && (line.of !== seat || !isPlain(line));

/** What happened, step by step, as this seat knows it. */
export const stepsOf = (news: readonly News[], seat: Seat): Step[] => {
  const steps: Step[] = [];
  for (const { number, lines } of news)
    for (const line of lines.filter((each) => isWorthShowing(each, seat))) {
      const last = steps.at(-1);
      if (last && belongs(last, line, number))
        steps[steps.length - 1] = { ...last, number, lines: [...last.lines, line] };
      else steps.push(stepOf(line, number));
    }
  return steps;
};
