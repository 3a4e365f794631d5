import type { Seat } from '@warmoot/kernel';
import { POINTS, RP } from '../data/figures.ts';
import { TERRAIN } from '../data/terrain.ts';
import { decisionsIn } from '../engine/desks.ts';
import type { OrderOf } from '../orders/orders.ts';
import { leastArmy, mostArmy, roomIn } from '../rules/armies/limits.ts';
import { hirePriceOf, priceOf } from '../rules/armies/price.ts';
import { defaultDeploy } from '../rules/calendar/deployment.ts';
import { defaultPlace } from '../rules/calendar/placement.ts';
import { costOf, defaultStage } from '../rules/resources/bundle.ts';
import { defaultSetUp, fieldPool, usualGarrison as garrisonBy } from '../rules/setup/setUp.ts';
import { raiseSpots } from '../rules/wildEvents/raise.ts';
import { generalsOf, NO_TROOPS, strengthOf, type Troops } from '../state/army.ts';
import {
  armiesOf,
  armyAt,
  armyIn,
  citiesOf,
  cityOf,
  type Game,
  groundIn,
  money,
  realmOf,
  troops,
} from '../state/game.ts';
import { besideSpot, type Spot } from '../state/ground.ts';
import { cityIn, idOf, nameOfSpot } from '../state/places.ts';
import type { Counts } from '../state/roster.ts';
import { numberOf, seatOf } from '../state/seats.ts';
import { armyName, nameOfGeneral } from '../words/names.ts';

/** A city of one's own, and what an order may do there. */
export interface CityRow {
  readonly hex: string;
  readonly name: string;
  readonly isCapital: boolean;
  readonly garrison: number;
  readonly room: number;
  /** The hexes beside it without a city and without an army. */
  readonly open: readonly { readonly hex: string; readonly terrain: string }[];
}

const openBeside = (game: Game, spot: Spot): CityRow['open'] => {
  const ground = groundIn(game);
  return besideSpot(ground, spot)
    .filter((each) => (ground.cityAt[each] as number) < 0 && armyAt(game, each) === undefined)
    .map((each) => ({ hex: idOf(game, each), terrain: TERRAIN[ground.terrain[each] ?? 'plain'].name }));
};

export const cityRows = (game: Game, seat: Seat): CityRow[] =>
  citiesOf(game, numberOf(seat)).map((city) => {
    const spot = groundIn(game).citySpots[city] as Spot;
    const { name, isCapital } = cityOf(game, city);
    const room = roomIn(game, spot);
    const garrison = mostArmy(game) - room;
    return { hex: idOf(game, spot), name, isCapital, garrison, room, open: openBeside(game, spot) };
  });

/** What a form starts from: the order that counts if nobody answers (GRD-PLY-08). */
export const draftOf = {
  setUp: (game: Game, seat: Seat) => defaultSetUp(game, numberOf(seat)),
  stage: (game: Game, seat: Seat) => defaultStage(game, numberOf(seat)),
  market: (): OrderOf<'hire'> => ({ type: 'hire', points: 0, mounted: 0 }),
  placement: (game: Game, seat: Seat) => defaultPlace(game, numberOf(seat)),
  deployment: (game: Game, seat: Seat) => defaultDeploy(game, numberOf(seat)),
} as const;

/** Whether this seat must decide something other than a battle on the board. */
export const isAsked = (game: Game, seat: Seat): boolean =>
  decisionsIn(game).some(({ kingdom }) => kingdom === numberOf(seat));

/** GRD-CSW-02: the units of a garrison if its owner names none. */
export const usualGarrison = (game: Game, city: string): Counts =>
  garrisonBy(game, cityIn(game, city)).units ?? {};

/** GRD-ARM-01 */
export const armyLimits = (game: Game) => ({ least: leastArmy(game), most: mostArmy(game) });

/** GRD-SET-02, GRD-SET-03: points for field armies, and what these take. */
export const poolOf = (game: Game, seat: Seat): number => fieldPool(game, numberOf(seat));
export const poolUsed = ({ armies }: OrderOf<'setUp'>): number =>
  armies.reduce((sum, { points, mounted }) => sum + priceOf({ ...NO_TROOPS, regular: points, mounted }), 0);

/** GRD-RES-04: what a resource stage asks of a kingdom, and what it can spend. */
export const booksOf = (game: Game, seat: Seat) => {
  const own = numberOf(seat);
  const { stockpile, bands } = realmOf(game, own);
  return {
    stockpile,
    bands,
    demands: game.demands.flatMap(({ army: id, price }) => {
      const army = armyIn(game, id);
      return army?.owner === own ? [{ army: id, name: armyName(game, army), price }] : [];
    }),
    princes: game.princes
      .filter(({ father, city }) => father === own || game.owners[city] === own)
      .map(({ father, city }) => ({
        hex: idOf(game, groundIn(game).citySpots[city] as Spot),
        city: cityOf(game, city).name,
        father: seatOf(father),
        price: money(game, RP.prince),
      })),
  };
};

export const costOfStage = (game: Game, seat: Seat, order: OrderOf<'stage'>): number =>
  costOf({ game, kingdom: numberOf(seat), order });

/** GRD-MRC-01, GRD-MRC-02 */
export const marketOf = (game: Game, seat: Seat) => ({
  most: troops(game, POINTS.hire),
  stockpile: realmOf(game, numberOf(seat)).stockpile,
});
export const hirePrice = ({ points, mounted }: OrderOf<'hire'>): number =>
  hirePriceOf({ ...NO_TROOPS, mercenary: points, mountedMercenary: mounted });

/** GRD-R-53: all that must be housed for the winter. */
export const toHouse = (game: Game, seat: Seat) => {
  const armies = armiesOf(game, numberOf(seat));
  const sum = (part: (troops: Troops) => number): number => armies.reduce((all, army) => all + part(army), 0);
  return {
    strength: sum(strengthOf),
    regular: sum(({ regular }) => regular),
    mercenary: sum(({ mercenary }) => mercenary),
    generals: armies
      .flatMap(generalsOf)
      .map((general) => ({ id: general.id, name: nameOfGeneral(general), ability: general.ability })),
  };
};

/** GRD-R-41: with whom a peace could be renewed. */
export const peaceWith = (game: Game, seat: Seat): Seat[] => {
  const own = numberOf(seat);
  return game.peace.flatMap(({ between }) =>
    between.includes(own) ? between.filter((each) => each !== own).map(seatOf) : [],
  );
};

/** GRD-PLY-28: where the Queen of Spades may raise troops; undefined unless this seat is asked now. */
export const raiseAsked = (game: Game, seat: Seat) => {
  const { battle } = game;
  if (battle?.asks?.question !== 'raise' || battle.asks.kingdom !== numberOf(seat)) return undefined;
  return raiseSpots(game, battle).map((spot) => ({ hex: idOf(game, spot), name: nameOfSpot(game, spot) }));
};

/** GRD-R-81: the battle whose result may be entered by hand now. */
export const battleOnTable = ({ battle }: Game) =>
  battle?.asks?.question === 'manner'
    ? {
        strengths: battle.strengths,
        seats: {
          attacker: seatOf(battle.kingdoms.attacker),
          defender: seatOf(battle.kingdoms.defender),
        },
      }
    : undefined;
