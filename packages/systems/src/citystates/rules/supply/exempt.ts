import { type Game, groundIn, raceOf } from '../../state/game.ts';
import { isNaval } from '../../state/ground.ts';
import { isEnemy } from '../../state/sides.ts';
import { raceOfUnit, type Unit } from '../../state/unit.ts';
import { effectsIn } from '../characters/lasting.ts';
import { isWinter } from '../turn/seasons.ts';

/** CST-MAG-06: Sustenance of its owner or an ally covers the hex. */
export const isSustained = (game: Game, { owner, at }: Unit): boolean =>
  effectsIn(game, at, 'sustenance').some((effect) => !isEnemy(game, effect.owner, owner));

/**
 * CST-SUP-04, CST-SUP-07, CST-SUP-08, CST-RAC-17, CST-RAC-24: Units that always count as supplied, even if besieged.
 */
export const needsNoSupply = (game: Game, unit: Unit): boolean => {
  const ground = groundIn(game);
  const race = raceOfUnit(unit.type, raceOf(game, unit.owner));
  return (
    unit.type === 'Elemental' ||
    race === 'Undead' ||
    isNaval(ground, unit.at) ||
    (race === 'Savages' && isWinter(game) && ground.terrain[unit.at] === 'J') ||
    isSustained(game, unit)
  );
};
