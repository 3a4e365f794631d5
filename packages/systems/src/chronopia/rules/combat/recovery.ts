/** Individuals after a battle: a d20 for each wound suffered, 10 or more regains it (CHR-WND-02, CHR-R-124). */
import type { Dice, Roll } from '@warmoot/kernel';
import { profileOf } from '../../data/index.ts';
import { roll } from '../../engine/tale.ts';
import type { Hero } from '../../state/force.ts';
import type { Army } from '../../state/state.ts';
import type { FightResult, IndividualFate } from '../battle/forms.ts';
import { lineOf } from '../forces/troops.ts';
import { idOfTag } from './announce.ts';

const KEPT_WHOLE: readonly string[] = ['adamantite-golem', 'daughter-of-the-phoenix'];

const is = (hero: Hero, tag: 'demon' | 'risen'): boolean => profileOf(hero).tags.includes(tag);

/** CHR-RAC-15: demons need 12. */
const needed = (hero: Hero): number => (is(hero, 'demon') ? 12 : 10);

/** CHR-RAC-14, CHR-RAC-34, -35: Risen, golems and daughters of the phoenix are whole again, or gone. */
const knowsNoWounds = (hero: Hero): boolean => is(hero, 'risen') || KEPT_WHOLE.includes(hero.profile);

const afterwards = (hero: Hero, fate: IndividualFate, dice: Dice): { wounds: number; rolls: Roll[] } => {
  if (knowsNoWounds(hero)) return { wounds: fate.reducedToZero ? 0 : lineOf(hero).W, rolls: [] };
  // CHR-RAC-13
  if (fate.byVortex && fate.reducedToZero) return { wounds: 0, rolls: [] };
  const rolls = Array.from({ length: fate.woundsLost }, () => roll(dice, 20, `recovery:${hero.name}`));
  const regained = rolls.filter(({ value }) => value >= needed(hero)).length;
  return { wounds: hero.wounds - fate.woundsLost + regained, rolls };
};

/** Wounds each individual has left; none for the dead. */
export const recoverFrom = (
  { heroes }: Army,
  { individuals }: FightResult,
  dice: Dice,
): { left: Map<number, number>; rolls: Roll[] } => {
  const fates = new Map(individuals.map((fate) => [idOfTag(fate.id), fate]));
  const left = new Map<number, number>();
  const rolls: Roll[] = [];
  for (const hero of heroes) {
    const fate = fates.get(hero.id);
    if (fate === undefined) continue;
    const after = afterwards(hero, fate, dice);
    left.set(hero.id, after.wounds);
    rolls.push(...after.rolls);
  }
  return { left, rolls };
};
