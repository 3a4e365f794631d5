import type { Hex } from '@warmoot/hex';
import { choiceOf, type Refusal, refuse, say } from '@warmoot/kernel';
import type { OrderRule, OrderRules } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { CHARACTER_MOVE, type Character } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { charactersAt, ownUnitsAt, rosterOf } from '../../state/occupancy.ts';
import { cachePerPlayer } from '../../state/perPlayer.ts';
import { idOfSpot, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import { namesOfCharacters, namesOfUnits } from '../../words/names.ts';
import { enterHexes } from '../movement/arrival.ts';
import { allowanceOf, type Group, groupIn, groupOf } from '../movement/group.ts';
import { type Flight, flightOf, flightsOf } from './flight.ts';

const flightIn = (game: Game, player: PlayerNumber, order: OrderOf<'fly'>): Flight | Refusal => {
  const group = groupIn(game, player, order);
  return group === undefined
    ? refuse('CST-MOV-02', 'a group must be some of your own Units and Characters in one place')
    : flightOf(
        game,
        group,
        order.path.map((id) => spotIn(game, id)),
      );
};

const canStillFly = (game: Game, unit: Unit): boolean =>
  TRAITS[unit.type].isFlying && !unit.isStopped && allowanceOf(game, unit) > unit.spent;

/** All flyers of a spot, with and without Characters who have not moved; or one flyer. */
const groupsAbout = (game: Game, player: PlayerNumber, subject: string): Group[] => {
  const id = unitIn(subject);
  if (id !== undefined) {
    const unit = findUnit(game, id);
    return unit?.owner === player && canStillFly(game, unit) ? [groupOf(game, player, [unit], [])] : [];
  }
  const character = findCharacter(game, subject);
  if (character !== undefined)
    return character.owner === player && character.flies ? [groupOf(game, player, [], [character])] : [];
  const spot = spotIn(game, subject);
  const units = ownUnitsAt(game, player, spot).filter((unit) => canStillFly(game, unit));
  if (units.length === 0) return [];
  const riders = charactersAt(game, player, spot).filter(({ isStopped }) => !isStopped);
  const alone = groupOf(game, player, units, []);
  return riders.length === 0 ? [alone] : [groupOf(game, player, units, riders), alone];
};

/** Characters whom magic lets fly. */
const airborne = cachePerPlayer((characters: readonly Character[], player): readonly string[] =>
  characters.filter(({ owner, flies }) => owner === player && flies).map(({ id }) => id),
);

/** CST-FLY-03 to CST-FLY-10 */
const flyOrder: OrderRule<'fly'> = {
  check: (game, player, order) => {
    const flight = flightIn(game, player, order);
    return flight.ok ? { ok: true } : flight;
  },
  decide: (tale, player, order) => {
    const { spots, spent, isAboard } = flightIn(tale.state, player, order) as Flight;
    const { units, characters } = groupIn(tale.state, player, order) as Group;
    tale.tell({
      type: 'groupMoved',
      isForced: false,
      player,
      units: units.map(({ id }) => ({ id, spent, isStopped: isAboard })),
      // CST-FLY-09: a rider counts as having moved all its points
      characters: characters.map(({ id, spent: before }) => ({
        id,
        spent: units.length > 0 ? Math.max(0, CHARACTER_MOVE - before) : spent,
        isStopped: isAboard,
      })),
      path: spots,
      rules: ['CST-FLY-03', 'CST-FLY-04'],
    });
    if (!isAboard) enterHexes(tale, player, units, spots.slice(-1));
  },
  subjects: (game, player) => {
    const { flyers } = rosterOf(game, player);
    const lifted = airborne(game.characters, player);
    if (flyers.length === 0) return lifted;
    const able = flyers.filter((unit) => canStillFly(game, unit));
    const spots = new Set(able.map(({ at }) => idOfSpot(game, at)));
    return [...able.map(({ id }) => unitSubject(id)), ...spots, ...lifted];
  },
  about: ['unit', 'place', 'character'],
  legal: function* (game, player, subject) {
    for (const group of groupsAbout(game, player, subject))
      for (const path of flightsOf(game, group))
        yield {
          type: 'fly',
          units: group.units.map(({ id }) => id),
          chars: group.characters.map(({ id }) => id),
          path: path.map((spot) => idOfSpot(game, spot)),
        };
  },
  describe: (game, { units, chars, path }) => {
    const who = [namesOfUnits(game, units), namesOfCharacters(game, chars)].filter((names) => names !== '');
    return say`fly ${who.join(', ')} to ${nameOfSpot(game, spotIn(game, path.at(-1) as string))}`;
  },
  choice: (game, _player, { units, chars, path }) => {
    const way = path.map((id) => placeOfSpot(game, spotIn(game, id)) as Hex);
    const place = way.at(-1);
    return choiceOf('Fly', {
      goal: path.at(-1) as string,
      actors: [...units.map(unitSubject), ...chars],
      way,
      ...(place && { place }),
    });
  },
};

export const flyingOrders: OrderRules = { fly: flyOrder };
