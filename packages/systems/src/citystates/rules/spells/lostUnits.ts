import type { Dice, Roll } from '@warmoot/kernel';
import { UNITS } from '../../data/units.ts';
import type { Tale } from '../../engine/tale.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, type Spot } from '../../state/ground.ts';
import { occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import type { LostUnit } from '../characters/events.ts';
import { drown } from '../passengers/lostAtSea.ts';

const asLost = ({ id, owner, type, at }: Unit): LostUnit => ({ id, owner, type, at });

const byWorth = (a: Unit, b: Unit): number => UNITS[a.type].cost - UNITS[b.type].cost || a.id - b.id;

/** CST-NCB-12, CST-R-104: passengers that no longer have a berth, the cheapest first; ground Units have first claim. */
const withoutBerth = (game: Game, node: Spot): Unit[] => {
  const here = unitsAt(game, node);
  const ships = here.filter(({ type }) => TRAITS[type].isShip);
  const space = ships.reduce((sum, { type }) => sum + UNITS[type].carry, 0);
  const spaceForFlyers = ships.reduce(
    (sum, { type }) => sum + (type === 'Transport' ? UNITS[type].carry : 0),
    0,
  );
  const ground = here.filter(({ type }) => TRAITS[type].isGround).sort(byWorth);
  const flyers = here.filter(({ type }) => TRAITS[type].isFlying).sort(byWorth);
  const groundLost = ground.slice(0, Math.max(0, ground.length - space));
  const left = ground.length - groundLost.length;
  const berths = Math.min(spaceForFlyers, space - left);
  return [...groundLost, ...flyers.slice(0, Math.max(0, flyers.length - berths))];
};

/** CST-R-78, CST-PAX-04: passengers without a berth and, once no ship is left, Characters are lost with the ships. */
export const sinkPassengers = (tale: Tale, at: readonly Spot[], dice: Dice): void => {
  const nodes = new Set(at.filter((spot) => isNaval(groundIn(tale.state), spot)));
  for (const node of nodes) {
    const drowned = withoutBerth(tale.state, node);
    if (drowned.length > 0)
      tale.tell({
        type: 'unitsLost',
        lost: drowned.map(asLost),
        irrevocable: true,
        rules: ['CST-R-78', 'CST-NCB-12', 'CST-R-104'],
      });
    if (occupancyOf(tale.state).ships[node] === 0)
      drown(
        tale,
        tale.state.characters.filter((character) => character.at === node),
        dice,
      );
  }
};

/**
 * Units destroyed outside battle, and what they carried (CST-R-78). There is an event even if nobody is lost, because
 * it records the dice.
 */
export const loseUnits = (
  tale: Tale,
  lost: readonly Unit[],
  rolls: readonly Roll[],
  rule: string,
  dice: Dice,
): void => {
  tale.tell({ type: 'unitsLost', lost: lost.map(asLost), rolls, irrevocable: true, rules: [rule] });
  sinkPassengers(
    tale,
    lost.map(({ at }) => at),
    dice,
  );
};
