import type { Dice } from '@warmoot/kernel';
import { abilityOn } from '../../data/generals.ts';
import { rolled, type Tale } from '../../engine/tale.ts';
import type { Army, General } from '../../state/army.ts';
import { isAlive, isFoughtOver, isOwnCity } from '../../state/game.ts';
import { bestLeader, isLeader, type UnitId } from '../../state/roster.ts';
import { nameOfKingdom } from '../../state/seats.ts';

/** GRD-GNL-01: a new general. */
export const newGeneral = (id: number, roll: number): General => ({
  id,
  ability: abilityOn(roll),
  experience: 0,
});

/** GRD-GNL-08, GRD-R-26: it stands in its own city without a real general; holdouts appoint nobody (GRD-R-47). */
const needsGeneral = (tale: Tale, army: Army): boolean =>
  army.commander === null &&
  isAlive(tale.state, army.owner) &&
  isOwnCity(tale.state, army.owner, army.at) &&
  !isFoughtOver(tale.state, army.at) &&
  (army.units === undefined || army.units.some(isLeader)); // GRD-R-66: with no leader present it stays at 0

/** GRD-CSW-04, GRD-CSW-13, GRD-R-115: the leader whom the owner names, else the dearest. */
const leaderFor = ({ units }: Army, named: readonly UnitId[]): Pick<General, 'unit'> => {
  if (units === undefined) return {};
  const leader = units.find((unit) => isLeader(unit) && named.includes(unit.uid)) ?? bestLeader(units);
  return leader === undefined ? {} : { unit: leader.uid };
};

type Named = (kingdom: Army['owner']) => readonly UnitId[];

/** GRD-GNL-09, GRD-R-26: appointments at the end of a turn or stage and after deployment, in order of army ids. */
export const appointGenerals = (tale: Tale, dice: Dice, named: Named = () => []): void => {
  for (const army of tale.state.armies.filter((each) => needsGeneral(tale, each))) {
    const roll = rolled(dice, 10, `ability of a new general of ${nameOfKingdom(army.owner)}`);
    tale.tell({
      type: 'generalAppointed',
      army: army.id,
      general: {
        ...newGeneral(tale.state.nextGeneral, roll.value),
        ...leaderFor(army, named(army.owner)),
      },
      rolls: [roll],
      rules: ['GRD-GNL-09', 'GRD-GNL-01'],
    });
  }
};
