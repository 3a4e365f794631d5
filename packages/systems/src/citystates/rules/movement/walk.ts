import { type Refusal, refuse, say } from '@warmoot/kernel';
import { type Game, groundIn } from '../../state/game.ts';
import { directionTo, type Ground, type Spot } from '../../state/ground.ts';
import { nameOfSpot } from '../../state/places.ts';
import { hasEnemyFighters, hasEnemySupplies } from '../../state/sides.ts';
import { checkRoom } from '../stacking/stacking.ts';
import { crossingOf } from '../terrain/crossings.ts';
import { BARRED, stepCost } from '../terrain/stepCost.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { countedOf, type Group, type Member } from './group.ts';

/** A path for a group on the ground: what each member pays, and who must stop. */
export interface Walk {
  readonly ok: true;
  readonly spots: readonly Spot[];
  readonly spent: readonly number[];
  readonly isStopped: readonly boolean[];
}

const whyBarred = (game: Game, ground: Ground, { terms }: Member, from: Spot, direction: number): Refusal => {
  const to = ground.beside[6 * from + direction] as Spot;
  if (ground.isOpen[to] !== 1)
    return ground.isWater[to] === 1
      ? refuse('CST-TER-02', 'only ships enter water')
      : refuse('CST-TER-12', 'mountains cannot be entered');
  if (crossingOf(game, ground, from, direction) === 'closed')
    return refuse('CST-TER-13', 'a major river is crossed only at a bridge');
  return terms.isUndead
    ? refuse('CST-RAC-20', 'water is a barrier to the Undead')
    : refuse('CST-TER-01', 'it cannot be entered');
};

/**
 * CST-MOV-05, CST-STK-03, CST-R-100: who may enter a hex with enemies in it. Friends and allies do not hinder it
 * (CST-MOV-06); Characters alone always may (CST-MOV-14).
 */
export const mayEnter = (game: Game, group: Group, to: Spot): boolean =>
  group.units.length === 0 ||
  (!hasEnemyFighters(game, group.player, to) &&
    (group.hasFighters || !hasEnemySupplies(game, group.player, to)));

/** CST-ZOC-02, CST-ZOC-06 */
export const stopsIn = (game: Game, group: Group, to: Spot): boolean =>
  group.hasGround && inEnemyZone(game, group.player, to);

/** CST-MOV-04: a mover who has not yet moved may always enter one adjacent hex. */
const paysLess = ({ hasMoved, left }: Member, cost: number, steps: number): boolean =>
  steps === 1 && !hasMoved && cost > left;

const refuseStep = (game: Game, group: Group, from: Spot, direction: number): Refusal | undefined => {
  const ground = groundIn(game);
  const barred = group.members.find(({ terms }) => stepCost(game, ground, terms, from, direction) === BARRED);
  if (barred !== undefined) return whyBarred(game, ground, barred, from, direction);
  const to = ground.beside[6 * from + direction] as Spot;
  return mayEnter(game, group, to)
    ? undefined
    : refuse('CST-MOV-05', say`enemy Units hold ${nameOfSpot(game, to)}`);
};

/** CST-MOV-01 to CST-MOV-07: the whole path for every member, or why not. */
export const walk = (game: Game, group: Group, path: readonly Spot[]): Walk | Refusal => {
  const ground = groundIn(game);
  if (group.members.some(({ isStopped }) => isStopped))
    return refuse('CST-ZOC-02', 'part of the group cannot move further this turn');
  const spent = group.members.map(() => 0);
  const isStopped = group.members.map(() => false);
  let from = group.from;
  for (let step = 0; step < path.length; step++) {
    const to = path[step] as Spot;
    const direction =
      to >= 0 && to < ground.hexes && from < ground.hexes ? directionTo(ground, from, to) : -1;
    if (direction < 0) return refuse('CST-MOV-02', 'a path goes from hex to adjacent hex');
    const refusal = refuseStep(game, group, from, direction);
    if (refusal !== undefined) return refusal;
    for (let i = 0; i < group.members.length; i++) {
      const member = group.members[i] as Member;
      const cost = (spent[i] as number) + stepCost(game, ground, member.terms, from, direction);
      if (paysLess(member, cost, path.length)) {
        spent[i] = member.left;
        isStopped[i] = true;
      } else if (cost > member.left)
        return refuse(
          'CST-MOV-02',
          say`not everybody has enough movement points to reach ${nameOfSpot(game, to)}`,
        );
      else spent[i] = cost;
    }
    if (stopsIn(game, group, to)) {
      if (step < path.length - 1)
        return refuse(
          'CST-ZOC-02',
          say`the group must stop in the enemy zone of control at ${nameOfSpot(game, to)}`,
        );
      for (let i = 0; i < group.units.length; i++) isStopped[i] = true;
    }
    from = to;
  }
  const room = checkRoom(game, from, countedOf(group));
  return room.ok ? { ok: true, spots: [group.from, ...path], spent, isStopped } : room;
};
