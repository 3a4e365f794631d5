import { UNITS, type UnitType } from '../data/units.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { OrderOf } from '../orders/orders.ts';
import { portNodes } from '../rules/economy/ports.ts';
import { recruitable } from '../rules/economy/recruits.ts';
import { type Game, groundIn, raceOf } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { ownUnitsAt } from '../state/occupancy.ts';
import { idOfSpot, nameOfSpot, spotIn } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { isEnemy } from '../state/sides.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import type { Intent } from './intent.ts';
import { cargoAt, fleetNodes, seaDistances } from './seaways.ts';
import type { Temper } from './temper.ts';

/** The strength of ships in a fight at sea: a point of Defense makes them last a third longer. */
const seaMight = (types: readonly UnitType[]): number =>
  types.reduce((sum, type) => sum + ((UNITS[type].attack ?? 0) + 1) * (1 + 0.35 * UNITS[type].defense), 0);

/** A Unit aboard is worth about this much gold. */
const PASSENGER = 4;

/** An enemy fleet, as everybody sees it: ships are never hidden (CST-HID-02). */
interface Prey {
  readonly at: Spot;
  readonly might: number;
  /** In gold, with those aboard. */
  readonly worth: number;
  /** How many nodes every naval spot is from it. */
  readonly away: Int16Array;
}

const preyOf = (game: Game, player: PlayerNumber): Prey[] =>
  game.stacks
    .filter(({ owner, ships }) => ships.length > 0 && isEnemy(game, player, owner))
    .map(({ at, ships, passengers }) => ({
      at,
      might: seaMight(ships),
      worth: ships.reduce((sum, type) => sum + UNITS[type].cost, 0) + PASSENGER * passengers,
      away: seaDistances(game, [at]),
    }));

const typesOf = (units: readonly Unit[]): UnitType[] => units.map(({ type }) => type);

const shipsAt = (game: Game, player: PlayerNumber, node: Spot): Unit[] =>
  ownUnitsAt(game, player, node).filter(({ type }) => TRAITS[type].isShip);

const isWarship = ({ type }: Pick<Unit, 'type'>): boolean => type === 'Corvette' || type === "Man-o'-War";

/** How much stronger hunters must be than their prey. */
const SUPERIOR = 1.2;
/** Nodes: nobody hunts further than two turns of a Corvette. */
const HUNTING_WAY = 30;

/** The fleet most worth hunting for the length of the way. */
const bestPrey = (prey: readonly Prey[], node: Spot, might: number): Prey | undefined => {
  const worth = ({ worth: gold, away }: Prey): number => gold / (5 + (away[node] as number));
  return prey
    .filter((each) => (each.away[node] as number) <= HUNTING_WAY && might >= SUPERIOR * each.might)
    .sort((a, b) => worth(b) - worth(a) || a.at - b.at)[0];
};

/** The fleets that hunt, each with its prey: warships with nobody aboard that are stronger. */
const huntersOf = (game: Game, player: PlayerNumber): { readonly node: Spot; readonly prey: Prey }[] => {
  const hunters = fleetNodes(game, player).filter((node) => isHunter(game, player, node));
  if (hunters.length === 0) return [];
  const all = preyOf(game, player);
  return hunters.flatMap((node) => {
    const prey = bestPrey(all, node, seaMight(typesOf(shipsAt(game, player, node))));
    return prey === undefined ? [] : [{ node, prey }];
  });
};

const isHunter = (game: Game, player: PlayerNumber, node: Spot): boolean =>
  cargoAt(game, player, node).length === 0 && shipsAt(game, player, node).some(isWarship);

/** The nodes of fleets that have something better to do than to go home. */
export const huntingNodes = (game: Game, player: PlayerNumber): Spot[] =>
  huntersOf(game, player).map(({ node }) => node);

/** CST-NCB-02: to close with a weaker enemy fleet. */
export const hunts = (game: Game, player: PlayerNumber, { sails }: Temper): Intent[] =>
  sails ? huntersOf(game, player).flatMap(({ node, prey }) => chaseOf(game, player, node, prey)) : [];

/** Beside the prey is near enough: no fleet enters an enemy's node (CST-NAV-10). */
const chaseOf = (game: Game, player: PlayerNumber, node: Spot, { at, away }: Prey): Intent[] => {
  const orders = [...(ruleOf('sail')?.legal(game, player, idOfSpot(game, node)) ?? [])] as OrderOf<'sail'>[];
  const left = (order: OrderOf<'sail'>): number => away[spotIn(game, order.path.at(-1) as string)] as number;
  const [nearest] = orders.sort((a, b) => left(a) - left(b));
  return nearest !== undefined && left(nearest) < (away[node] as number)
    ? [{ order: nearest, reason: `to hunt the fleet at ${nameOfSpot(game, at)}` }]
    : [];
};

/** Nodes: enemy fleets this near to a port call for warships. */
const COAST = 15;
const MOST_WARSHIPS = 2;

/** CST-ECO-07: a warship where an enemy fleet worth hunting is near a port of ours. */
export const coastGuards = (game: Game, player: PlayerNumber, { sails }: Temper): Intent[] => {
  if (!sails || !recruitable(game, raceOf(game, player)).includes('Corvette')) return [];
  const warships = game.units.filter((unit) => unit.owner === player && isWarship(unit));
  if (warships.length >= MOST_WARSHIPS) return [];
  const prey = preyOf(game, player).filter(({ might }) => SUPERIOR * might > seaMight(typesOf(warships)));
  return groundIn(game)
    .centres.filter((_, centre) => game.centres[centre]?.controller === player)
    .flatMap(({ hex }) =>
      prey
        .filter(({ away }) => portNodes(game, hex).some((node) => (away[node] as number) <= COAST))
        .slice(0, 1)
        .map(
          ({ at, might }): Intent => ({
            order: {
              type: 'recruit',
              place: idOfSpot(game, hex),
              unit: SUPERIOR * might > seaMight(['Corvette']) ? "Man-o'-War" : 'Corvette',
            },
            reason: `an enemy fleet is at ${nameOfSpot(game, at)}`,
          }),
        ),
    );
};
