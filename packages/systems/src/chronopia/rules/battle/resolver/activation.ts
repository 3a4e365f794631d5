import { type Battle, type Group, isEngaged, isOut, type Model, tell } from './battle.ts';
import { brace, strike } from './closeCombat.ts';
import { passesLeadership, testFear } from './leadershipTest.ts';
import { advance, canReach, chargeActions, makeContact } from './movement.ts';
import { shoot } from './shooting.ts';
import { cast } from './spells/cast.ts';
import { enemiesOf, holdingLine, meleeTarget, rearTarget, shootingTarget } from './targets.ts';
import { rout } from './wounds.ts';

/** CHR-AUT-10 */
const rally = (battle: Battle, group: Group): void => {
  if (passesLeadership(battle, group, 'rally')) {
    group.shaken = false;
    tell(battle, group, 'take', 'heart');
  } else rout(battle, group);
};

/** CHR-AUT-15 */
const charge = (battle: Battle, group: Group, models: readonly Model[], target: Group): void => {
  const used = chargeActions(battle, group, target);
  makeContact(group, target);
  tell(battle, group, 'charge', `${target.name} at ${group.pos}`);
  testFear(battle, group, target);
  brace(battle, target, group);
  const left = models.filter((model) => group.models.includes(model));
  if (!isOut(group) && left.length > 0) strike(battle, group, left, target, used, true);
};

const chargeOrAdvance = (
  battle: Battle,
  group: Group,
  models: readonly Model[],
  target: Group | null,
): void => {
  if (target !== null && canReach(battle, group, target)) charge(battle, group, models, target);
  else advance(battle, group);
};

/** CHR-AUT-14 */
const actAsMelee = (battle: Battle, group: Group, models: readonly Model[]): void => {
  const rear = group.isFast ? rearTarget(battle, group) : null;
  const line = group.isFast ? holdingLine(battle, group) : null;
  if (rear !== null) charge(battle, group, models, rear);
  else if (line !== null) advance(battle, group, line);
  else chargeOrAdvance(battle, group, models, meleeTarget(battle, group));
};

/** CHR-AUT-13 */
const actAsMissile = (battle: Battle, group: Group, models: readonly Model[]): void => {
  const target = shootingTarget(battle, group);
  if (target !== null) shoot(battle, group, models, target);
  else if (enemiesOf(battle, group).every(isEngaged)) actAsMelee(battle, group, models);
  else advance(battle, group);
};

/** CHR-AUT-11: the first group it was engaged with. */
const actWithWeapons = (battle: Battle, group: Group, models: readonly Model[]): void => {
  const foe = group.engaged[0];
  if (foe !== undefined) strike(battle, group, models, foe, 1, false);
  else if (group.weaponRole === 'missile') actAsMissile(battle, group, models);
  else actAsMelee(battle, group, models);
};

/** CHR-AUT-12, -34: an individual who casts does nothing else; a caster's band goes on without him. */
const act = (battle: Battle, group: Group): void => {
  const caster = cast(battle, group);
  const rest = group.models.filter((model) => model !== caster);
  if (!isOut(group) && rest.length > 0 && enemiesOf(battle, group).length > 0)
    actWithWeapons(battle, group, rest);
};

export const activate = (battle: Battle, group: Group): void => {
  group.activatedInTurn = battle.turn;
  if (group.shaken) rally(battle, group);
  else act(battle, group);
};
