import { type Spell, spellNamed } from '../../data/index.ts';

/** Victory points for killing one summoned model; a summoned leader counts as a member (CHR-SPL-02). */
export const summonedWorth = (spell: Spell | string): number => {
  const found = typeof spell === 'string' ? spellNamed(spell) : spell;
  if (found?.effect.word !== 'SUMMON') return 0;
  const number = found.effect.creatures.reduce((sum, { count }) => sum + count, 0);
  return Math.floor((2 * found.cost) / number);
};
