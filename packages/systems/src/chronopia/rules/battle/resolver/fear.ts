import { type Battle, type Group, tell } from './battle.ts';
import { keepsHeart } from './leadershipTest.ts';
import { allHave, someHave } from './values.ts';

/** Some frighten everybody, some the Devout alone (data file, 6). */
const frightens = (battle: Battle, group: Group, victim: Group): boolean =>
  someHave(battle, group, 'Causes Fear') ||
  (victim.profile.race === 'DV' && someHave(battle, group, 'Causes Fear in Devout'));

/** Who frightens others or is immune tests nothing. */
export const isFearless = (battle: Battle, group: Group): boolean =>
  someHave(battle, group, 'Causes Fear') || allHave(battle, group, 'Immune to Fear');

const meet = (battle: Battle, group: Group, enemy: Group): void => {
  if (group.met.has(enemy)) return;
  group.met.add(enemy);
  if (!frightens(battle, enemy, group) || isFearless(battle, group)) return;
  if (keepsHeart(battle, group, `fear of ${enemy.name}`)) return;
  group.fears.add(enemy);
  tell(battle, group, 'fear', enemy.name);
};

/** CHR-AUT-21: at first contact, who came first. */
export const lookInTheEye = (battle: Battle, charger: Group, target: Group): void => {
  meet(battle, charger, target);
  meet(battle, target, charger);
};
