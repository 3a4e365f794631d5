/** One empire's supply net: how far every hex is from the nearest city or chained depot (CHR-SUP-01, CHR-STR-04). */
import { CONSTANTS } from '../../data/constants.ts';
import type { Hex } from '../../state/ground.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { eachLink, type Routes, routesOf } from './routes.ts';
import { type Source, sourcesOf } from './sources.ts';

/** No route, or one that is too long for any unit. */
export const NO_ROUTE = 99;

/** Beyond every limit of every kind (CHR-SUP-01, -07, -08). */
const MAX_RANGE = 30;

export interface SupplyNet {
  readonly tracer: EmpireId;
  /** By hex: counts from the nearest source, or NO_ROUTE. */
  readonly ranges: Uint8Array;
  /** The same from sources of Blackblood empires alone (CHR-R-78). */
  readonly blackblood: Uint8Array;
  readonly cities: readonly Source[];
  /** Depots linked to the chain. */
  readonly depots: readonly Source[];
}

/**
 * Breadth first. A blocked hex can be reached, so that units in it have a range, but no route leads through it
 * (CHR-R-75).
 */
const countFrom = (routes: Routes, sources: readonly Source[], farthest: number): Uint8Array => {
  const ranges = new Uint8Array(routes.barred.length).fill(NO_ROUTE);
  const queue: Hex[] = [];
  const reach = (hex: Hex, range: number): void => {
    if (ranges[hex]! <= range) return;
    ranges[hex] = range;
    if (routes.barred[hex] === 0 && range < farthest) queue.push(hex);
  };
  for (const { at } of sources) reach(at, 0);
  for (let head = 0; head < queue.length; head++) {
    const next = ranges[queue[head]!]! + 1;
    eachLink(routes, queue[head]!, (hex) => reach(hex, next));
  }
  return ranges;
};

/** CHR-STR-04, CHR-STR-05: the first depot within 5 of a friendly city, each further one within 3 of one that is chained. */
const chained = (routes: Routes, cities: readonly Source[], depots: readonly Source[]): Source[] => {
  const { depotFromCity, depotFromDepot } = CONSTANTS.supply;
  const chain: Source[] = [];
  let loose = depots;
  let ends = cities;
  for (let length: number = depotFromCity; ends.length > 0 && loose.length > 0; length = depotFromDepot) {
    const ranges = countFrom(routes, ends, length);
    ends = loose.filter(({ at }) => ranges[at]! <= length);
    loose = loose.filter(({ at }) => ranges[at]! > length);
    chain.push(...ends);
  }
  return chain;
};

export const supplyNetOf = (campaign: Campaign, tracer: EmpireId): SupplyNet => {
  const routes = routesOf(campaign, tracer);
  const { cities, depots } = sourcesOf(campaign, tracer);
  const chain = chained(routes, cities, depots);
  const sources = [...cities, ...chain];
  const caravans = sources.filter(({ owner }) => campaign.empires[owner]!.race === 'BB');
  const ranges = countFrom(routes, sources, MAX_RANGE);
  const blackblood = caravans.length === sources.length ? ranges : countFrom(routes, caravans, MAX_RANGE);
  return { tracer, ranges, blackblood, cities, depots: chain };
};
