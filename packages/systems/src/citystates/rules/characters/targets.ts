import { type Clause, permit, refuse } from '@warmoot/kernel';
import type { Character, CharacterId } from '../../state/character.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { NOWHERE, type Spot } from '../../state/ground.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import { idOfSpot, spotIn } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { friendsOf, isEnemy } from '../../state/sides.ts';
import { findCharacter } from '../../state/units.ts';
import type { Aim, Attempt } from './action.ts';
import { isWithin1, spotsWithin1 } from './within.ts';

export const targetOf = ({ game, order }: Pick<Attempt, 'game' | 'order'>): Character | undefined =>
  order.target === undefined ? undefined : findCharacter(game, order.target);

/** The spot named, or where the Character is. */
export const hexOf = ({ game, order, character }: Attempt): Spot =>
  order.hex === undefined ? character.at : spotIn(game, order.hex);

/** CST-HID-01: a view contains only Characters that the player knows, so no other can be named. */
export const knownEnemyNear =
  (rule: string): Clause<Attempt> =>
  (attempt) => {
    const { game, player, character } = attempt;
    const target = targetOf(attempt);
    return target !== undefined &&
      isEnemy(game, player, target.owner) &&
      isWithin1(game, character.at, target.at)
      ? permit
      : refuse(rule, 'you know of no such enemy Character within 1');
  };

export const spotNear =
  (rule: string): Clause<Attempt> =>
  (attempt) =>
    isWithin1(attempt.game, attempt.character.at, hexOf(attempt))
      ? permit
      : refuse(rule, 'it must be within 1 of the Character');

/** CST-MAG-10, CST-PRA-12: an adjacent hex, not his own. */
export const spotBeside =
  (rule: string): Clause<Attempt> =>
  (attempt) => {
    const { game, character } = attempt;
    const hex = hexOf(attempt);
    return hex !== character.at && isWithin1(game, character.at, hex)
      ? permit
      : refuse(rule, 'it must be adjacent to the Character');
  };

/** Players with any visible Unit in a spot, as bits. */
export const ownersIn = (game: Game, spot: Spot): number => {
  if (spot === NOWHERE) return 0;
  const { fighters, supplies, ships } = occupancyOf(game);
  return (fighters[spot] as number) | (supplies[spot] as number) | (ships[spot] as number);
};

export const hasEnemyUnits = (game: Game, player: PlayerNumber, spot: Spot): boolean =>
  (ownersIn(game, spot) & ~friendsOf(game, player)) !== 0;

export const enemiesNear = (game: Game, { at, owner }: Character): Aim[] => {
  const near = spotsWithin1(game, at);
  return game.characters
    .filter((other) => isEnemy(game, owner, other.owner) && near.includes(other.at))
    .map(({ id }) => ({ target: id }));
};

export const hexesNear = (game: Game, { at }: Character): Aim[] =>
  spotsWithin1(game, at).map((spot) => ({ hex: idOfSpot(game, spot) }));

/** Hexes on land only, for effects that belong to a hex (CST-MAG-11). */
export const isLandHex = (game: Game, spot: Spot): boolean => {
  const { hexes, isOpen } = groundIn(game);
  return spot >= 0 && spot < hexes && isOpen[spot] === 1;
};

export const otherCharactersIn = (game: Game, { at, id }: Character): CharacterId[] =>
  game.characters.filter((other) => other.at === at && other.id !== id).map((other) => other.id);
