import type { GrandOrder, OrderOf } from '../orders/orders.ts';
import { quartersForHired } from '../rules/calendar/deployment.ts';
import { defaultPlace } from '../rules/calendar/placement.ts';
import { defaultStage } from '../rules/resources/bundle.ts';
import { armiesOf, type Game, garrisonOf, hasRosters } from '../state/game.ts';
import { cityIn } from '../state/places.ts';
import type { Unit } from '../state/roster.ts';
import { seatOf } from '../state/seats.ts';
import type { LineReader } from './lineReader.ts';
import {
  type Author,
  generalsIn,
  readArmy,
  readGeneral,
  readHex,
  readKingdom,
  readOwnCity,
} from './names.ts';
import { readLevy, readPart, readTroops } from './troops.ts';
import { readCounts, readUnits } from './units.ts';

/** Reads one line and adds it to the order of the phase. */
type Adds<Order> = (order: Order, author: Author, line: LineReader) => Order;

interface Bundle<Order extends GrandOrder> {
  /** What the order is if no line changes it. */
  readonly first: (author: Author) => Order;
  readonly add: Adds<Order>;
}

/** GRD-SET-03: `Redmere - Field 100, 20 mounted in 0404`; with rosters also `Redmere - Garrison 20 Heavy Foot`. */
const setUp: Bundle<OrderOf<'setUp'>> = {
  first: () => ({ type: 'setUp', armies: [] }),
  add: (order, author, line) => {
    const city = readOwnCity(author, line);
    line.expect('-');
    const verb = line.oneOf(['field', 'garrison'], `${line.ahead} is not an order of the set-up: Field`);
    if (verb === 'garrison' && hasRosters(author.game)) {
      const garrison = { city, units: readCounts(line) };
      return { ...order, garrisons: [...(order.garrisons ?? []), garrison] };
    }
    const levy = readLevy(author, line);
    line.expect('in');
    return { ...order, armies: [...order.armies, { city, hex: readHex(author, line), ...levy }] };
  },
};

/** GRD-RES-04: `Redmere - Pay`, `Redmere - Buy 50`, `Redmere - Band`, `Redmere - Prince`, `PAY all`. */
const stage: Bundle<OrderOf<'stage'>> = {
  first: ({ game, kingdom }) => ({ ...defaultStage(game, kingdom), pay: [] }),
  add: (order, author, line) => {
    const { game, kingdom } = author;
    if (line.accept('pay'))
      return line.oneOf(['all', 'nobody'], `${line.ahead} is neither all nor nobody`) === 'all'
        ? { ...order, pay: defaultStage(game, kingdom).pay }
        : { ...order, pay: [] };
    const isArmy = line.tokens.some(({ key }) => key === 'pay');
    if (isArmy) {
      const { id } = readArmy(author, line);
      line.expect('-');
      line.expect('pay');
      return { ...order, pay: [...order.pay, id] };
    }
    return cityOfStage(order, author, line);
  },
};

const cityOfStage: Adds<OrderOf<'stage'>> = (order, author, line) => {
  const isPrince = line.tokens.some(({ key }) => key === 'prince');
  const city = isPrince ? readHex(author, line) : readOwnCity(author, line);
  line.expect('-');
  const verb = line.oneOf(
    ['buy', 'band', 'prince'],
    `${line.ahead} is not an order of a resource stage: Buy, Pay, Band or Prince`,
  );
  if (verb === 'prince') return { ...order, princes: [...order.princes, city] };
  if (verb === 'band') {
    const bands = [...order.bands, city];
    if (!hasRosters(author.game) || line.isDone) return { ...order, bands };
    return { ...order, bands, bandUnits: [...(order.bandUnits ?? []), readCounts(line)] };
  }
  return { ...order, buy: [...order.buy, { city, ...readLevy(author, line) }] };
};

/** GRD-R-56: `HIRE 50`. */
const market: Bundle<OrderOf<'hire'>> = {
  first: () => ({ type: 'hire', points: 0, mounted: 0 }),
  add: (order, author, line) => {
    line.oneOf(['hire'], `${line.ahead} is not an order of the market: HIRE`);
    return { ...order, ...readLevy(author, line) };
  },
};

const NOBODY = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0 } as const;

/** With rosters: units that no line has housed yet. */
export const unitsLeft = ({ game, kingdom }: Author, { cities }: OrderOf<'place'>): Unit[] => {
  const housed = cities.flatMap(({ units = [] }) => units);
  return armiesOf(game, kingdom)
    .flatMap(({ units = [] }) => units)
    .filter(({ uid }) => !housed.includes(uid))
    .sort((a, b) => a.uid - b.uid);
};

/** GRD-R-53: `Redmere - House 100, 20 mercenary with Aldric`; without a line everybody goes to the nearest city. */
const placement: Bundle<OrderOf<'place'>> = {
  first: () => ({ type: 'place', cities: [] }),
  add: (order, author, line) => {
    const city = readOwnCity(author, line);
    line.expect('-');
    line.oneOf(['house'], `${line.ahead} is not an order for winter quarters: House`);
    if (hasRosters(author.game)) {
      const units = readUnits(unitsLeft(author, order), line);
      return { ...order, cities: [...order.cities, { city, ...NOBODY, units, generals: [] }] };
    }
    const { troops } = readTroops(line);
    const generals = line.accept('with') ? line.list(() => readGeneral(generalsIn(author), line).id) : [];
    return { ...order, cities: [...order.cities, { city, ...troops, generals }] };
  },
};

/** GRD-R-54, GRD-R-56, GRD-R-41: `Redmere - Deploy 0404`, `Redmere - Deploy 100 to 0404`, `Redmere - Quarter 50`, `RENEW Blue`. */
const deployment: Bundle<OrderOf<'deploy'>> = {
  first: () => ({ type: 'deploy', mercenaries: [], armies: [], renew: [] }),
  add: (order, author, line) => {
    if (line.accept('renew')) {
      const friend = seatOf(readKingdom(line)) as OrderOf<'deploy'>['renew'][number];
      return { ...order, renew: [...order.renew, friend] };
    }
    const city = readOwnCity(author, line);
    line.expect('-');
    const verb = line.oneOf(
      ['deploy', 'quarter'],
      `${line.ahead} is not an order of the deployment: Deploy or Quarter`,
    );
    if (verb === 'quarter')
      return { ...order, mercenaries: [...order.mercenaries, { city, ...readLevy(author, line) }] };
    return { ...order, armies: [...order.armies, { city, ...readSortie(author, line, city) }] };
  },
};

type Sortie = OrderOf<'deploy'>['armies'][number];

const readSortie = (author: Author, line: LineReader, city: string): Omit<Sortie, 'city'> => {
  const sendsPart = line.tokens.some(({ key }) => key === 'to');
  if (!sendsPart) return { hex: readHex(author, line) };
  const army = garrisonOf(author.game, cityIn(author.game, city));
  if (army === undefined) throw line.fault('E-03', 'there is no army in this city', [], 'GRD-R-54');
  const part = readPart(army, line);
  line.expect('to');
  return { hex: readHex(author, line), part };
};

export const BUNDLES = { setUp, stage, market, placement, deployment } as const;
export type BundlePhase = keyof typeof BUNDLES;

export const isBundlePhase = (phase: Game['phase']): phase is BundlePhase => phase in BUNDLES;

/** What follows if nothing was written about a part of the order. */
export const completed = ({ game, kingdom }: Author, order: GrandOrder): GrandOrder => {
  if (order.type === 'place' && order.cities.length === 0) return defaultPlace(game, kingdom);
  if (order.type === 'deploy' && order.mercenaries.length === 0)
    return { ...order, mercenaries: quartersForHired(game, kingdom) };
  return order;
};
