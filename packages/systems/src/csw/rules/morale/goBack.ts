import type { Direction } from '@warmoot/hex';
import type { Dice } from '@warmoot/kernel';
import type { Question } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import { enemyOf } from '../../state/setup.ts';
import { type Battle, boardIn, isLeader, isOnMap, unitOf } from '../../state/state.ts';
import type { UnitId } from '../../state/unit.ts';
import { afterEntering } from '../caltrops/entering.ts';
import { exposedIn } from '../combat/exposed.ts';
import { facingOnArrival, leadersWhoTurn } from '../movement/arrival.ts';
import { facingTo, nearestOf } from './facingTo.ts';
import { type Retreat, threatsTo } from './retreatHexes.ts';

/** CSW-MOR-09: the attacker picks the hex, otherwise the owner; with only one legal hex there is no question. */
export const carryOutRetreat = (
  tale: Tale,
  retreat: Retreat,
  choices: readonly number[],
  dice: Dice,
): void => {
  const { cell, side, units, attackers } = retreat;
  const [only] = choices;
  if (choices.length === 1) retreatTo(tale, retreat, only as number, dice);
  else {
    const chooser = attackers.length > 0 ? enemyOf(side) : side;
    const question: Question = { kind: 'retreat', side: chooser, cell, units, choices, attackers };
    tale.tell({ type: 'asked', questions: [question], rules: ['CSW-MOR-09'] });
  }
};

/** CSW-R-49: they face the nearest attacker, or as the units they join; underground there is no facing (CSW-TUN-08). */
const facingAfter = (battle: Battle, retreat: Retreat, to: number): Direction => {
  const board = boardIn(battle);
  if (retreat.underground) return unitOf(battle, retreat.units[0] as UnitId).facing;
  const threat = nearestOf(board, to, threatsTo(battle, retreat));
  const own = unitOf(battle, retreat.units[0] as UnitId).facing;
  const facing = threat === undefined ? own : facingTo(board, to, threat);
  return facingOnArrival(battle, retreat.units, to, facing);
};

/** CSW-MOR-08, CSW-MOR-11, CSW-R-49: one hex, facing the attacker; no movement, no free choice of facing. */
export const retreatTo = (tale: Tale, retreat: Retreat, to: number, dice: Dice): void => {
  const { units } = retreat;
  const facing = facingAfter(tale.state, retreat, to);
  const turning = retreat.underground ? [] : leadersWhoTurn(tale.state, units, to, facing);
  tale.tell({
    type: 'unitsWent',
    how: 'retreat',
    units,
    path: [to],
    facing,
    rules: ['CSW-MOR-09', 'CSW-R-49'],
  });
  if (turning.length > 0) tale.tell({ type: 'hexTurned', units: turning, facing, rules: ['CSW-FAC-05'] });
  if (!retreat.underground) afterEntering(tale, units, to, dice);
  if (units.some((id) => isOnMap(unitOf(tale.state, id)))) askLeaders(tale, retreat, to);
};

/** CSW-LDR-05, CSW-R-56 */
const askLeaders = (tale: Tale, retreat: Retreat, to: number): void => {
  const battle = tale.state;
  const { side, cell: from } = retreat;
  const leaders = exposedIn(battle, retreat)
    .filter((unit) => isLeader(battle, unit))
    .map(({ id }) => id);
  if (leaders.length === 0) return;
  const question: Question = { kind: 'leadersFollow', side, leaders, from, to };
  tale.tell({ type: 'asked', questions: [question], rules: ['CSW-LDR-05'] });
};
