import { DIRECTION_NAMES, idOf } from '../../board.ts';
import type { CswOrder } from '../../orders.ts';
import { type Battle, boardIn, type Unit } from '../../state.ts';
import type { Band } from '../bands.ts';
import type { Intent } from '../intent.ts';
import type { Appraisal } from './appraisal.ts';
import { chargesOf } from './charges.ts';
import { type Exchange, meetsPikes } from './contact.ts';
import { cellOf, type Departure, facingOf, mayStay, pathTo, type Reach, reachOf } from './reach.ts';
import { marchReason, strikeReason } from './reasons.ts';
import { rate, shootingAtHome, spotAt } from './score.ts';

/** The best a band can do with its move. */
export interface Choice {
  readonly intent: Intent | undefined;
  readonly cell: number;
  readonly exchange: Exchange;
  readonly score: number;
}

export const departureOf = ({ cell, facing, troops }: Band): Departure => ({
  units: troops,
  home: cell,
  starts: [{ cell, facing, spentHalf: Math.max(...troops.map(({ spentHalf }) => spentHalf)) }],
  underway: troops.some(({ stepsTaken }) => stepsTaken > 0),
});

/** Staying costs nothing and tires nobody. */
const INERTIA = 0.15;

export interface Place {
  readonly place: number;
  readonly score: number;
  readonly exchange: Exchange;
}

export const bestPlace = (
  battle: Battle,
  appraisal: Appraisal,
  band: Band,
  reach: Reach,
): Place | undefined => {
  const { departure } = reach;
  const start = departure.underway ? -1 : (reach.places[0] as number);
  let best: Place | undefined;
  const spots = new Map<number, ReturnType<typeof spotAt>>();
  for (const place of reach.places) {
    const cell = cellOf(place);
    if (!mayStay(battle, departure, cell)) continue;
    let spot = spots.get(cell);
    if (spot === undefined) {
      spot = spotAt(battle, appraisal, band, cell);
      spots.set(cell, spot);
    }
    const { score, exchange } = rate(battle, appraisal, band, spot, facingOf(place));
    const stays = place === start;
    const total = score + (stays ? INERTIA + shootingAtHome(battle, appraisal, band) : 0);
    if (best === undefined || total > best.score) best = { place, score: total, exchange };
  }
  return best;
};

const bestCharge = (battle: Battle, appraisal: Appraisal, band: Band, reach: Reach) => {
  let best: { score: number; exchange: Exchange; order: CswOrder; cell: number } | undefined;
  for (const { cell, facing, target, path } of chargesOf(battle, appraisal, band, reach)) {
    if (meetsPikes(battle, target, cell)) continue;
    const { score, exchange } = rate(
      battle,
      appraisal,
      band,
      spotAt(battle, appraisal, band, cell),
      facing,
      target,
    );
    if (best !== undefined && score <= best.score) continue;
    const order: CswOrder = {
      type: 'move',
      units: band.troops.map(({ id }) => id),
      path: [...path],
      charge: idOf(boardIn(battle), target.cell),
    };
    best = { score, exchange, order, cell };
  }
  return best;
};

export const orderTo = (battle: Battle, reach: Reach, place: number): CswOrder | undefined => {
  const path = pathTo(battle, reach, place);
  if (path.length === 0) return undefined;
  const { units, home } = reach.departure;
  return cellOf(place) === home
    ? { type: 'turn', hex: idOf(boardIn(battle), home), facing: DIRECTION_NAMES[facingOf(place)] }
    : { type: 'move', units: units.map(({ id }: Unit) => id), path };
};

const reasonFor = (battle: Battle, appraisal: Appraisal, band: Band, { place, exchange }: Place): string =>
  exchange.target === undefined
    ? marchReason(battle, appraisal, band, cellOf(place))
    : strikeReason(battle, exchange, false);

export const chooseMove = (battle: Battle, appraisal: Appraisal, band: Band): Choice | undefined => {
  const reach = reachOf(battle, departureOf(band));
  const place = bestPlace(battle, appraisal, band, reach);
  const charge = bestCharge(battle, appraisal, band, reach);
  if (charge !== undefined && charge.score > (place?.score ?? Number.NEGATIVE_INFINITY)) {
    const { order, cell, exchange, score } = charge;
    return {
      cell,
      exchange,
      score,
      intent: { order, reason: strikeReason(battle, exchange, true) },
    };
  }
  if (place === undefined) return undefined;
  const order = orderTo(battle, reach, place.place);
  const { exchange, score } = place;
  const cell = cellOf(place.place);
  return {
    cell,
    exchange,
    score,
    intent: order && { order, reason: reasonFor(battle, appraisal, band, place) },
  };
};
