import type { Dice } from '@warmoot/kernel';
import { recording } from '../../engine/tale.ts';
import { armyIn } from '../../state/game.ts';
import { muster, type Unit, valueOfAll } from '../../state/roster.ts';
import type { Battle, Side } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { removeIfEmpty } from '../combat/losses.ts';
import { drawLosses } from './draw.ts';
import { loseGenerals } from './generals.ts';

/** GRD-CSW-11, GRD-CSW-18, GRD-R-68: what one side loses of its units, drawn at random. */
const take = ({ tale }: Course, dice: Dice, side: Side): Unit[] => {
  const battle = tale.state.battle as Battle;
  const army = armyIn(tale.state, battle.armies[side]);
  const half = battle.casualties[side];
  return army === undefined || half === 0 ? [] : drawLosses(dice, army.units ?? [], half);
};

/** GRD-GEN-08, GRD-CSW-11, GRD-R-91: the attacker first; the overshoot does not alter who won. */
export const takeUnits = (course: Course): void => {
  const { tale } = course;
  for (const side of ['attacker', 'defender'] as const) {
    const battle = tale.state.battle as Battle;
    const { dice, rolls } = recording(course.dice);
    const units = take(course, dice, side);
    if (units.length === 0) continue;
    tale.tell({
      type: 'unitsFell',
      side,
      units,
      rolls,
      irrevocable: true,
      rules: ['GRD-CSW-11', 'GRD-CSW-12'],
    });
    tale.tell({
      type: 'casualtiesChanged',
      casualties: { ...battle.casualties, [side]: valueOfAll(units) },
      winner: battle.winner,
      rules: ['GRD-CSW-11'],
    });
    const army = battle.armies[side];
    tale.tell({ type: 'troopsLost', army, troops: muster(units), why: 'battle', rules: ['GRD-CMB-10'] });
    removeIfEmpty(tale, army);
    loseGenerals(tale, army, 'killed');
  }
};
