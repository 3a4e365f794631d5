import { type Battle, type Group, passes } from './battle.ts';
import { leadership, someHave } from './values.ts';

/** A test of LD (CHR-AUT-10, -21, -22); Blessed Sight in the group lets it be tried twice. */
export const keepsHeart = (battle: Battle, group: Group, why: string, modifier = 0): boolean => {
  const number = leadership(battle, group) + modifier;
  const label = `${group.name}: ${why}`;
  if (passes(battle, number, label)) return true;
  return someHave(group, 'Blessed Sight') && passes(battle, number, `${label}, once more`);
};
