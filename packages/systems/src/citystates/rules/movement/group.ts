import { UNITS } from '../../data/units.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { CHARACTER_MOVE, type Character, type CharacterId } from '../../state/character.ts';
import { type Game, raceOf } from '../../state/game.ts';
import { NOWHERE, type Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { raceOfUnit, TRAITS, type Unit, type UnitId } from '../../state/unit.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import { type Terms, termsOfRace } from '../terrain/stepCost.ts';
import { isWinter } from '../turn/seasons.ts';

/** One who moves: on what terms, and how far he can still go. */
export interface Member {
  readonly terms: Terms;
  readonly left: number;
  readonly hasMoved: boolean;
  readonly isStopped: boolean;
}

/** CST-MOV-02, CST-STK-04: Units and Characters of one player that move along one path. */
export interface Group {
  readonly player: PlayerNumber;
  readonly units: readonly Unit[];
  readonly characters: readonly Character[];
  readonly from: Spot;
  /** Units first, then Characters. */
  readonly members: readonly Member[];
  readonly hasGround: boolean;
  readonly hasFighters: boolean;
}

/** CST-MOV-01 */
export const allowanceOf = (_game: Game, { type }: Unit): number => UNITS[type].move;

/** CST-MOV-03 */
export const characterAllowance = (_game: Game, _character: Character): number => CHARACTER_MOVE;

/** CST-SIE-02: what Winter adds to every hex off the road. */
const winterCost = (game: Game): number => (game.options.switches.march && isWinter(game) ? 1 : 0);

const unitMember = (game: Game, unit: Unit): Member => ({
  terms: termsOfRace(
    raceOfUnit(unit.type, raceOf(game, unit.owner)),
    TRAITS[unit.type].isFlying,
    winterCost(game),
  ),
  left: allowanceOf(game, unit) - unit.spent,
  hasMoved: unit.hasMoved,
  isStopped: unit.isStopped,
});

const characterMember = (game: Game, character: Character): Member => ({
  terms: termsOfRace(raceOf(game, character.owner), false, winterCost(game)),
  left: characterAllowance(game, character) - character.spent,
  hasMoved: character.hasMoved,
  isStopped: character.isStopped,
});

export const groupOf = (
  game: Game,
  player: PlayerNumber,
  units: readonly Unit[],
  characters: readonly Character[],
): Group => ({
  player,
  units,
  characters,
  from: units[0]?.at ?? characters[0]?.at ?? NOWHERE,
  members: [
    ...units.map((unit) => unitMember(game, unit)),
    ...characters.map((character) => characterMember(game, character)),
  ],
  hasGround: units.some(({ type }) => TRAITS[type].isGround),
  hasFighters: units.some(({ type }) => TRAITS[type].isFighting),
});

/** The player's own Units of these numbers; undefined if one of them is not his. */
export const ownUnits = (game: Game, player: PlayerNumber, ids: readonly UnitId[]): Unit[] | undefined => {
  const units = [...new Set(ids)].map((id) => findUnit(game, id));
  return units.every((unit) => unit?.owner === player) ? (units as Unit[]) : undefined;
};

export const ownCharacters = (
  game: Game,
  player: PlayerNumber,
  ids: readonly CharacterId[],
): Character[] | undefined => {
  const characters = [...new Set(ids)].map((id) => findCharacter(game, id));
  return characters.every((character) => character?.owner === player)
    ? (characters as Character[])
    : undefined;
};

/** The group that an order names; undefined unless it is the player's own, all in one spot, and not empty. */
export const groupIn = (
  game: Game,
  player: PlayerNumber,
  { units: unitIds, chars }: Pick<OrderOf<'move'>, 'units' | 'chars'>,
): Group | undefined => {
  const units = ownUnits(game, player, unitIds);
  const characters = ownCharacters(game, player, chars);
  if (units === undefined || characters === undefined) return undefined;
  const group = groupOf(game, player, units, characters);
  const together = [...units, ...characters].every(({ at }) => at === group.from);
  return together && group.from !== NOWHERE ? group : undefined;
};

/** CST-STK-01: how many of them count for stacking. */
export const countedOf = ({ units }: Group): number =>
  units.filter(({ type }) => TRAITS[type].isLandFighting).length;
