import {
  type Clause,
  choiceOf,
  type Dice,
  firstRefusal,
  permit,
  refuse,
  say,
  type Verdict,
} from '@warmoot/kernel';
import { POINTS } from '../../data/figures.ts';
import { type OrderRule, TABLE } from '../../engine/orderRule.ts';
import { recording, type Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Army, inCommand, NO_TROOPS } from '../../state/army.ts';
import { citiesOf, cityOf, type Game, groundIn, troops } from '../../state/game.ts';
import { besideSpot, isBeside, NOWHERE, type Spot } from '../../state/ground.ts';
import { cityIn, idOf, spotIn } from '../../state/places.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';
import { leastArmy, mostArmy } from '../armies/limits.ts';
import { priceOf } from '../armies/price.ts';
import { newGeneral } from '../generals/appoint.ts';

type SetUp = OrderOf<'setUp'>;
type FieldArmy = SetUp['armies'][number];

/** GRD-SET-01, GRD-R-114 */
const garrisonPoints = (game: Game, city: number): number =>
  troops(game, cityOf(game, city).isFortified ? POINTS.fortifiedGarrison : POINTS.garrison);

/** GRD-SET-02: as many points for field armies as all garrisons have. */
export const fieldPool = (game: Game, kingdom: Kingdom): number =>
  citiesOf(game, kingdom).reduce((sum, city) => sum + garrisonPoints(game, city), 0);

const troopsOfArmy = ({ points, mounted }: FieldArmy) => ({ ...NO_TROOPS, regular: points, mounted });

interface Plan {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly order: SetUp;
}

/** GRD-SET-03, GRD-R-118: each army 50 to 500 points, all within the pool; mounted points cost three for two. */
const withinPool: Clause<Plan> = ({ game, kingdom, order: { armies } }) => {
  const [least, most] = [leastArmy(game), mostArmy(game)];
  if (armies.some(({ points }) => points < least || points > most))
    return refuse('GRD-SET-03', say`a field army has ${least} to ${most} points`);
  const pool = fieldPool(game, kingdom);
  const cost = armies.reduce((sum, army) => sum + priceOf(troopsOfArmy(army)), 0);
  return cost <= pool ? permit : refuse('GRD-SET-02', say`you have ${pool} points for field armies`);
};

const mountedOnlyWithOption: Clause<Plan> = ({ game, order: { armies } }) => {
  if (armies.some(({ mounted, points }) => mounted > points))
    return refuse('GRD-R-62', 'mounted points are part of the army');
  return game.options.fastArmies || armies.every(({ mounted }) => mounted === 0)
    ? permit
    : refuse('GRD-GEN-09', 'there are no mounted troops in this match');
};

/** GRD-SET-04: one army at most for each city, in a hex beside it that is no city. */
const besideOwnCities: Clause<Plan> = ({ game, kingdom, order: { armies } }) => {
  const ground = groundIn(game);
  for (const { city, hex } of armies) {
    const number = cityIn(game, city);
    if (game.owners[number] !== kingdom) return refuse('GRD-SET-04', say`${city} is not your city`);
    const [from, to] = [ground.citySpots[number] as Spot, spotIn(game, hex)];
    if (to === NOWHERE || !isBeside(ground, from, to) || (ground.cityAt[to] as number) >= 0)
      return refuse('GRD-SET-04', say`${hex} is not an open hex beside ${city}`);
  }
  const repeats = (key: 'city' | 'hex'): boolean =>
    new Set(armies.map((army) => army[key])).size < armies.length;
  if (repeats('city')) return refuse('GRD-SET-04', 'a city has one field army beside it at most');
  return repeats('hex') ? refuse('GRD-ARM-02', 'two armies never share a hex') : permit;
};

const CLAUSES: readonly Clause<Plan>[] = [mountedOnlyWithOption, withinPool, besideOwnCities];

export const checkSetUp = (game: Game, kingdom: Kingdom, order: SetUp): Verdict =>
  firstRefusal(CLAUSES, { game, kingdom, order });

const openBeside = (game: Game, city: number): Spot[] => {
  const ground = groundIn(game);
  return besideSpot(ground, ground.citySpots[city] as Spot).filter(
    (spot) => (ground.cityAt[spot] as number) < 0,
  );
};

/** GRD-PLY-16: without an answer, two armies: half beside the capital, half beside the next city. */
export const defaultSetUp = (game: Game, kingdom: Kingdom): SetUp => {
  const pool = fieldPool(game, kingdom);
  const cities = citiesOf(game, kingdom).slice(0, pool >= 2 * leastArmy(game) ? 2 : 1);
  const share = Math.min(mostArmy(game), Math.floor(pool / cities.length));
  const taken: Spot[] = [];
  return {
    type: 'setUp',
    armies: cities.flatMap((city) => {
      const hex = openBeside(game, city).find((spot) => !taken.includes(spot));
      if (hex === undefined) return [];
      taken.push(hex);
      return [
        {
          city: idOf(game, groundIn(game).citySpots[city] as Spot),
          hex: idOf(game, hex),
          points: share,
          mounted: 0,
        },
      ];
    }),
  };
};

/** A few ways to divide the pool; a surface or a player may enter any other. */
function* someSetUps(game: Game, kingdom: Kingdom): Generator<SetUp> {
  const pool = Math.min(fieldPool(game, kingdom), mostArmy(game));
  yield defaultSetUp(game, kingdom);
  for (const city of citiesOf(game, kingdom))
    for (const hex of openBeside(game, city))
      yield {
        type: 'setUp',
        armies: [
          {
            city: idOf(game, groundIn(game).citySpots[city] as Spot),
            hex: idOf(game, hex),
            points: pool,
            mounted: 0,
          },
        ],
      };
  yield { type: 'setUp', armies: [] };
}

/** GRD-SET-09: secret until all have chosen. */
export const setUpOrder: OrderRule<'setUp'> = {
  check: checkSetUp,
  decide: (tale, kingdom, order) => {
    tale.tell({ type: 'choiceSealed', kingdom, order, irrevocable: true, rules: ['GRD-SET-09'] });
  },
  subjects: () => [TABLE],
  legal: function* (game, kingdom, subject) {
    if (subject !== TABLE) return;
    for (const order of someSetUps(game, kingdom)) if (checkSetUp(game, kingdom, order).ok) yield order;
  },
  describe: (_game, { armies }) =>
    armies.length === 0
      ? 'form no field army'
      : say`form field armies: ${armies.map(({ points, hex }) => `${points} in ${hex}`).join(', ')}`,
  choice: (_game, _kingdom, { armies }) =>
    choiceOf('Form armies', {
      goal: armies.map(({ points, hex }) => `${points} in ${hex}`).join(', ') || 'none',
      endsStep: true,
    }),
};

/** GRD-SET-09: the earlier seat keeps a disputed hex; the other army goes to the first free neighbour of its city. */
const settleHex = (game: Game, { city, hex }: FieldArmy, taken: ReadonlySet<Spot>): Spot | undefined => {
  const wanted = spotIn(game, hex);
  return taken.has(wanted) ? openBeside(game, cityIn(game, city)).find((spot) => !taken.has(spot)) : wanted;
};

type Raised = Pick<Army, 'owner' | 'at' | 'regular' | 'mounted'>;

const fieldArmies = (game: Game): Raised[] => {
  const taken = new Set<Spot>();
  return game.seatOrder.flatMap((owner) => {
    const choice = game.sealed[owner];
    if (choice === null || choice === 'hidden' || choice?.type !== 'setUp') return [];
    return choice.armies.flatMap((army): Raised[] => {
      const at = settleHex(game, army, taken);
      if (at === undefined) return [];
      taken.add(at);
      return [{ owner, at, regular: army.points, mounted: army.mounted }];
    });
  });
};

/** GRD-SET-01, GRD-SET-05, GRD-SET-09: garrisons by city id, then field armies, each with a general. */
export const raiseForces = (tale: Tale, source: Dice): void => {
  const game = tale.state;
  const { dice, rolls } = recording(source);
  const garrisons = game.owners.map(
    (owner, city): Raised => ({
      owner,
      at: groundIn(game).citySpots[city] as Spot,
      regular: garrisonPoints(game, city),
      mounted: 0,
    }),
  );
  const armies = [...garrisons, ...fieldArmies(game)].map(
    (raised, at): Army => ({
      ...NO_TROOPS,
      ...raised,
      id: game.nextArmy + at,
      ...inCommand([
        newGeneral(
          game.nextGeneral + at,
          dice.roll(10, `ability of a general of ${nameOfKingdom(raised.owner)}`),
        ),
      ]),
      hasActed: false,
      reasons: [],
      sitsOut: false,
    }),
  );
  tale.tell({
    type: 'forcesRaised',
    armies,
    rolls,
    irrevocable: true,
    rules: ['GRD-SET-01', 'GRD-SET-03', 'GRD-SET-05', 'GRD-SET-09'],
  });
};
