import { distance, type Hex } from '@warmoot/hex';
import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import { type Game, groundIn, playerOf } from '../../state/game.ts';
import { rosterOf } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isAlly } from '../../state/sides.ts';
import type { Unit } from '../../state/unit.ts';
import { findUnit, unitOf } from '../../state/units.ts';

/** CST-ECO-11 */
const MIN_DISTANCE = 6;
const HEXES_PER_GOLD = 3;
const MAX_GOLD = 5;

interface Sale {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly caravan: Unit | undefined;
}

const distanceFromOrigin = (game: Game, { at, origin }: Unit): number => {
  const ground = groundIn(game);
  return distance(ground.at[at] as Hex, ground.at[origin] as Hex);
};

const ownCaravan: Clause<Sale> = ({ player, caravan }) =>
  caravan?.owner === player && caravan.type === 'Caravan'
    ? permit
    : refuse('CST-ECO-11', 'you have no such Caravan');

const inFriendlyCentre: Clause<Sale> = ({ game, player, caravan }) => {
  const controller = game.centres[groundIn(game).centreAt[caravan?.at ?? -1] ?? -1]?.controller ?? -1;
  return controller === player || isAlly(game, player, controller)
    ? permit
    : refuse('CST-ECO-11', 'it must be in a Town or City of yours or of an ally');
};

const farFromOrigin: Clause<Sale> = ({ game, caravan }) =>
  caravan !== undefined && distanceFromOrigin(game, caravan) >= MIN_DISTANCE
    ? permit
    : refuse('CST-ECO-11', say`it must be at least ${MIN_DISTANCE} hexes from where it was bought`);

const oncePerTurn: Clause<Sale> = ({ game, player }) =>
  playerOf(game, player).hasTraded ? refuse('CST-ECO-11', 'you have traded a Caravan this turn') : permit;

const CLAUSES: readonly Clause<Sale>[] = [ownCaravan, inFriendlyCentre, farFromOrigin, oncePerTurn];

/** CST-ECO-11 */
export const tradeOrder: OrderRule<'trade'> = {
  check: (game, player, { caravan }) =>
    firstRefusal(CLAUSES, { game, player, caravan: findUnit(game, caravan) }),
  decide: (tale, player, { caravan }) => {
    const hexes = distanceFromOrigin(tale.state, unitOf(tale.state, caravan));
    tale.tell({
      type: 'caravanTraded',
      player,
      caravan,
      gold: Math.min(MAX_GOLD, Math.floor(hexes / HEXES_PER_GOLD)),
      rules: ['CST-ECO-11'],
    });
  },
  subjects: (game, player) => {
    const { centreAt } = groundIn(game);
    return rosterOf(game, player)
      .caravans.filter(({ at }) => (centreAt[at] ?? -1) >= 0)
      .map(({ id }) => unitSubject(id));
  },
  about: ['unit'],
  legal: function* (game, player, subject) {
    const caravan = unitIn(subject);
    if (caravan !== undefined && tradeOrder.check(game, player, { type: 'trade', caravan }).ok)
      yield { type: 'trade', caravan };
  },
  describe: () => 'trade in the Caravan',
  choice: (_game, _player, { caravan }) => choiceOf('Trade', { actors: [unitSubject(caravan)] }),
};
