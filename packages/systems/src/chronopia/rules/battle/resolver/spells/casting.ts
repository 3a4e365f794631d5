import type { Spell } from '../../../../data/spells.ts';
import type { Battle, Effect, Group, Model } from '../battle.ts';

/** Who would cast what. */
export interface Casting {
  readonly battle: Battle;
  readonly group: Group;
  readonly caster: Model;
  readonly spell: Spell;
}

/** CHR-AUT-20 */
export const SPELL_RANGE = 24;

/** CHR-AUT-34: no group gets the same effect twice; what a caster does to himself has its own name. */
export const keyOf = ({ name, effect }: Spell): string => {
  if (effect.word === 'WEAKEN') return `WEAKEN ${effect.stat}`;
  return 'on' in effect && effect.on !== undefined ? name : effect.word;
};

/** CHR-AUT-34: until the end of the next turn, unless something else is said. */
export const layOn = (casting: Casting, target: Group, effect: Partial<Effect>): void => {
  const { turn } = casting.battle;
  target.effects.push({
    key: keyOf(casting.spell),
    stats: {},
    abilities: [],
    rounds: 1,
    strike: { Dam: 0, times: 0 },
    until: turn + 1,
    ...effect,
  });
};
