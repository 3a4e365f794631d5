import type { Battle, Group, Model } from './battle.ts';
import type { Missile } from './line.ts';
import { distance } from './movement.ts';
import { allHave, frontOf, missileSkill } from './values.ts';

/** CHR-AUT-18: how hard a group is to see and to hit. */
const targetModifier = (target: Group): number =>
  (!target.hasFought && allHave(target, 'Hide') ? -2 : 0) +
  (allHave(target, 'Chameleon') ? -4 : 0) +
  (allHave(target, 'Warshield') ? -2 : 0) +
  (frontOf(target).line.S === 3 ? 2 : 0);

const rangeModifier = (group: Group, target: Group, { line }: Model, missile: Missile): number =>
  distance(group, target) > missile.CR && !line.abilities.has('Eagle Eye') ? missile.RM : 0;

/** CHR-AUT-18: what the shooter must not roll above. */
export const aimAt = (battle: Battle, group: Group, model: Model, target: Group, missile: Missile): number =>
  missileSkill(battle, group, model) + rangeModifier(group, target, model, missile) + targetModifier(target);

/** Shields of the Besiegers also soften what does hit, unless it burns (data file, 2). */
export const missileDamage = (target: Group, { Dam, isFire }: Missile): number =>
  !isFire && allHave(target, 'Warshield') ? Dam - 2 : Dam;
