import { hasChargers } from '../../rules/charge/charge.ts';
import { meetsPikes } from '../../rules/combat/modifiers.ts';
import { chargeOrder, type ListedCharge, rushesFrom } from '../../rules/movement/options.ts';
import { type End, mayStay, orderTo, type Reach, reachOf, staysPut } from '../../rules/movement/reach.ts';
import type { Battle } from '../../state/state.ts';
import { type Band, bandsIn } from '../bands.ts';
import type { Intent } from '../planner.ts';
import type { Appraisal } from './appraisal.ts';
import type { Exchange } from './contact.ts';
import { marchReason, strikeReason } from './reasons.ts';
import { rate, type Spot, shootingWithoutMoving, spotAt } from './score.ts';

/** The best a band can do with its move. */
export interface Choice {
  readonly intent: Intent | undefined;
  readonly cell: number;
  readonly exchange: Exchange;
  readonly score: number;
}

/** Staying costs nothing. */
const INERTIA = 0.15;

export interface Place {
  readonly end: End;
  readonly score: number;
  readonly exchange: Exchange;
}

export const bestPlace = (
  battle: Battle,
  appraisal: Appraisal,
  band: Band,
  reach: Reach,
): Place | undefined => {
  let best: Place | undefined;
  const spots = new Map<number, Spot | undefined>();
  const spotIn = (cell: number): Spot | undefined => {
    if (!spots.has(cell))
      spots.set(cell, mayStay(battle, reach, cell) ? spotAt(battle, appraisal, band, cell) : undefined);
    return spots.get(cell);
  };
  for (const end of reach.ends) {
    const spot = spotIn(end.way.cell);
    if (spot === undefined) continue;
    const { score, exchange } = rate(battle, appraisal, band, spot, end.facing);
    const total = score + (staysPut(end) ? INERTIA + shootingWithoutMoving(battle, appraisal, band) : 0);
    if (best === undefined || total > best.score) best = { end, score: total, exchange };
  }
  return best;
};

interface BestCharge {
  readonly rush: ListedCharge;
  readonly score: number;
  readonly exchange: Exchange;
}

const bestCharge = (
  battle: Battle,
  appraisal: Appraisal,
  band: Band,
  { waypoints }: Reach,
): BestCharge | undefined => {
  if (!hasChargers(battle, band.troops)) return undefined;
  const { at } = bandsIn(battle);
  let best: BestCharge | undefined;
  for (const rush of rushesFrom(battle, waypoints)) {
    const { walk, target } = rush;
    if (meetsPikes(battle, walk.cell, target)) continue;
    const spot = spotAt(battle, appraisal, band, walk.cell);
    const { score, exchange } = rate(battle, appraisal, band, spot, walk.facing, at.get(target));
    if (best === undefined || score > best.score) best = { rush, score, exchange };
  }
  return best;
};

const reasonFor = (battle: Battle, appraisal: Appraisal, band: Band, { end, exchange }: Place): string =>
  exchange.target === undefined
    ? marchReason(battle, appraisal, band, end.way.cell)
    : strikeReason(battle, exchange, false);

export const chooseMove = (battle: Battle, appraisal: Appraisal, band: Band): Choice | undefined => {
  const reach = reachOf(battle, band.troops);
  const place = bestPlace(battle, appraisal, band, reach);
  const charge = bestCharge(battle, appraisal, band, reach);
  if (charge !== undefined && charge.score > (place?.score ?? Number.NEGATIVE_INFINITY)) {
    const { rush, exchange, score } = charge;
    const order = { ...chargeOrder(battle, rush), units: band.troops.map(({ id }) => id) };
    const intent = { order, reason: strikeReason(battle, exchange, true) };
    return { cell: rush.walk.cell, exchange, score, intent };
  }
  if (place === undefined) return undefined;
  const order = orderTo(battle, reach, place.end);
  const { exchange, score } = place;
  return {
    cell: place.end.way.cell,
    exchange,
    score,
    intent: order && { order, reason: reasonFor(battle, appraisal, band, place) },
  };
};
