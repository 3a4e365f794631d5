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
import { type Army, inCommand, strengthOf, type Troops } from '../../state/army.ts';
import { citiesOf, cityOf, type Game, groundIn, hasRosters, rosterIn, troops } from '../../state/game.ts';
import { besideSpot, isBeside, NOWHERE, type Spot } from '../../state/ground.ts';
import { cityIn, idOf, spotIn } from '../../state/places.ts';
import { bestLeader, type Counts, valueOfCounts } from '../../state/roster.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';
import { figureOf } from '../../words/points.ts';
import { leastArmy, mostArmy } from '../armies/limits.ts';
import { priceOf } from '../armies/price.ts';
import { newGeneral } from '../generals/appoint.ts';
import { checkLeaders, checkLevied, leviedTroops } from '../rosters/levy.ts';
import { mixedForce } from '../rosters/standard.ts';

type SetUp = OrderOf<'setUp'>;
type FieldArmy = SetUp['armies'][number];

/** GRD-SET-01, GRD-R-114 */
const garrisonPoints = (game: Game, city: number): number =>
  troops(game, cityOf(game, city).isFortified ? POINTS.fortifiedGarrison : POINTS.garrison);

/** GRD-SET-02: as many points for field armies as all garrisons have. */
export const fieldPool = (game: Game, kingdom: Kingdom): number =>
  citiesOf(game, kingdom).reduce((sum, city) => sum + garrisonPoints(game, city), 0);

const troopsOfArmy = (game: Game, army: FieldArmy): Troops => leviedTroops(game, army, 'starting', 1);

/** GRD-R-118: mounted points cost three for two; units cost their values, in half points. */
const costOf = (game: Game, army: Troops): number => (hasRosters(game) ? strengthOf(army) : priceOf(army));

interface Plan {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly order: SetUp;
}

/** GRD-SET-03, GRD-R-118: each army 50 to 500 points, all within the pool; mounted points cost three for two. */
const withinPool: Clause<Plan> = ({ game, kingdom, order: { armies } }) => {
  const [least, most] = [leastArmy(game), mostArmy(game)];
  const all = armies.map((army) => troopsOfArmy(game, army));
  if (all.some((army) => strengthOf(army) < least || strengthOf(army) > most))
    return refuse(
      'GRD-SET-03',
      say`a field army has ${figureOf(game, least)} to ${figureOf(game, most)} points`,
    );
  const pool = fieldPool(game, kingdom);
  const cost = all.reduce((sum, army) => sum + costOf(game, army), 0);
  return cost <= pool
    ? permit
    : refuse('GRD-SET-02', say`you have ${figureOf(game, pool)} points for field armies`);
};

const firstFault = (verdicts: readonly Verdict[]): Verdict => verdicts.find(({ ok }) => !ok) ?? permit;

const namedRightly: Clause<Plan> = ({ game, order: { armies } }) =>
  firstFault(armies.map((army) => checkLevied(game, army)));

/** GRD-CSW-02, GRD-R-66, GRD-R-114: an allotment need not be used up; a city may be empty. */
const garrisonsFit: Clause<Plan> = ({ game, kingdom, order: { garrisons = [] } }) => {
  if (!hasRosters(game) && garrisons.length > 0)
    return refuse('GRD-GEN-09', 'there are no units in this match');
  if (new Set(garrisons.map(({ city }) => city)).size < garrisons.length)
    return refuse('GRD-ARM-02', 'a city is named twice');
  for (const { city, units } of garrisons) {
    const number = cityIn(game, city);
    if (game.owners[number] !== kingdom) return refuse('GRD-SET-01', say`${city} is not your city`);
    const most = garrisonPoints(game, number);
    if (valueOfCounts(units) > most)
      return refuse('GRD-CSW-02', say`the garrison of ${city} has at most ${figureOf(game, most)} points`);
  }
  return permit;
};

/** GRD-CSW-03 */
const leadersEnough: Clause<Plan> = ({ game, order: { armies, garrisons = [] } }) =>
  firstFault(
    [...armies, ...garrisons].map((army) =>
      checkLeaders(game, leviedTroops(game, army, 'starting', 1).units),
    ),
  );

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

const CLAUSES: readonly Clause<Plan>[] = [
  namedRightly,
  mountedOnlyWithOption,
  withinPool,
  besideOwnCities,
  garrisonsFit,
  leadersEnough,
];

/** So much for an army; with rosters a mixed force. */
export const levyOf = (
  game: Game,
  points: number,
): { readonly points: number; readonly mounted: 0; readonly units?: Counts } =>
  hasRosters(game) ? { points: 0, mounted: 0, units: mixedForce(points) } : { points, mounted: 0 };

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
          ...levyOf(game, share),
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
            ...levyOf(game, pool),
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
  describe: (game, { armies }) =>
    armies.length === 0 ? 'form no field army' : say`form field armies: ${figuresOf(game, armies)}`,
  choice: (game, _kingdom, { armies }) =>
    choiceOf('Form armies', { goal: figuresOf(game, armies) || 'none', endsStep: true }),
};

const figuresOf = (game: Game, armies: readonly FieldArmy[]): string =>
  armies
    .map((army) => say`${figureOf(game, strengthOf(troopsOfArmy(game, army)))} in ${army.hex}`)
    .join(', ');

/** GRD-SET-09: the earlier seat keeps a disputed hex; the other army goes to the first free neighbour of its city. */
const settleHex = (game: Game, { city, hex }: FieldArmy, taken: ReadonlySet<Spot>): Spot | undefined => {
  const wanted = spotIn(game, hex);
  return taken.has(wanted) ? openBeside(game, cityIn(game, city)).find((spot) => !taken.has(spot)) : wanted;
};

interface Raised {
  readonly owner: Kingdom;
  readonly at: Spot;
  readonly levied: {
    readonly points?: number;
    readonly mounted?: number;
    readonly units?: Counts | undefined;
  };
}

const choiceIn = (game: Game, kingdom: Kingdom): SetUp | undefined => {
  const choice = game.sealed[kingdom];
  return choice !== null && choice !== 'hidden' && choice?.type === 'setUp' ? choice : undefined;
};

const fieldArmies = (game: Game): Raised[] => {
  const taken = new Set<Spot>();
  return game.seatOrder.flatMap((owner) =>
    (choiceIn(game, owner)?.armies ?? []).flatMap((army): Raised[] => {
      const at = settleHex(game, army, taken);
      if (at === undefined) return [];
      taken.add(at);
      return [{ owner, at, levied: army }];
    }),
  );
};

/** GRD-CSW-02 */
export const usualGarrison = (game: Game, city: number) => levyOf(game, garrisonPoints(game, city));

/** GRD-SET-01, GRD-CSW-02: as its owner chose, else a mixed force. */
const garrisonIn = (game: Game, owner: Kingdom, city: number): Raised => {
  const at = groundIn(game).citySpots[city] as Spot;
  const named = choiceIn(game, owner)?.garrisons?.find((garrison) => cityIn(game, garrison.city) === city);
  return { owner, at, levied: named ?? usualGarrison(game, city) };
};

/** GRD-CSW-04, GRD-R-115: units are numbered on through all armies, and the dearest leader is the general. */
const armiesFrom = (game: Game, raised: readonly Raised[], dice: Dice): Army[] => {
  let unit = rosterIn(game).nextUnit;
  const armies: Army[] = [];
  for (const { owner, at, levied } of raised) {
    const army = leviedTroops(game, levied, 'starting', unit);
    unit += army.units?.length ?? 0;
    if (strengthOf(army) === 0) continue;
    const leader = bestLeader(army.units ?? []);
    const roll = dice.roll(10, `ability of a general of ${nameOfKingdom(owner)}`);
    const general = newGeneral(game.nextGeneral + armies.length, roll);
    armies.push({
      ...army,
      owner,
      at,
      id: game.nextArmy + armies.length,
      ...inCommand([leader === undefined ? general : { ...general, unit: leader.uid }]),
      hasActed: false,
      reasons: [],
      sitsOut: false,
    });
  }
  return armies;
};

/** GRD-SET-01, GRD-SET-05, GRD-SET-09: garrisons by city id, then field armies, each with a general. */
export const raiseForces = (tale: Tale, source: Dice): void => {
  const game = tale.state;
  const { dice, rolls } = recording(source);
  const garrisons = game.owners.map((owner, city) => garrisonIn(game, owner, city));
  const armies = armiesFrom(game, [...garrisons, ...fieldArmies(game)], dice);
  tale.tell({
    type: 'forcesRaised',
    armies,
    rolls,
    irrevocable: true,
    rules: ['GRD-SET-01', 'GRD-SET-03', 'GRD-SET-05', 'GRD-SET-09'],
  });
};
