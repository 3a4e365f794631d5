import { type Direction, turn } from '@warmoot/hex';
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { NOWHERE, nextTo } from '../../state/board.ts';
import { holderOf } from '../../state/occupancy.ts';
import { type Attack, boardIn, typeOf, unitOf } from '../../state/state.ts';
import type { UnitId } from '../../state/unit.ts';
import { addLosses, takeLossesAtOnce } from '../combat/losses.ts';
import { meleeModifiers } from '../combat/modifiers.ts';
import { rollAttack } from '../combat/rolling.ts';
import { noteAttack } from '../morale/causes.ts';
import { isRearAttack } from '../morale/moraleOf.ts';

/** CSW-R-58: clockwise from the left front hex. */
const AHEAD = [-1, 0, 1] as const;

/** CSW-RAM-03: every occupied hex ahead, friend or enemy, once in a move. */
export const trample = (
  tale: Tale,
  beast: UnitId,
  direction: Direction,
  struck: Set<number>,
  dice: Dice,
): void => {
  for (const sixths of AHEAD) {
    const board = boardIn(tale.state);
    const target = nextTo(board, unitOf(tale.state, beast).cell, turn(direction, sixths));
    if (target === NOWHERE || struck.has(target) || holderOf(tale.state, target) === undefined) continue;
    struck.add(target);
    trampleHex(tale, beast, target, dice);
  }
};

/** CSW-RAM-03, CSW-RAM-04: with its full Melee Factor; losses at once, checks when the segment ends. */
const trampleHex = (tale: Tale, beast: UnitId, target: number, dice: Dice): void => {
  const battle = tale.state;
  const { side } = unitOf(battle, beast);
  const attack: Attack = { side, units: [beast], target, construction: false, underground: false };
  const factors = typeOf(battle, unitOf(battle, beast)).melee;
  const losses = rollAttack(tale, 'rampage', attack, factors, meleeModifiers(battle, attack), dice);
  noteAttack(tale, attack, isRearAttack(battle, attack));
  const struck = holderOf(battle, target)?.side ?? side;
  addLosses(tale, target, struck, losses, { byFriend: struck === side }); // CSW-UND-05
  takeLossesAtOnce(tale);
};
