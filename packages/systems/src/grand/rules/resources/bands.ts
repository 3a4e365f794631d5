import { type Clause, permit, refuse, say } from '@warmoot/kernel';
import { POINTS } from '../../data/figures.ts';
import type { Tale } from '../../engine/tale.ts';
import { NO_TROOPS, strengthOf, type Troops } from '../../state/army.ts';
import { citiesOf, type Game, groundIn, hasRosters, realmOf, troops } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { cityIn } from '../../state/places.ts';
import { type Counts, muster, unitsThatFit, valueOfCounts } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';
import { figureOf } from '../../words/points.ts';
import { roomIn } from '../armies/limits.ts';
import { checkLeaders, leviedTroops } from '../rosters/levy.ts';
import { KING_OF_SPADES } from '../rosters/standard.ts';
import { type Bundle, firstFault, type Stage } from './bundle.ts';
import { join } from './join.ts';

/** GRD-PLY-28, GRD-R-115: the units of a band; 75 points, with their leaders. */
const bandOf = (order: Pick<Stage, 'bandUnits'>, band: number): Counts =>
  order.bandUnits?.[band] ?? KING_OF_SPADES;

export const bandsAreMixed: Clause<Bundle> = ({ game, order }) => {
  const { bandUnits = [], bands } = order;
  if (!hasRosters(game))
    return bandUnits.length === 0 ? permit : refuse('GRD-GEN-09', 'there are no units in this match');
  if (bandUnits.length > bands.length) return refuse('GRD-PLY-28', 'name a city for each band');
  const most = troops(game, POINTS.kingOfSpades);
  if (bandUnits.some((counts) => valueOfCounts(counts) > most))
    return refuse('GRD-PLY-28', say`a band has at most ${figureOf(game, most)} points`);
  return firstFault(
    bandUnits.map((counts) => checkLeaders(game, leviedTroops(game, { units: counts }, 'hired', 1).units)),
  );
};

/** GRD-R-40, GRD-R-105: a city of his own for each band. */
export const bandsInOwnCities: Clause<Bundle> = ({ game, kingdom, order }) => {
  if (order.bands.length > realmOf(game, kingdom).bands)
    return refuse('GRD-WLD-21', 'no such band is coming');
  return order.bands.every((id) => game.owners[cityIn(game, id)] === kingdom)
    ? permit
    : refuse('GRD-R-40', 'a band comes to a city of yours');
};

/** GRD-CSW-35: of a band as much as finds room. */
export const bandThatFits = (game: Game, band: Troops, room: number): Troops =>
  hasRosters(game)
    ? muster(unitsThatFit(band.units ?? [], room))
    : { ...NO_TROOPS, mercenary: Math.min(strengthOf(band), Math.max(0, room)) };

export const fullBand = (game: Game, order: Pick<Stage, 'bandUnits'>, band: number, first?: number): Troops =>
  leviedTroops(
    game,
    hasRosters(game) ? { units: bandOf(order, band) } : { points: troops(game, POINTS.kingOfSpades) },
    'hired',
    first,
  );

/** GRD-R-115: the city with most room, then the lowest id. */
const roomiest = (game: Game, kingdom: Kingdom): number | undefined => {
  const room = (city: number): number => roomIn(game, groundIn(game).citySpots[city] as Spot);
  return citiesOf(game, kingdom).sort((a, b) => room(b) - room(a) || a - b)[0];
};

/** GRD-WLD-21, GRD-WLD-27, GRD-R-40, GRD-R-105: each band in its city, as many as fit. */
export const bringBands = (tale: Tale, kingdom: Kingdom, bundle: Stage): void => {
  const chosen = bundle.bands;
  const { bands } = realmOf(tale.state, kingdom);
  for (let band = 0; band < bands; band++) {
    const id = chosen[band];
    const city = id === undefined ? roomiest(tale.state, kingdom) : cityIn(tale.state, id);
    if (city === undefined) continue;
    const at = groundIn(tale.state).citySpots[city] as Spot;
    const all = fullBand(tale.state, bundle, band);
    const coming = bandThatFits(tale.state, all, roomIn(tale.state, at));
    if (strengthOf(coming) > 0)
      join(tale, kingdom, at, coming, 0, 'free mercenaries', strengthOf(all) - strengthOf(coming));
  }
  if (bands > 0) tale.tell({ type: 'giftPromised', kingdom, rp: 0, bands: -bands, rules: ['GRD-WLD-21'] });
};
