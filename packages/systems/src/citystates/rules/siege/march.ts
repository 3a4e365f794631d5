import { type Dice, permit, refuse, type Verdict } from '@warmoot/kernel';
import { d10, type Tale } from '../../engine/tale.ts';
import { type Game, raceOf } from '../../state/game.ts';
import { raceOfUnit, TRAITS, type Unit } from '../../state/unit.ts';
import { loseUnits } from '../spells/lostUnits.ts';

/** CST-SIE-01: what a forced march adds to the Move. */
export const FORCED_MARCH = 2;

const isUndead = (game: Game, { type, owner }: Unit): boolean =>
  raceOfUnit(type, raceOf(game, owner)) === 'Undead';

/** CST-SIE-01: before its first move; neither Undead nor Flying Units. */
export const checkForcedMarch = (game: Game, units: readonly Unit[]): Verdict => {
  if (!game.options.switches.march)
    return refuse('CST-SIE-01', 'forced marches need the option March and Siege');
  if (units.length === 0) return refuse('CST-SIE-01', 'Characters alone cannot make a forced march');
  if (units.some(({ hasMoved }) => hasMoved))
    return refuse('CST-SIE-01', 'a forced march is declared before the first move');
  return units.some((unit) => TRAITS[unit.type].isFlying || isUndead(game, unit))
    ? refuse('CST-SIE-01', 'Undead and Flying Units cannot make a forced march')
    : permit;
};

/** CST-SIE-01: when OPERATIONS ends, a die for each Unit that made one; on 10 it is destroyed. */
const DEADLY = 10;

export const rollForcedMarches = (tale: Tale, dice: Dice): void => {
  const rolled = tale.state.units
    .filter(({ owner, isForced }) => isForced && owner === tale.state.active)
    .map((unit) => ({ unit, roll: d10(dice, 'forced march') }));
  if (rolled.length === 0) return;
  loseUnits(
    tale,
    rolled.filter(({ roll }) => roll.value === DEADLY).map(({ unit }) => unit),
    rolled.map(({ roll }) => roll),
    'CST-SIE-01',
    dice,
  );
};
