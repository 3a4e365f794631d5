import { type Dice, type Line, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { tell, throwDice } from '../throwDice.ts';
import type { Field } from './field.ts';

export interface BaggageLoss {
  readonly percent: number;
  readonly modifiers: readonly Modifier[];
  readonly lines: readonly Line[];
}

/** CSW-BAG-01, CSW-BAG-02: d6 x 10%, and 30 points more for the side that lost the field: 70% on a 4 (CSW-X-15). */
export const baggageLoss = (field: Field, dice: Dice): BaggageLoss => {
  const thrown = throwDice(dice, 1, 6, 'baggage lost');
  const ledger = modifiers(
    [true, 'CSW-BAG-01', 'baggage lost', thrown.total * 10],
    [field === 'lost', 'CSW-BAG-02', 'field lost', 30],
  );
  const percent = totalOf(ledger);
  const line = tell(`${percent}% of the baggage is lost.`, ['CSW-BAG-01'], thrown.rolls, ledger);
  return { percent, modifiers: ledger, lines: [line] };
};
