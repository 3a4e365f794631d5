import type { Bless, Bolt, Ward } from '../../../../data/spells.ts';
import { foeOf, type Group, isEngaged } from '../battle.ts';
import { isFearless } from '../leadershipTest.ts';
import { distance } from '../movement.ts';
import { choose, enemiesOf } from '../targets.ts';
import { allHave, isAffectedBy } from '../values.ts';
import { type Casting, keyOf, SPELL_RANGE } from './casting.ts';

const isLegal = ({ spell }: Casting, target: Group): boolean =>
  !allHave(target, 'Immunity to Magic') &&
  !(spell.effect.word === 'BOLT' && spell.effect.fire === true && allHave(target, 'Immune to fire'));

const nearestEnemy = (casting: Casting, range: number, suits: (enemy: Group) => boolean): Group | null =>
  choose(
    enemiesOf(casting.battle, casting.group).filter(
      (enemy) => distance(casting.group, enemy) <= range && isLegal(casting, enemy) && suits(enemy),
    ),
    (enemy) => distance(casting.group, enemy),
  );

const anybody = (): boolean => true;

const engagedEnemy = (casting: Casting): Group | null => {
  const foe = casting.group.engaged[0];
  return foe !== undefined && isLegal(casting, foe) ? foe : null;
};

const boltTarget = (casting: Casting, { on, range }: Bolt): Group | null => {
  if (on === 'engaged') return engagedEnemy(casting);
  const inReach = nearestEnemy(casting, range, anybody);
  return on === 'engaged or nearest' ? (engagedEnemy(casting) ?? inReach) : inReach;
};

const isFree = ({ spell }: Casting, group: Group): boolean => !isAffectedBy(group, keyOf(spell));

const isNear = ({ group }: Casting, friend: Group): boolean =>
  Math.abs(friend.pos - group.pos) <= SPELL_RANGE;

/** CHR-AUT-34: a friend in a fight, the most valuable first; or the caster's own group where he alone is meant. */
const friendInNeed = (casting: Casting, { on }: Ward | Bless): Group | null => {
  const friends = on === undefined ? casting.group.side.table : [casting.group];
  return choose(
    friends.filter(
      (friend) =>
        isEngaged(friend) && isNear(casting, friend) && isFree(casting, friend) && isLegal(casting, friend),
    ),
  );
};

/** The most wounded first. */
const woundedFriend = (casting: Casting): Group | null =>
  choose(
    casting.group.side.table.filter(
      (friend) => friend.kind === 'individual' && friend.woundsLost > 0 && isNear(casting, friend),
    ),
    ({ woundsLost }) => -woundsLost,
  );

const notYetActive = ({ battle, group }: Casting): ((enemy: Group) => boolean) => {
  const { queue } = foeOf(battle, group.side);
  return (enemy) => enemy.activatedInTurn < battle.turn && queue.includes(enemy);
};

/** The most valuable group in reach of the lure, anywhere. */
const lureTarget = (casting: Casting, range: number): Group | null => {
  const mayBeLured = notYetActive(casting);
  return choose(
    enemiesOf(casting.battle, casting.group).filter(
      (enemy) => distance(casting.group, enemy) <= range && isLegal(casting, enemy) && mayBeLured(enemy),
    ),
  );
};

const hasRoomAhead = ({ battle, group }: Casting): boolean =>
  !isEngaged(group) && enemiesOf(battle, group).every((enemy) => distance(group, enemy) > 1);

/** CHR-AUT-34: the target for which the spell would be useful now; null if there is none. */
export const spellTarget = (casting: Casting): Group | null => {
  const { group, spell } = casting;
  const { effect } = spell;
  switch (effect.word) {
    case 'BOLT':
      return boltTarget(casting, effect);
    case 'WEAKEN':
      return nearestEnemy(casting, SPELL_RANGE, (enemy) => isFree(casting, enemy));
    case 'TERROR':
      return nearestEnemy(casting, SPELL_RANGE, (enemy) => isFree(casting, enemy) && !isFearless(enemy));
    case 'WARD':
    case 'BLESS':
      return friendInNeed(casting, effect);
    case 'HEAL':
      return woundedFriend(casting);
    case 'LURE':
      return lureTarget(casting, effect.range);
    case 'GAZE':
      return isFree(casting, group) ? group : null;
    case 'ADVANCE':
      return hasRoomAhead(casting) ? group : null;
    case 'SUMMON':
      return group;
    case 'ENVISION':
      return null;
  }
};
