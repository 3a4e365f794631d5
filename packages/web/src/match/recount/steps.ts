import { type Line, type Piece, type Place, placeKey, type Scene, type Seat } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';

/** One thing to be shown on the board: where, in which words, and the news after which the board looks like it. */
export interface Step {
  readonly number: number;
  readonly at?: Place;
  readonly lines: readonly Line[];
  /** Nothing was rolled and nobody lost: moves, which the board shows by itself. */
  readonly isPlain: boolean;
  /** Pieces that act in later steps of the same news: they still stand where they stood. */
  readonly later?: readonly string[];
}

const isPlain = ({ rolls = [], fates = [] }: Line): boolean => rolls.length === 0 && fates.length === 0;

/** Whether two lines belong to one step: both report plain moves, or both report dice and losses in the same place. */
const belongs = (step: Step, line: Line, number: number): boolean => {
  if (line.acts || step.lines.at(-1)?.acts) return false;
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
  line.acts !== undefined ||
  (!line.opens && (line.at !== undefined || !isPlain(line)) && (line.of !== seat || !isPlain(line)));

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
  return steps.map((step, at) => withLater(step, steps.slice(at + 1)));
};

const withLater = (step: Step, after: readonly Step[]): Step => {
  const later = after
    .filter(({ number }) => number === step.number)
    .flatMap(({ lines }) => lines.flatMap(({ acts = [] }) => acts));
  return later.length === 0 ? step : { ...step, later };
};

/** The board after a step of several that came at once: who acts later still stands where he stood before all of them. */
export const sceneAfterStep = (before: Scene, after: Scene, later: readonly string[]): Scene => {
  const waits = ({ id }: Piece): boolean => later.includes(id);
  return {
    ...after,
    pieces: [...after.pieces.filter((piece) => !waits(piece)), ...before.pieces.filter(waits)],
  };
};
