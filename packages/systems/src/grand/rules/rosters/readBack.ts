import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { type Field, rosterIn } from '../../state/game.ts';
import { valueOfAll } from '../../state/roster.ts';
import type { BySide } from '../combat/battle.ts';
import { runBattle } from '../combat/course.ts';
import { foughtIn } from './handOver.ts';
import { type Fought, judge, killPoints, unitsWith } from './result.ts';

const bySide = (figure: (side: 'attacker' | 'defender') => number): BySide<number> => ({
  attacker: figure('attacker'),
  defender: figure('defender'),
});

/** GRD-R-71: deaths are those reported `eliminated`; units that deserted or changed sides are not counted. */
const deathsIn = (fought: Fought): BySide<number> =>
  bySide((side) => valueOfAll(unitsWith(fought, side, 'eliminated')));

const strengthsIn = (fought: Fought): BySide<number> =>
  bySide((side) => valueOfAll(unitsWith(fought, side, 'survived', 'leftField', 'eliminated')));

/**
 * GRD-PLY-24, GRD-CSW-14, GRD-CSW-15, GRD-CSW-17, GRD-PLY-23: kill points, the winner, then the usual event
 * after a battle. Hits, routs and damaged walls stay on the board (GRD-R-92, GRD-PLY-26).
 */
const readResult = (tale: Tale, field: Field): void => {
  const { result } = field;
  if (result === null || result === 'quick') return;
  const fought = foughtIn(tale.state, field, result);
  tale.tell({
    type: 'fieldRead',
    number: field.battle.number,
    result,
    ...judge(fought),
    strengths: strengthsIn(fought),
    damage: killPoints(fought),
    deaths: deathsIn(fought),
    irrevocable: true,
    rules: ['GRD-PLY-24', 'GRD-CSW-15', 'GRD-R-89'],
  });
};

/** GRD-R-131: both have left it, or one of them has resigned. */
const settleQuickly = (tale: Tale, { battle }: Field): void => {
  tale.tell({
    type: 'fieldSettled',
    number: battle.number,
    irrevocable: true,
    rules: ['GRD-R-131', 'GRD-CSW-10'],
  });
};

/** GRD-R-129: reads back the next finished battle, unless another is in progress; true if there was one. */
export const readBack = (tale: Tale, dice: Dice): boolean => {
  if (tale.state.battle !== null || tale.state.end !== null) return false;
  const field = rosterIn(tale.state).fields.find(({ result }) => result !== null);
  if (field === undefined) return false;
  if (field.result === 'quick') settleQuickly(tale, field);
  else readResult(tale, field);
  runBattle(tale, dice);
  return true;
};
