import type { Hex } from '@warmoot/hex';
import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule, OrderRules } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, type Spot } from '../../state/ground.ts';
import { ownUnitsAt, rosterOf, unitsAt } from '../../state/occupancy.ts';
import { idOfSpot, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isAlly } from '../../state/sides.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { findUnit } from '../../state/units.ts';
import { namesOfUnits } from '../../words/names.ts';
import { staysAboard } from '../movement/berths.ts';
import { allowanceOf } from '../movement/group.ts';
import { type Course, courseOf, coursesOf } from './course.ts';
import { carriesItsOwn, type Fleet, fleetIn } from './fleet.ts';

interface Voyage {
  readonly game: Game;
  readonly fleet: Fleet | undefined;
  readonly path: readonly Spot[];
}

const ownFleet: Clause<Voyage> = ({ fleet }) =>
  fleet === undefined
    ? refuse('CST-NAV-03', 'a fleet must consist of your own ships in one node and passengers aboard them')
    : permit;

const roomAboard: Clause<Voyage> = ({ fleet }) =>
  carriesItsOwn(fleet as Fleet)
    ? permit
    : refuse('CST-NAV-13', 'the ships that leave do not have enough berths for their passengers');

/** CST-NAV-13, CST-PAX-04: passengers that stay keep their berths, and Characters keep a ship. */
const roomBehind: Clause<Voyage> = ({ game, fleet }) => {
  const { player, from, ships, cargo, characters, leavesShips, allies } = fleet as Fleet;
  const leaving = [...ships, ...cargo].map(({ id }) => id);
  const stays = staysAboard(
    game,
    player,
    from,
    leaving,
    characters.map(({ id }) => id),
  );
  if (!leavesShips) return stays.units - allies > 0 || stays.hasCharacters ? noBerthsForThoseLeft : permit;
  return stays.fits ? permit : noBerthsForThoseLeft;
};

const noBerthsForThoseLeft = refuse(
  'CST-NAV-13',
  'the ships that stay do not have enough berths for those left behind',
);

const openCourse: Clause<Voyage> = ({ game, fleet, path }) => {
  const course = courseOf(game, fleet as Fleet, path);
  return course.ok ? permit : course;
};

const CLAUSES: readonly Clause<Voyage>[] = [ownFleet, roomAboard, roomBehind, openCourse];

const voyageOf = (game: Game, player: PlayerNumber, order: OrderOf<'sail'>): Voyage => ({
  game,
  fleet: fleetIn(game, player, order),
  path: order.path.map((id) => spotIn(game, id)),
});

const canStillSail = (game: Game, unit: Unit): boolean =>
  TRAITS[unit.type].isShip && !unit.isStopped && allowanceOf(game, unit) > unit.spent;

/** The whole fleet of a node, or one ship. */
const shipsOfSubject = (game: Game, player: PlayerNumber, subject: string): Unit[] => {
  const spot = spotIn(game, subject);
  if (spot >= 0 && isNaval(groundIn(game), spot))
    return ownUnitsAt(game, player, spot).filter(({ type }) => TRAITS[type].isShip);
  const id = unitIn(subject);
  const unit = id === undefined ? undefined : findUnit(game, id);
  return unit?.owner === player && canStillSail(game, unit) ? [unit] : [];
};

/** CST-NAV-13: allied passengers and Characters whom no other ship can carry go along. */
const alliesAboard = ({ player, from, leavesShips }: Fleet, game: Game) => ({
  units: leavesShips
    ? []
    : unitsAt(game, from).filter(({ owner, type }) => isAlly(game, player, owner) && TRAITS[type].isLand),
  characters: leavesShips
    ? []
    : game.characters.filter(({ owner, at }) => at === from && isAlly(game, player, owner)),
});

/** CST-NAV-01 to CST-NAV-13 */
const sailOrder: OrderRule<'sail'> = {
  check: (game, player, order) => firstRefusal(CLAUSES, voyageOf(game, player, order)),
  decide: (tale, player, order) => {
    const { fleet, path } = voyageOf(tale.state, player, order);
    const { ships, cargo, characters } = fleet as Fleet;
    const { spots, isStopped } = courseOf(tale.state, fleet as Fleet, path) as Course;
    const allies = alliesAboard(fleet as Fleet, tale.state);
    tale.tell({
      type: 'fleetSailed',
      player,
      ships: ships.map(({ id }) => id),
      cargo: [...cargo, ...allies.units].map(({ id }) => id),
      characters: [...characters, ...allies.characters].map(({ id }) => id),
      path: spots,
      spent: path.length,
      isStopped,
      rules: ['CST-NAV-01', 'CST-NAV-02', 'CST-NAV-12'],
    });
  },
  subjects: (game, player) => {
    const able = rosterOf(game, player).ships.filter((unit) => canStillSail(game, unit));
    if (able.length === 0) return [];
    return [...able.map(({ id }) => unitSubject(id)), ...new Set(able.map(({ at }) => idOfSpot(game, at)))];
  },
  about: ['unit', 'place'],
  legal: function* (game, player, subject) {
    const ships = shipsOfSubject(game, player, subject).map(({ id }) => id);
    const fleet = ships.length === 0 ? undefined : fleetIn(game, player, { ships, cargo: [], chars: [] });
    if (fleet === undefined || fleet.ships.some((ship) => !canStillSail(game, ship))) return;
    if (!firstRefusal([roomAboard, roomBehind], { game, fleet, path: [] }).ok) return;
    for (const path of coursesOf(game, fleet))
      yield { type: 'sail', ships, cargo: [], chars: [], path: path.map((spot) => idOfSpot(game, spot)) };
  },
  describe: (game, { ships, path }) =>
    say`sail ${namesOfUnits(game, ships)} to ${nameOfSpot(game, spotIn(game, path.at(-1) as string))}`,
  choice: (game, _player, { ships, path }) => {
    const route = path.map((id) => placeOfSpot(game, spotIn(game, id)) as Hex);
    const place = route.at(-1);
    return choiceOf('Sail', {
      goal: path.at(-1) as string,
      actors: ships.map(unitSubject),
      way: route,
      ...(place && { place }),
    });
  },
};

export const navalOrders: OrderRules = { sail: sailOrder };
