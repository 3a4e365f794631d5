import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { NOWHERE } from '../../state/board.ts';
import { holderOf } from '../../state/occupancy.ts';
import { enemyOf } from '../../state/setup.ts';
import { type Attack, type Battle, unitOf } from '../../state/state.ts';
import { isCharging } from '../../state/unit.ts';
import { addLosses } from '../combat/losses.ts';
import { meleeModifiers } from '../combat/modifiers.ts';
import { rollAttack } from '../combat/rolling.ts';
import { checkersIn, noteAttack, noteCause } from '../morale/causes.ts';
import { isRearAttack } from '../morale/moraleOf.ts';
import { meleeFactors } from './attackClauses.ts';

/** CSW-MEL-02: the die of one attack; its losses wait for those of the others (CSW-MEL-10). */
export const resolveOneMelee = (tale: Tale, attack: Attack, dice: Dice): void => {
  const battle = tale.state;
  const factors = meleeFactors(
    battle,
    attack.units.map((id) => unitOf(battle, id)),
  );
  const { target, underground, construction } = attack;
  const losses = rollAttack(tale, 'melee', attack, factors, meleeModifiers(battle, attack), dice);
  noteAttack(tale, attack, isRearAttack(battle, attack));
  addLosses(tale, target, enemyOf(attack.side), losses, { underground, construction });
  tale.tell({
    type: 'unitsMarked',
    units: attack.units,
    change: { attackedInMelee: true, meleedLastSegment: true },
    rules: ['CSW-MEL-03', 'CSW-MIS-06'],
  });
};

/** CSW-CHG-09, CSW-AMO-10 */
const LOW_MORALE = 6;

/**
 * CSW-CHG-09, CSW-MOR-06: charged units of low morale check after the melee even without losses. CSW-R-124: also if
 * every charger was shot down or broke before it.
 */
const noteChargedLowMorale = (tale: Tale): void => {
  for (const { charged, side } of tale.state.units) {
    if (charged === NOWHERE || holderOf(tale.state, charged)?.side !== enemyOf(side)) continue;
    if (isLowMorale(tale.state, charged, side)) noteCharged(tale, charged);
  }
};

const isLowMorale = (battle: Battle, cell: number, by: Attack['side']): boolean =>
  checkersIn(battle, { cell, underground: false }, enemyOf(by)).some(({ morale }) => morale < LOW_MORALE);

/** CSW-UND-07 counts every charger; a retreat is measured from those who still charge (CSW-R-49). */
const noteCharged = (tale: Tale, cell: number): void => {
  const chargers = tale.state.units.filter((unit) => unit.charged === cell);
  noteCause(tale, {
    cell,
    side: holderOf(tale.state, cell)?.side ?? tale.state.phasing,
    underground: false,
    rules: ['CSW-CHG-09'],
    rear: false,
    undead: chargers.some((unit) => unit.undead),
    attackers: [...new Set(chargers.filter(isCharging).map((unit) => unit.cell))].sort((a, b) => a - b),
  });
};

/** CSW-R-11: the next die of the segment, in declared order; then the engine lets the losses be taken. */
export const resolveMelee = (tale: Tale, dice: Dice): boolean => {
  const next = tale.state.attacks.find(({ rolled }) => !rolled);
  if (next === undefined) {
    noteChargedLowMorale(tale);
    return false;
  }
  resolveOneMelee(tale, next, dice);
  return true;
};
