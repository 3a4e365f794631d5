import { type Battle, type Group, passes, tell } from './battle.ts';
import { allHave, leadership, someHave } from './values.ts';

/** A test of LD (CHR-AUT-10, -21, -22); Blessed Sight in the group lets it be tried twice. */
export const passesLeadership = (battle: Battle, group: Group, why: string, modifier = 0): boolean => {
  const number = leadership(battle, group) + modifier;
  const label = `${group.name}: ${why}`;
  if (passes(battle, number, label)) return true;
  return someHave(group, 'Blessed Sight') && passes(battle, number, `${label}, once more`);
};

/** Some frighten everybody, some the Devout alone (data file, 6). */
const frightens = (group: Group, victim: Group): boolean =>
  someHave(group, 'Causes Fear') ||
  (victim.profile.race === 'DV' && someHave(group, 'Causes Fear in Devout'));

/** Groups that cause fear or are immune do not test. */
export const isFearless = (group: Group): boolean =>
  someHave(group, 'Causes Fear') || allHave(group, 'Immune to Fear');

const meet = (battle: Battle, group: Group, enemy: Group): void => {
  if (!frightens(enemy, group) || isFearless(group)) return;
  if (passesLeadership(battle, group, `fear of ${enemy.name}`)) return;
  group.fears.add(enemy);
  tell(battle, group, 'fear', enemy.name);
};

/** CHR-AUT-21: at first contact, the charger first. Contact lasts, so no pair meets twice. */
export const testFear = (battle: Battle, charger: Group, target: Group): void => {
  meet(battle, charger, target);
  meet(battle, target, charger);
};
