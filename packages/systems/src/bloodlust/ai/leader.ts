import { type Budget, type Dice, type Player, pick, type Seat, type Seen } from '@warmoot/kernel';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { legal, STEP, subjects } from '../orders/legal.ts';
import type { Side } from '../state/options.ts';
import { type Appraisal, appraise } from './appraise.ts';
import { choicesFor } from './choices.ts';
import type { Temper } from './temper.ts';

interface Prospect {
  readonly command: BloodCommand;
  readonly terms: Appraisal;
  readonly worth: number;
}

const DONE = { command: { type: 'endPhase' }, reasons: [] } as const;
/** Half an inch is not worth an order. */
const LEAST_GAIN = 0.5;

/** A careless leader ends a step before one of so many orders. */
const TOO_SOON = 4;

const totalOf = (terms: Appraisal): number => Object.values(terms).reduce((sum, value) => sum + value, 0);

const threshold = ({ type }: BloodCommand, { leastMelee, counts }: Temper): number => {
  if (type === 'charge') return leastMelee;
  return type === 'fire' && counts ? 0 : LEAST_GAIN;
};

const bestFor = (
  view: Seen<BloodView>,
  side: Side,
  id: string,
  temper: Temper,
  { lines }: Budget,
  dice: Dice,
): Prospect | undefined => {
  const good = choicesFor(view, side, id, temper.points)
    .slice(0, lines)
    .map((command): Prospect => {
      const terms = appraise(view, side, command, temper);
      return { command, terms, worth: totalOf(terms) };
    })
    .filter(({ command, worth }) => worth > threshold(command, temper));
  if (good.length === 0) return undefined;
  return temper.isCareless
    ? pick(dice, good, 'which order')
    : good.reduce((best, each) => (each.worth > best.worth ? each : best));
};

const reasonsOf = ({ terms }: Prospect): string[] => {
  const told = Object.entries(terms)
    .filter(([, value]) => Math.abs(value) >= 0.05)
    .map(([name, value]) => `${name} ${value > 0 ? '+' : '−'}${Math.abs(Math.round(value * 10) / 10)}`);
  return told.length === 0 ? [] : [told.join(', ')];
};

/** BLD-R-98: each spell may be laid once; chance chooses which. */
const spell = (view: Seen<BloodView>, seat: Seat, dice: Dice): BloodCommand | undefined => {
  const spells = [...legal(view, seat, STEP)].filter(({ type }) => type === 'spell');
  return spells.length === 0 ? undefined : pick(dice, spells, 'which spell');
};

/** BLD-PLY-13: leads an army order by order; a step in which no order is worth giving is ended. */
export const leader = (name: string, temper: Temper): Player<BloodView, BloodCommand> => ({
  name,
  choose(view, seat, budget, dice) {
    const side = seat as Side;
    if (view.step === 'spell') {
      const laid = spell(view, seat, dice);
      return laid === undefined ? DONE : { command: laid, reasons: [] };
    }
    if (view.turn === 0) return DONE;
    if (temper.isCareless && dice.roll(TOO_SOON, 'whether the step ends here') === 1) return DONE;
    for (const id of subjects(view, seat)) {
      if (id === STEP || budget.timeUp?.()) continue;
      const best = bestFor(view, side, id, temper, budget, dice);
      if (best !== undefined) return { command: best.command, reasons: reasonsOf(best) };
    }
    return DONE;
  },
});
