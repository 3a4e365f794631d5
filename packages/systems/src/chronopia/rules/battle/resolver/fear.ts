import { type Battle, type Group, tell } from './battle.ts';
import { keepsHeart } from './leadershipTest.ts';
import { allHave, someHave } from './values.ts';

/** Some frighten everybody, some the Devout alone (data file, 6). */
const frightens = (group: Group, victim: Group): boolean =>
  someHave(group, 'Causes Fear') ||
  (victim.profile.race === 'DV' && someHave(group, 'Causes Fear in Devout'));

/** Groups that cause fear or are immune do not test. */
export const isFearless = (group: Group): boolean =>
  someHave(group, 'Causes Fear') || allHave(group, 'Immune to Fear');

const meet = (battle: Battle, group: Group, enemy: Group): void => {
  if (!frightens(enemy, group) || isFearless(group)) return;
  if (keepsHeart(battle, group, `fear of ${enemy.name}`)) return;
  group.fears.add(enemy);
  tell(battle, group, 'fear', enemy.name);
};

/** CHR-AUT-21: at first contact, the charger first. Contact lasts, so no pair meets twice. */
export const lookInTheEye = (battle: Battle, charger: Group, target: Group): void => {
  meet(battle, charger, target);
  meet(battle, target, charger);
};
