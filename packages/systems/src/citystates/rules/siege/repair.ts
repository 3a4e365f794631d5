import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { type Game, groundIn, playerOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import { idOfSpot, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import { bitOf, NOBODY, type PlayerNumber } from '../../state/seats.ts';
import { breachesIn, isBesieged } from './state.ts';

/** CST-SIE-07 */
const REPAIR_COST = 5;

interface Repair {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly hex: Spot;
}

const breached: Clause<Repair> = ({ game, hex }) =>
  breachesIn(game, hex) > 0 ? permit : refuse('CST-SIE-07', 'there is no breach');

/** CST-R-86, CST-R-106: the controller of a centre, elsewhere the owner of fighting Units there. */
const inOwnPlace: Clause<Repair> = ({ game, player, hex }) => {
  const centre = game.centres[groundIn(game).centreAt[hex] as number];
  const isHis =
    centre !== undefined && centre.controller !== NOBODY
      ? centre.controller === player
      : ((occupancyOf(game).fighters[hex] as number) & bitOf(player)) !== 0;
  return isHis ? permit : refuse('CST-SIE-07', 'it is not yours to repair');
};

const notBesieged: Clause<Repair> = ({ game, player, hex }) =>
  isBesieged(game, player, hex) ? refuse('CST-SIE-07', 'it is besieged') : permit;

const paysCost: Clause<Repair> = ({ game, player }) =>
  playerOf(game, player).gold >= REPAIR_COST
    ? permit
    : refuse('CST-SIE-07', say`it costs ${REPAIR_COST} gold`);

const CLAUSES: readonly Clause<Repair>[] = [breached, inOwnPlace, notBesieged, paysCost];

/** CST-SIE-07: all breaches of a hex, in RECRUIT. */
export const repairOrder: OrderRule<'repair'> = {
  check: (game, player, { hex }) => firstRefusal(CLAUSES, { game, player, hex: spotIn(game, hex) }),
  decide: (tale, player, { hex }) => {
    tale.tell({
      type: 'breachesRepaired',
      player,
      hex: spotIn(tale.state, hex),
      gold: REPAIR_COST,
      rules: ['CST-SIE-07'],
    });
  },
  subjects: (game) => game.breaches.map(({ hex }) => idOfSpot(game, hex)),
  legal: (game, player, subject) =>
    repairOrder.check(game, player, { type: 'repair', hex: subject }).ok
      ? [{ type: 'repair', hex: subject }]
      : [],
  describe: (game, { hex }) => say`repair the breaches of ${nameOfSpot(game, spotIn(game, hex))}`,
  choice: (game, _player, { hex }) => {
    const place = placeOfSpot(game, spotIn(game, hex));
    return choiceOf('Repair breaches', {
      goal: say`${REPAIR_COST} gold`,
      actors: [hex],
      ...(place && { place }),
    });
  },
};
