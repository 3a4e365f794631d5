import { UNITS } from '../../data/units.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, type Spot } from '../../state/ground.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { isEnemy } from '../../state/sides.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { battleOf } from '../battle/fighters.ts';
import type { Battle, Side } from '../battle/state.ts';

export const spotOfSide = ({ from, defendersAt }: Battle, side: Side): Spot =>
  side === 'attacker' ? from : defendersAt;

/** Whether a side fights from ships; flyers that attack a fleet do not. */
export const isAfloat = (game: Game, side: Side): boolean =>
  isNaval(groundIn(game), spotOfSide(battleOf(game), side));

/** CST-NCB-13: ships and passengers of a side in its node, allies together. */
const unitsOfSide = (game: Game, side: Side): Unit[] => {
  const battle = battleOf(game);
  return unitsAt(game, spotOfSide(battle, side)).filter(
    ({ owner }) => isEnemy(game, battle.attacker, owner) === (side === 'defender'),
  );
};

export interface Aboard {
  readonly ships: readonly Unit[];
  readonly ground: readonly Unit[];
  readonly flyers: readonly Unit[];
  /** CST-NCB-12: three for each Transport, one for each Man-o'-War. */
  readonly space: number;
  readonly spaceForFlyers: number;
}

/** CST-NCB-12, CST-PAX-03: only the space left counts, not who carried what. */
export const aboard = (game: Game, side: Side): Aboard => {
  const units = unitsOfSide(game, side);
  const ships = units.filter(({ type }) => TRAITS[type].isShip);
  const ground = units.filter(({ type }) => TRAITS[type].isGround);
  const space = ships.reduce((sum, { type }) => sum + UNITS[type].carry, 0);
  const inTransports = ships.reduce(
    (sum, { type }) => sum + (type === 'Transport' ? UNITS[type].carry : 0),
    0,
  );
  return {
    ships,
    ground,
    flyers: units.filter(({ type }) => TRAITS[type].isFlying),
    space,
    spaceForFlyers: Math.max(0, Math.min(inTransports, space - ground.length)), // CST-R-43
  };
};
