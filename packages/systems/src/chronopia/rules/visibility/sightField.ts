/** Everything the observers of an empire can see, hex by hex (CHR-VIS-01, -09, -10; CHR-R-53, CHR-R-63). */
import { cellAt, distance, type Grid, hexOf, OFF_BOARD, spiral } from '@warmoot/hex';
import { TERRAIN } from '../../data/terrain.ts';
import { isBroken } from '../../state/armies.ts';
import {
  cellOn,
  type Ground,
  gridOf,
  type Hex,
  hexCount,
  isBelow,
  neighbours,
  terrainAt,
} from '../../state/ground.ts';
import { armiesOf, citiesOf, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId } from '../../state/state.ts';
import { isInItsRuins } from '../ground/ruins.ts';
import { farthestSight, leastClassSeen, NOTHING, type Rating } from './sightRange.ts';

export interface Observer {
  readonly owner: EmpireId;
  readonly at: Hex;
  readonly rating: Rating;
}

/** By hex of both layers: the smallest class seen there, NOTHING if out of sight. */
export type SightField = Uint8Array;

/** Ruins count as a watchtower (CHR-R-53), but a Broken army there still sees only as a Broken army (CHR-BRK-08). */
const ratingOf = (campaign: Campaign, army: Army): Rating => {
  if (isBroken(campaign, army)) return 'restricted';
  return isInItsRuins(campaign, army) ? 'long' : 'normal';
};

/** CHR-VIS-01. Spies see nothing. */
export const observersOf = (campaign: Campaign): Observer[] => [
  ...citiesOf(campaign).map(({ owner, at }): Observer => ({ owner, at, rating: 'long' })),
  ...armiesOf(campaign).map(
    (army): Observer => ({ owner: army.owner, at: army.at, rating: ratingOf(campaign, army) }),
  ),
  ...unitsOf(campaign).map(
    ({ owner, at, kind }): Observer => ({ owner, at, rating: kind === 'scout' ? 'long' : 'adjacent' }),
  ),
  ...Object.entries(campaign.sites).flatMap(([hex, { tower, depot, temple }]): Observer[] => [
    ...(tower ? [{ owner: tower.owner, at: Number(hex), rating: 'long' as const }] : []),
    ...(depot ? [{ owner: depot.owner, at: Number(hex), rating: 'adjacent' as const }] : []),
    ...(temple ? [{ owner: temple.owner, at: Number(hex), rating: 'adjacent' as const }] : []),
  ]),
];

export const noSight = (ground: Ground): SightField => new Uint8Array(2 * hexCount(ground)).fill(NOTHING);

const see = (field: SightField, hex: Hex, least: number): void => {
  if (least < field[hex]!) field[hex] = least;
};

/** CHR-VIS-10: underground everybody sees one hex far, whatever is there. */
const lookBelow = (field: SightField, ground: Ground, at: Hex): void => {
  for (const hex of [at, ...neighbours(ground, at)]) see(field, hex, 0);
};

const ORIGIN = { q: 0, r: 0 };
const WIDEST = spiral(ORIGIN, farthestSight('long')).map((offset) => ({
  ...offset,
  distance: distance(ORIGIN, offset),
}));

/** No sight through portals (CHR-VIS-09), nor from one layer into the other. */
const lookAbout = (field: SightField, ground: Ground, grid: Grid, { at, rating }: Observer): void => {
  const { q, r } = hexOf(grid, at);
  const reach = farthestSight(rating);
  const inBadlands = terrainAt(ground, at) === 'badlands';
  for (const offset of WIDEST) {
    if (offset.distance > reach) break;
    const hex = cellAt(grid, q + offset.q, r + offset.r);
    if (hex === OFF_BOARD) continue;
    const terrain = terrainAt(ground, hex);
    const badlands = inBadlands || terrain === 'badlands';
    see(field, hex, leastClassSeen(rating, offset.distance, TERRAIN[terrain].hides, badlands));
  }
};

/** One field for each empire that keeps a map; observers of one kind in one hex look once. */
export const sightFields = (
  { ground }: Campaign,
  observers: readonly Observer[],
  empires: readonly EmpireId[],
): ReadonlyMap<EmpireId, SightField> => {
  const grid = gridOf(ground);
  const fields = new Map(empires.map((empire) => [empire, noSight(ground)]));
  const done = new Set<string>();
  for (const observer of observers) {
    const field = fields.get(observer.owner);
    const key = `${observer.owner} ${observer.at} ${observer.rating}`;
    if (field === undefined || done.has(key)) continue;
    done.add(key);
    if (isBelow(ground, observer.at)) lookBelow(field, ground, observer.at);
    else lookAbout(field, ground, grid, { ...observer, at: cellOn(ground, observer.at) });
  }
  return fields;
};
