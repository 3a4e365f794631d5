import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { FORTIFICATION } from '../../data/terrain.ts';
import type { OrderRule } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import { d10 } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { directionTo, isNaval, type Spot } from '../../state/ground.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import { idOfSpot, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import { NOBODY, type PlayerNumber } from '../../state/seats.ts';
import { friendsOf, isEnemy } from '../../state/sides.ts';
import type { Unit } from '../../state/unit.ts';
import { findUnit } from '../../state/units.ts';
import { breachesIn } from './state.ts';

interface Bombardment {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly unit: Unit | undefined;
  readonly hex: Spot;
}

const ownEngines: Clause<Bombardment> = ({ game, player, unit }) =>
  unit?.owner === player && unit.type === 'Engines' && !isNaval(groundIn(game), unit.at)
    ? permit
    : refuse('CST-SIE-07', 'only your own Engines on land can bombard');

const withMarch: Clause<Bombardment> = ({ game }) =>
  game.options.switches.march ? permit : refuse('CST-SIE-07', 'bombarding needs the option March and Siege');

/** CST-R-97: it is their attack of the turn. */
const standsReady: Clause<Bombardment> = ({ unit }) =>
  unit?.hasMoved || unit?.hasAttacked
    ? refuse('CST-SIE-07', 'they have moved or attacked this turn')
    : permit;

const adjacent: Clause<Bombardment> = ({ game, unit, hex }) =>
  unit !== undefined && hex >= 0 && directionTo(groundIn(game), unit.at, hex) >= 0
    ? permit
    : refuse('CST-SIE-07', 'it is not adjacent');

const fortOwner = ({ forts }: Game, hex: Spot): PlayerNumber =>
  forts.find((fort) => fort.hex === hex)?.owner ?? NOBODY;

/** CST-R-106: an enemy's Units, centre or Field fort. */
const isEnemyHex = (game: Game, player: PlayerNumber, hex: Spot): boolean => {
  const { fighters, supplies } = occupancyOf(game);
  const present = (fighters[hex] as number) | (supplies[hex] as number);
  const controller = game.centres[groundIn(game).centreAt[hex] as number]?.controller ?? NOBODY;
  return (
    (present & ~friendsOf(game, player)) !== 0 ||
    isEnemy(game, player, controller) ||
    isEnemy(game, player, fortOwner(game, hex))
  );
};

/** How much the works in a hex reduce the attack numbers before breaches; Walls cannot be breached (CST-R-106). */
const worksIn = (game: Game, hex: Spot): number => {
  if (groundIn(game).hasFortress[hex] === 1) return -FORTIFICATION.fortress;
  return fortOwner(game, hex) === NOBODY ? 0 : -FORTIFICATION.fieldFort;
};

const fortifiedEnemy: Clause<Bombardment> = ({ game, player, hex }) => {
  if (!isEnemyHex(game, player, hex)) return refuse('CST-SIE-07', 'it is not an enemy hex');
  return breachesIn(game, hex) < worksIn(game, hex)
    ? permit
    : refuse('CST-SIE-07', 'there is no work left to breach');
};

const CLAUSES: readonly Clause<Bombardment>[] = [
  withMarch,
  ownEngines,
  standsReady,
  adjacent,
  fortifiedEnemy,
];

const bombardmentOf = (game: Game, player: PlayerNumber, order: OrderOf<'bombard'>): Bombardment => ({
  game,
  player,
  unit: findUnit(game, order.unit),
  hex: spotIn(game, order.hex),
});

/** CST-SIE-07: a breach on 3 or less. */
const BREACHES = 3;

/** CST-SIE-07, CST-R-97 */
export const bombardOrder: OrderRule<'bombard'> = {
  check: (game, player, order) => firstRefusal(CLAUSES, bombardmentOf(game, player, order)),
  decide: (tale, player, order, dice) => {
    const roll = d10(dice, 'breach');
    tale.tell({
      type: 'bombarded',
      player,
      unit: order.unit,
      hex: spotIn(tale.state, order.hex),
      isBreached: roll.value <= BREACHES,
      rolls: [roll],
      irrevocable: true,
      rules: ['CST-SIE-07'],
    });
  },
  subjects: (game, player) =>
    game.options.switches.march
      ? game.units
          .filter(({ owner, type, hasMoved }) => owner === player && type === 'Engines' && !hasMoved)
          .map(({ id }) => unitSubject(id))
      : [],
  legal: function* (game, player, subject) {
    const unit = unitIn(subject);
    const at = unit === undefined ? undefined : findUnit(game, unit)?.at;
    if (unit === undefined || at === undefined || at >= groundIn(game).hexes) return;
    for (let direction = 0; direction < 6; direction++) {
      const hex = groundIn(game).beside[6 * at + direction] as Spot;
      if (hex < 0) continue;
      const order: OrderOf<'bombard'> = { type: 'bombard', unit, hex: idOfSpot(game, hex) };
      if (bombardOrder.check(game, player, order).ok) yield order;
    }
  },
  describe: (game, { hex }) => say`bombard ${nameOfSpot(game, spotIn(game, hex))}`,
  choice: (game, _player, { unit, hex }) => {
    const place = placeOfSpot(game, spotIn(game, hex));
    return choiceOf('Bombard', { goal: hex, actors: [unitSubject(unit)], ...(place && { place }) });
  },
};
