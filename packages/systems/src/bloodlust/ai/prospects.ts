import type { Budget, Seen } from '@warmoot/kernel';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import type { Side } from '../state/options.ts';
import { type Appraisal, appraise } from './appraise.ts';
import { choicesFor } from './choices.ts';
import type { Temper } from './temper.ts';

/** An order that may be given, and what it promises at first sight. */
export interface Prospect {
  readonly command: BloodCommand;
  readonly terms: Appraisal;
  readonly worth: number;
}

/** Half an inch is not worth an order. */
const LEAST_GAIN = 0.5;

const totalOf = (terms: Appraisal): number => Object.values(terms).reduce((sum, value) => sum + value, 0);

const threshold = ({ type }: BloodCommand, { leastMelee, counts }: Temper): number => {
  if (type === 'charge') return leastMelee;
  return type === 'fire' && counts ? 0 : LEAST_GAIN;
};

/** The orders for a unit that promise enough, the best first. */
export const prospectsFor = (
  view: Seen<BloodView>,
  side: Side,
  id: string,
  temper: Temper,
  { lines }: Budget,
): readonly Prospect[] =>
  choicesFor(view, side, id, temper.points)
    .slice(0, lines)
    .map((command): Prospect => {
      const terms = appraise(view, side, command, temper);
      return { command, terms, worth: totalOf(terms) };
    })
    .filter(({ command, worth }) => worth > threshold(command, temper))
    .toSorted((a, b) => b.worth - a.worth);
