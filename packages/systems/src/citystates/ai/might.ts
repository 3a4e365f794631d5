import { cachePerObject } from '@warmoot/kernel';
import type { Race } from '../data/races.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import { recruitable } from '../rules/economy/recruits.ts';
import { type Game, raceOf, type Stack } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { ownUnitsAt } from '../state/occupancy.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { isEnemy } from '../state/sides.ts';
import { raceOfUnit, TRAITS, type Unit } from '../state/unit.ts';

/** A rough estimate: a point of Defense makes a Unit last a third longer, and a high Order strikes first. */
const WEIGHT = { defense: 0.35, order: 0.03, undead: 1.8 } as const;

/** The strength of a Unit of this type in a fight on land. */
export const mightOfType = (type: UnitType, nation: Race): number => {
  const { attack, defense, order } = UNITS[type];
  if (!TRAITS[type].isLandFighting) return 0;
  const isUndead = raceOfUnit(type, nation) === 'Undead';
  return (
    ((attack ?? 0) + 1) *
    (1 + WEIGHT.defense * defense) *
    (1 + WEIGHT.order * order) *
    (isUndead ? WEIGHT.undead : 1)
  );
};

export const mightOf = (game: Game, units: readonly Unit[]): number =>
  units.reduce((sum, { type, owner }) => sum + mightOfType(type, raceOf(game, owner)), 0);

/** The assumed strength of an unseen Unit: the mean of what its nation recruits. */
const meanMight = (game: Game, nation: Race): number => {
  const types = recruitable(game, nation).filter((type) => TRAITS[type].isLandFighting);
  return types.reduce((sum, type) => sum + mightOfType(type, nation), 0) / types.length;
};

/** What a Unit of this player's nation counts on the average. */
export const mightOfMean = (game: Game, player: PlayerNumber): number =>
  meanMight(game, raceOf(game, player));

const mightOfStack = (game: Game, { owner, fighting, types }: Stack): number => {
  const nation = raceOf(game, owner);
  const known = types.filter((type) => TRAITS[type].isLandFighting).slice(0, fighting);
  return (
    known.reduce((sum, type) => sum + mightOfType(type, nation), 0) +
    (fighting - known.length) * meanMight(game, nation)
  );
};

/** An enemy force on land, as far as the seat sees it. */
export interface Host {
  readonly at: Spot;
  readonly owner: PlayerNumber;
  readonly count: number;
  readonly might: number;
}

const hostsIn = cachePerObject((stacks: readonly Stack[], game: Game): readonly Host[] =>
  stacks
    .filter(({ fighting }) => fighting > 0)
    .map((stack) => ({
      at: stack.at,
      owner: stack.owner,
      count: stack.fighting,
      might: mightOfStack(game, stack),
    })),
);

export const enemyHosts = (game: Game, player: PlayerNumber): Host[] =>
  hostsIn(game.stacks, game).filter(({ owner }) => isEnemy(game, player, owner));

export const enemyMightAt = (game: Game, player: PlayerNumber, spot: Spot): number =>
  enemyHosts(game, player).reduce((sum, { at, might }) => sum + (at === spot ? might : 0), 0);

export const fightersAt = (game: Game, player: PlayerNumber, spot: Spot): Unit[] =>
  ownUnitsAt(game, player, spot).filter(({ type }) => TRAITS[type].isLandFighting);
