import { type Dice, pick, type Seat } from '@warmoot/kernel';
import { spellsLeft } from '../rules/magic/cast.ts';
import { otherSide, SIDES, type Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import type { BloodView } from './view.ts';

/** The sides that have laid something face down which a seat does not know (BLD-PLY-06). */
export const hiddenFrom = ({ sealed, spells }: BloodState, seat: Seat): readonly Side[] =>
  SIDES.filter(
    (side) =>
      ((SIDES as readonly string[]).includes(seat) ? side === otherSide(seat as Side) : true) &&
      (sealed[side].count > 0 || spells[side] !== null),
  );

/** A spell that may lie there. */
const withSpell = (state: BloodState, side: Side, dice: Dice): BloodState => {
  const card = state.spells[side];
  if (card === null) return state;
  const { spell, change } = pick(dice, spellsLeft(state, side), 'the spell that lies face down');
  return { ...state, spells: { ...state.spells, [side]: { ...card, spell, change: change ?? null } } };
};

/**
 * A state that fits what a seat knows: face-down spells drawn from those that are possible. Of sealed orders it assumes
 * that they change nothing: there are far too many to draw from, and nobody plans on one of them.
 */
export const imagine = (known: BloodView, seat: Seat, dice: Dice): BloodState =>
  hiddenFrom(known, seat).reduce<BloodState>((state, side) => withSpell(state, side, dice), known);
