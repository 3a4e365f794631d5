import type { Dice } from '@warmoot/kernel';
import { recording } from '../../engine/tale.ts';
import { armyIn } from '../../state/game.ts';
import { muster, type Unit, type UnitId, valueOfAll } from '../../state/roster.ts';
import type { Battle, RosterBattle, Side } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { removeIfEmpty } from '../combat/losses.ts';
import { changeSides } from './changeSides.ts';
import { drawLosses, drawRestored } from './draw.ts';
import { type Status, uidOf } from './field.ts';
import { loseGenerals } from './generals.ts';

type Played = NonNullable<RosterBattle['played']>;

const withFate = (units: readonly Unit[], { result }: Played, ...fates: readonly Status[]): Unit[] =>
  units.filter(({ uid }) => fates.includes(result.fates[uidOf(uid)] as Status));

/**
 * GRD-R-71, GRD-CSW-17, GRD-CSW-33: those who fell on the board; hearts bring some back, clubs and spades take more of
 * those who are left.
 */
const takeFromBoard = (units: readonly Unit[], played: Played, half: number, dice: Dice): Unit[] => {
  const fallen = withFate(units, played, 'eliminated');
  const deaths = valueOfAll(fallen);
  if (half < deaths) {
    const back = drawRestored(dice, fallen, deaths - half);
    return fallen.filter((unit) => !back.includes(unit));
  }
  if (half === deaths) return fallen;
  return [...fallen, ...drawLosses(dice, withFate(units, played, 'survived', 'leftField'), half - deaths)];
};

/** GRD-CSW-11, GRD-CSW-18, GRD-R-68: what one side loses of its units, drawn at random. */
const take = ({ tale }: Course, dice: Dice, side: Side): Unit[] => {
  const battle = tale.state.battle as Battle;
  const units = armyIn(tale.state, battle.armies[side])?.units ?? [];
  const half = battle.casualties[side];
  const played = battle.rosters?.played;
  if (played !== undefined) return takeFromBoard(units, played, half, dice);
  return half === 0 ? [] : drawLosses(dice, units, half);
};

/** GRD-R-78: a general who fell on the board is missing until his fate is known; others are dead. */
const fallOf = ({ rosters }: Battle, unit: UnitId | undefined): 'missing' | 'killed' =>
  unit !== undefined && rosters?.played?.result.fates[uidOf(unit)] === 'eliminated' ? 'missing' : 'killed';

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
      rules: battle.rosters?.played === undefined ? ['GRD-CSW-11', 'GRD-CSW-12'] : ['GRD-R-71', 'GRD-PLY-24'],
    });
    tale.tell({
      type: 'casualtiesChanged',
      casualties: { ...battle.casualties, [side]: valueOfAll(units) },
      winner: battle.winner,
      rules: ['GRD-CSW-11'],
    });
    const army = battle.armies[side];
    tale.tell({ type: 'troopsLost', army, troops: muster(units), why: 'battle', rules: ['GRD-CMB-10'] });
    if (battle.rosters?.played === undefined) removeIfEmpty(tale, army); // GRD-GNL-11
    loseGenerals(tale, army, ({ unit }) => fallOf(battle, unit));
    removeIfEmpty(tale, army);
  }
  changeSides(tale);
};
