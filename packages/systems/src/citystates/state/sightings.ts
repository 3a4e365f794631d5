import type { UnitType } from '../data/units.ts';
import type { Game } from './game.ts';
import type { Spot } from './ground.ts';
import { whereaboutsOf } from './occupancy.ts';
import { NOBODY, type PlayerNumber } from './seats.ts';
import { TRAITS, type Unit } from './unit.ts';

/** CST-HID-05, CST-R-111: the types of another's land Units in one spot, as they were seen. */
export interface Sighting {
  /** Who saw them; `NOBODY` if everybody did, because they had fought. */
  readonly by: PlayerNumber;
  readonly owner: PlayerNumber;
  readonly at: Spot;
  /** In alphabetical order, so that nothing reveals which Unit is which. */
  readonly types: readonly UnitType[];
  /** The game turn. */
  readonly turn: number;
}

type Seen = Pick<Unit, 'owner' | 'type' | 'at'>;

const sightingsOf = (by: PlayerNumber, turn: number, seen: readonly Seen[]): Sighting[] => {
  const found = new Map<string, { owner: PlayerNumber; at: Spot; types: UnitType[] }>();
  for (const { owner, type, at } of seen) {
    if (owner === by || !TRAITS[type].isLandFighting) continue;
    const key = `${owner} ${at}`;
    const there = found.get(key) ?? { owner, at, types: [] };
    there.types.push(type);
    found.set(key, there);
  }
  return [...found.values()].map(({ owner, at, types }) => ({ by, owner, at, types: types.sort(), turn }));
};

/** A newer sighting of the same spot takes the place of the older one. Without fog there is nothing to remember. */
export const remembering = (game: Game, by: PlayerNumber, seen: readonly Seen[]): Game => {
  const fresh = game.options.switches.fog ? sightingsOf(by, game.turn, seen) : [];
  if (fresh.length === 0) return game;
  const isReplaced = (old: Sighting): boolean =>
    fresh.some((each) => each.by === old.by && each.owner === old.owner && each.at === old.at);
  return { ...game, sightings: [...game.sightings.filter((old) => !isReplaced(old)), ...fresh] };
};

/** CST-HID-05: what everybody sees of the Units that fought. */
export const rememberingFighters = (game: Game): Game =>
  remembering(
    game,
    NOBODY,
    game.units.filter(({ isRevealed }) => isRevealed),
  );

/** What is remembered of a stack: the newest sighting. */
export const sightingOf = (
  { sightings }: Game,
  { owner, at }: { readonly owner: PlayerNumber; readonly at: Spot },
): Sighting | undefined => sightings.findLast((each) => each.owner === owner && each.at === at);

/** A sighting is of no use once its owner has left the spot. */
export const forgettingEmptied = (game: Game): Game => {
  if (game.sightings.length === 0) return game;
  const { here } = whereaboutsOf(game);
  const sightings = game.sightings.filter(({ owner, at }) => here[at]?.some((unit) => unit.owner === owner));
  return sightings.length === game.sightings.length ? game : { ...game, sightings };
};
