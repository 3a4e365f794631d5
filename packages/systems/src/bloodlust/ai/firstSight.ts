import { type Budget, type Dice, pick, type Seen } from '@warmoot/kernel';
import type { BloodView } from '../knowledge/view.ts';
import { legal, STEP, subjects } from '../orders/legal.ts';
import type { Side } from '../state/options.ts';
import { type Prospect, prospectsFor } from './prospects.ts';
import type { Temper } from './temper.ts';

/** BLD-R-98: each spell may be laid once; chance chooses which. */
const spell = (view: Seen<BloodView>, side: Side, dice: Dice): Prospect | undefined => {
  const spells = [...legal(view, side, STEP)].filter(({ type }) => type === 'spell');
  return spells.length === 0
    ? undefined
    : { command: pick(dice, spells, 'which spell'), terms: {}, worth: 0 };
};

const isTooSoon = ({ endsTooSoon }: Temper, dice: Dice): boolean =>
  endsTooSoon > 0 && dice.roll(endsTooSoon, 'whether the step ends here') === 1;

/**
 * BLD-PLY-13: of the first unit with an order worth giving, the best, without a look at what follows; nothing when no
 * order is worth giving. Units that are `held` get none.
 */
export const atFirstSight = (
  view: Seen<BloodView>,
  side: Side,
  temper: Temper,
  budget: Budget,
  dice: Dice,
  held: ReadonlySet<string> = new Set(),
): Prospect | undefined => {
  if (view.step === 'spell') return spell(view, side, dice);
  if (view.turn === 0) return undefined;
  if (isTooSoon(temper, dice)) return undefined;
  for (const id of subjects(view, side)) {
    if (id === STEP || held.has(id) || budget.timeUp?.()) continue;
    const good = prospectsFor(view, side, id, temper, budget);
    if (good.length > 0) return temper.isCareless ? pick(dice, good, 'which order') : good[0];
  }
  return undefined;
};
