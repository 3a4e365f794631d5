import type { Roll } from '@warmoot/kernel';
import { UNITS } from '../../data/units.ts';
import type { Tale } from '../../engine/tale.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, type Spot } from '../../state/ground.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import type { LostUnit } from '../characters/events.ts';

const asLost = ({ id, owner, type, at }: Unit): LostUnit => ({ id, owner, type, at });

const byWorth = (a: Unit, b: Unit): number => UNITS[a.type].cost - UNITS[b.type].cost || a.id - b.id;

/** CST-NCB-12, CST-R-78, CST-R-104: those aboard that find no berth any more, the cheapest first; ground Units have first claim. */
const withoutBerth = (game: Game, node: Spot): Unit[] => {
  const here = unitsAt(game, node);
  const ships = here.filter(({ type }) => TRAITS[type].isShip);
  const space = ships.reduce((sum, { type }) => sum + UNITS[type].carry, 0);
  const forFlyers = ships.reduce((sum, { type }) => sum + (type === 'Transport' ? UNITS[type].carry : 0), 0);
  const ground = here.filter(({ type }) => TRAITS[type].isGround).sort(byWorth);
  const flyers = here.filter(({ type }) => TRAITS[type].isFlying).sort(byWorth);
  const groundLost = ground.slice(0, Math.max(0, ground.length - space));
  const left = ground.length - groundLost.length;
  const berths = Math.min(forFlyers, space - left);
  return [...groundLost, ...flyers.slice(0, Math.max(0, flyers.length - berths))];
};

/** Units destroyed outside battle, and what they carried (CST-R-78). An event even if nobody is lost: it has the dice. */
export const loseUnits = (tale: Tale, lost: readonly Unit[], rolls: readonly Roll[], rule: string): void => {
  tale.tell({ type: 'unitsLost', lost: lost.map(asLost), rolls, irrevocable: true, rules: [rule] });
  const nodes = new Set(lost.filter(({ at }) => isNaval(groundIn(tale.state), at)).map(({ at }) => at));
  for (const node of nodes) {
    const drowned = withoutBerth(tale.state, node);
    if (drowned.length > 0)
      tale.tell({
        type: 'unitsLost',
        lost: drowned.map(asLost),
        irrevocable: true,
        rules: ['CST-R-78', 'CST-NCB-12'],
      });
  }
};
