import type { Spell } from '../../data/spells.ts';

/** A face-down spell at the end of the turn, and what happened to its caster since. */
export interface Committed {
  readonly spell: Spell;
  readonly casterMoved: boolean;
  readonly casterWasHit: boolean;
}

/** A spell that fizzles may be tried again; every other fate uses it up (BLD-MAG-07). */
export type SpellFate = 'fizzles' | 'works' | 'nullified' | 'wasted';

/** BLD-MAG-02, BLD-R-57. */
const fizzles = ({ casterMoved, casterWasHit }: Committed): boolean => casterMoved || casterWasHit;

/** BLD-MAG-12, BLD-R-57: the fate of a spell against what the enemy magic user reveals. */
export const fateOf = (own: Committed, enemy: Committed | undefined): SpellFate => {
  if (fizzles(own)) return 'fizzles';
  const opposing = enemy !== undefined && !fizzles(enemy) ? enemy.spell : undefined;
  if (own.spell === 'Nullify') return opposing === undefined || opposing === 'Nullify' ? 'wasted' : 'works';
  return opposing === 'Nullify' ? 'nullified' : 'works';
};

/** BLD-R-57: for how many turns after its reveal a spell works. */
export const turnsOf = (spell: Spell): number | 'rest of the battle' => {
  if (spell === 'Nullify') return 0;
  if (spell === 'Element Control') return 'rest of the battle';
  return spell === 'Invincibility' ? 2 : 1;
};
