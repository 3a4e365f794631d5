import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { UNITS, type UnitType } from '../../data/units.ts';
import type { OrderRule } from '../../engine/orderRule.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Centre, type Game, groundIn, playerOf, raceOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { centreIn, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { newUnit, TRAITS, unitId } from '../../state/unit.ts';
import { named } from '../../words/grammar.ts';
import { isBesieged } from '../siege/state.ts';
import { checkRoom } from '../stacking/stacking.ts';
import { nodesForNewShip, portNodes } from './ports.ts';
import { recruitable } from './recruits.ts';

/** CST-ECO-06: Units per turn. */
export const MAX_RAISED = { city: 4, town: 2 } as const;

interface Levy {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly type: UnitType;
  readonly centre: number;
  readonly hex: Spot;
  /** For a ship: the requested node, if any. */
  readonly node: Spot | undefined;
}

const centreState = ({ game, centre }: Levy): Centre => game.centres[centre] as Centre;

const onlyOwnCentres: Clause<Levy> = (levy) =>
  centreState(levy)?.controller === levy.player
    ? permit
    : refuse('CST-ECO-06', 'you do not control a Town or City there');

const notPillagedNorBesieged: Clause<Levy> = (levy) => {
  if (centreState(levy).pillagedInTurn > 0) return refuse('CST-ECO-06', 'it is pillaged');
  return isBesieged(levy.game, levy.player, levy.hex) ? refuse('CST-SIE-05', 'it is besieged') : permit;
};

const withinLevy: Clause<Levy> = (levy) => {
  const isCity = groundIn(levy.game).centres[levy.centre]?.isCity;
  const most = isCity ? MAX_RAISED.city : MAX_RAISED.town;
  return centreState(levy).raised < most
    ? permit
    : refuse('CST-ECO-06', say`a ${isCity ? 'City' : 'Town'} raises at most ${most} Units a turn`);
};

const onlyOwnTypes: Clause<Levy> = ({ game, player, type }) =>
  recruitable(game, raceOf(game, player)).includes(type)
    ? permit
    : refuse('CST-UNI-02', say`the ${raceOf(game, player)} do not recruit ${type}`);

const paysCost: Clause<Levy> = ({ game, player, type }) =>
  playerOf(game, player).gold >= UNITS[type].cost
    ? permit
    : refuse('CST-ECO-05', say`it costs ${UNITS[type].cost} gold`);

const landRoom: Clause<Levy> = ({ game, type, hex }) =>
  TRAITS[type].isShip ? permit : checkRoom(game, hex, TRAITS[type].isFighting ? 1 : 0);

/** CST-ECO-07 */
const shipsAtPorts: Clause<Levy> = (levy) => {
  const { game, player, type, hex, node } = levy;
  if (!TRAITS[type].isShip) return permit;
  if (portNodes(game, hex).length === 0) return refuse('CST-ECO-07', 'it is not a port');
  if (centreState(levy).ships > 0) return refuse('CST-ECO-07', 'a port builds one ship a turn');
  const nodes = nodesForNewShip(game, player, hex);
  return nodes.length > 0 && (node === undefined || nodes.includes(node))
    ? permit
    : refuse('CST-ECO-07', 'there is no free water for a new ship');
};

/** In rulebook order. */
const CLAUSES: readonly Clause<Levy>[] = [
  onlyOwnCentres,
  notPillagedNorBesieged,
  withinLevy,
  onlyOwnTypes,
  paysCost,
  landRoom,
  shipsAtPorts,
];

const levyOf = (game: Game, player: PlayerNumber, order: OrderOf<'recruit'>): Levy => ({
  game,
  player,
  type: order.unit,
  centre: centreIn(game, order.place),
  hex: spotIn(game, order.place),
  node: order.node === undefined ? undefined : spotIn(game, order.node),
});

/** CST-R-51: every race recruits Caravans. */
const CHEAPEST = UNITS.Caravan.cost;

/** CST-ECO-06: whether a centre of the player has Units left to raise this turn. */
const mayRaise = (game: Game, player: PlayerNumber, centre: number): boolean => {
  const { controller, raised } = game.centres[centre] as Centre;
  const isCity = groundIn(game).centres[centre]?.isCity;
  return controller === player && raised < (isCity ? MAX_RAISED.city : MAX_RAISED.town);
};

/** CST-TRN-04, CST-ECO-06, CST-ECO-07 */
export const recruitOrder: OrderRule<'recruit'> = {
  check: (game, player, order) => firstRefusal(CLAUSES, levyOf(game, player, order)),
  decide: (tale, player, order) => {
    const { type, centre, hex, node } = levyOf(tale.state, player, order);
    const { isShip } = TRAITS[type];
    const at = isShip ? (node ?? (nodesForNewShip(tale.state, player, hex)[0] as Spot)) : hex;
    const { raised } = playerOf(tale.state, player);
    tale.tell({
      type: 'unitRecruited',
      unit: newUnit(unitId(player, raised), player, type, at),
      centre,
      gold: UNITS[type].cost,
      isShip,
      rules: [isShip ? 'CST-ECO-07' : 'CST-ECO-06'],
    });
  },
  subjects: (game, player) => {
    if (playerOf(game, player).gold < CHEAPEST) return [];
    const { centres, ids } = groundIn(game);
    return centres.filter((_, centre) => mayRaise(game, player, centre)).map(({ hex }) => ids[hex] as string);
  },
  about: ['place'],
  legal: function* (game, player, subject) {
    if (game.centres[centreIn(game, subject)]?.controller !== player) return;
    for (const unit of recruitable(game, raceOf(game, player))) {
      const order: OrderOf<'recruit'> = { type: 'recruit', place: subject, unit };
      if (recruitOrder.check(game, player, order).ok) yield order;
    }
  },
  describe: (game, { place, unit }) =>
    say`recruit ${named(unit)} in ${nameOfSpot(game, spotIn(game, place))}`,
  choice: (game, _player, { place, unit }) => {
    const at = placeOfSpot(game, spotIn(game, place));
    return choiceOf('Recruit', {
      goal: say`${unit}, ${UNITS[unit].cost} gold`,
      actors: [place],
      ...(at && { place: at }),
    });
  },
};
