import { WEEKS } from '../data/calendar.ts';
import { roughChance } from '../knowledge/forecast.ts';
import { figuresOf } from '../rules/combat/modifiers.ts';
import { type Army, strengthOf, type Troops } from '../state/army.ts';
import { armyAt, atPeace, cityOf, type Game, groundIn, isAlive } from '../state/game.ts';
import { distance, distanceToCity, type Spot } from '../state/ground.ts';
import type { Kingdom } from '../state/seats.ts';

/** Every tenth face: a hundred pairs of dice are enough to choose by. */
const STRIDE = 10;

/** The chance that this army, or a part of it, beats that one. */
export const chanceAgainst = (game: Game, army: Army, part: Troops, target: Army): number =>
  roughChance(figuresOf(game, army, part, target), STRIDE);

export const isEnemy = (game: Game, own: Kingdom, other: Kingdom): boolean =>
  other !== own && !atPeace(game, own, other);

/** The strongest army of a living enemy within so many hexes. */
export const threatAt = (game: Game, own: Kingdom, spot: Spot, within: number): number => {
  const ground = groundIn(game);
  let most = 0;
  for (const army of game.armies)
    if (
      isEnemy(game, own, army.owner) &&
      isAlive(game, army.owner) &&
      distance(ground, army.at, spot) <= within
    )
      most = Math.max(most, strengthOf(army));
  return most;
};

/** A city worth taking, and how strongly it is held. */
export interface Target {
  readonly city: number;
  readonly spot: Spot;
  readonly held: number;
  readonly value: number;
}

const CITY_VALUE = 3;
const CAPITAL_VALUE = 9;
const FORTRESS_FACTOR = 1.6;
const CITY_FACTOR = 1.25;

/** GRD-MOV-08: every foreign city that may be entered. */
export const targetsFor = (game: Game, own: Kingdom): Target[] => {
  const { citySpots } = groundIn(game);
  const prisons = game.princes.filter(({ father }) => father === own).map(({ city }) => city);
  return game.owners.flatMap((owner, city) => {
    if (!isEnemy(game, own, owner) || (prisons.length > 0 && !prisons.includes(city))) return [];
    const spot = citySpots[city] as Spot;
    const garrison = armyAt(game, spot);
    const { isFortified, isCapital, founder } = cityOf(game, city);
    const factor = isFortified ? FORTRESS_FACTOR : CITY_FACTOR;
    const wins = isCapital && founder === owner && isAlive(game, owner);
    return [
      {
        city,
        spot,
        held: garrison === undefined ? 0 : strengthOf(garrison) * factor,
        value: wins ? CAPITAL_VALUE : CITY_VALUE,
      },
    ];
  });
};

/**
 * Of equally good things another comes first every week: by the lowest number all armies would march against the
 * kingdoms that come first, and all would prefer the east.
 */
export const inTurn = <Thing>(game: Game, things: readonly Thing[], own: Kingdom): Thing[] => {
  const first = (game.year * WEEKS + game.week + own) % Math.max(1, things.length);
  return [...things.slice(first), ...things.slice(0, first)];
};

/** The target that is worth the march: near, valuable, and not too strong. */
export const bestTarget = (
  game: Game,
  targets: readonly Target[],
  own: Kingdom,
  from: Spot,
  strength: number,
): Target | undefined => {
  const ground = groundIn(game);
  const score = ({ city, held, value }: Target): number =>
    value - distanceToCity(ground, city, from) - Math.max(0, (held - strength) / 40);
  return inTurn(game, targets, own).reduce<Target | undefined>(
    (best, target) => (best === undefined || score(target) > score(best) ? target : best),
    undefined,
  );
};
