import { type Clause, permit, refuse } from '@warmoot/kernel';
import { UNITS } from '../../data/units.ts';
import type { Character } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { idOfSpot } from '../../state/places.ts';
import { bitOf, type PlayerNumber } from '../../state/seats.ts';
import { friendsOf, isAlly } from '../../state/sides.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { findUnit } from '../../state/units.ts';
import type { Aim, Attempt } from '../characters/action.ts';
import { hexOf } from '../characters/targets.ts';
import { isWithin1, spotsWithin1 } from '../characters/within.ts';
import { rite } from '../spells/magic.ts';

/** An ally's visible fighting Units or ships. */
const hasAllies = (game: Game, player: PlayerNumber, spot: Spot): boolean => {
  const { fighters, ships } = occupancyOf(game);
  const there = ((fighters[spot] ?? 0) | (ships[spot] ?? 0)) & friendsOf(game, player);
  return (there & ~bitOf(player)) !== 0;
};

/** CST-DIP-01, CST-R-102: the player's own Unit by its number, an ally's by its hex. */
const friendNear: Clause<Attempt> = (attempt) => {
  const { game, player, character, order } = attempt;
  if (order.unit === undefined)
    return order.hex !== undefined &&
      isWithin1(game, character.at, hexOf(attempt)) &&
      hasAllies(game, player, hexOf(attempt))
      ? permit
      : refuse('CST-PRA-05', 'no ally has a fighting Unit there within 1');
  const unit = findUnit(game, order.unit);
  return unit?.owner === player && TRAITS[unit.type].isFighting && isWithin1(game, character.at, unit.at)
    ? permit
    : refuse('CST-PRA-05', 'you have no such fighting Unit within 1');
};

/** CST-R-31 */
const notBlessedYet: Clause<Attempt> = ({ game, order }) =>
  order.unit !== undefined && findUnit(game, order.unit)?.isBlessed
    ? refuse('CST-R-31', 'it is already blessed')
    : permit;

/** CST-R-102: the allies' most expensive fighting Unit there that is not blessed yet; at equal cost the lowest id. */
const allyAt = (game: Game, player: PlayerNumber, spot: Spot): Unit | undefined =>
  unitsAt(game, spot)
    .filter(
      ({ owner, type, isBlessed }) => isAlly(game, player, owner) && TRAITS[type].isFighting && !isBlessed,
    )
    .sort((a, b) => UNITS[b.type].cost - UNITS[a.type].cost || a.id - b.id)[0];

function* offers(game: Game, { at, owner }: Character): Generator<Aim> {
  const near = spotsWithin1(game, at);
  for (const unit of game.units) if (unit.owner === owner && near.includes(unit.at)) yield { unit: unit.id };
  for (const spot of near) if (hasAllies(game, owner, spot)) yield { hex: idOfSpot(game, spot) };
}

/** CST-PRA-05: until the turn ends. */
export const bless = rite(
  { Priest: 1 },
  {
    words: 'bless a Unit',
    verb: 'Bless',
    clauses: [friendNear, notBlessedYet],
    succeed: (tale, attempt) => {
      const { player, order } = attempt;
      const unit = order.unit ?? allyAt(tale.state, player, hexOf(attempt))?.id;
      if (unit !== undefined)
        tale.tell({ type: 'unitBlessed', player, unit, rules: ['CST-PRA-05', 'CST-DIP-01'] });
    },
    offers,
  },
);
