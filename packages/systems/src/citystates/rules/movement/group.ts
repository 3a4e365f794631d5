import type { OrderOf } from '../../orders/orders.ts';
import { CHARACTER_MOVE, type Character, type CharacterId } from '../../state/character.ts';
import { type Game, raceOf } from '../../state/game.ts';
import { NOWHERE, type Spot } from '../../state/ground.ts';
import { charactersAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { raceOfUnit, TRAITS, type Unit, type UnitId } from '../../state/unit.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import {
  bears,
  DUNE_SANDALS,
  NAVIGATORS_CHART,
  PEARL_OF_STEPPING,
  SWIFT_BOOTS,
  VINE_AMULET,
} from '../characters/artifacts.ts';
import { FORCED_MARCH } from '../siege/march.ts';
import { easeTerms, type Terms, termsOfRace } from '../terrain/stepCost.ts';
import { isWinter } from '../turn/seasons.ts';

/** A mover: its terms, and how far it can still go. */
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
  /** CST-SIE-01: it begins a forced march. */
  readonly isForced: boolean;
}

/** EC-S17: three more for the ships in the bearer's fleet. */
const chartBonus = (game: Game, { at, owner }: Unit): number =>
  charactersAt(game, owner, at).some((each) => bears(each, NAVIGATORS_CHART)) ? 3 : 0;

/** CST-MOV-01, CST-SUP-05, CST-GEN-07, CST-SIE-01 */
export const allowanceOf = (game: Game, unit: Unit): number => {
  const { move, isShip } = TRAITS[unit.type];
  return (
    (unit.isUnsupplied ? Math.ceil(move / 2) : move) +
    (unit.isForced ? FORCED_MARCH : 0) +
    (isShip ? chartBonus(game, unit) : 0)
  );
};

/** CST-MOV-03, EC-B30 */
export const characterAllowance = (_game: Game, character: Character): number =>
  CHARACTER_MOVE + (bears(character, SWIFT_BOOTS) ? 4 : 0);

/** EC-S18, EC-S19, EC-S23, CST-R-94: what a Character's Artifacts change for his whole group. */
const withArtifacts = (terms: Terms, characters: readonly Character[]): Terms => {
  if (characters.every(({ artifacts }) => artifacts.length === 0)) return terms;
  const has = (artifact: string): boolean => characters.some((each) => bears(each, artifact));
  return easeTerms(terms, {
    desert: has(DUNE_SANDALS),
    jungle: has(VINE_AMULET),
    minor: has(PEARL_OF_STEPPING),
  });
};

/** CST-SIE-02: what Winter adds to every hex off the road. */
export const winterCost = (game: Game): 0 | 1 => (game.options.switches.march && isWinter(game) ? 1 : 0);

const unitMember = (game: Game, unit: Unit, characters: readonly Character[]): Member => ({
  terms: withArtifacts(
    termsOfRace(
      raceOfUnit(unit.type, raceOf(game, unit.owner)),
      TRAITS[unit.type].isFlying,
      winterCost(game),
    ),
    characters,
  ),
  left: allowanceOf(game, unit) - unit.spent,
  hasMoved: unit.hasMoved,
  isStopped: unit.isStopped,
});

const characterMember = (game: Game, character: Character, characters: readonly Character[]): Member => ({
  terms: withArtifacts(termsOfRace(raceOf(game, character.owner), false, winterCost(game)), characters),
  left: characterAllowance(game, character) - character.spent,
  hasMoved: character.hasMoved,
  isStopped: character.isStopped || character.lostTurn === 1, // CST-R-87
});

const membersOf = (
  game: Game,
  units: readonly Unit[],
  characters: readonly Character[],
  isForced: boolean,
): Member[] => {
  const members: Member[] = [];
  for (const unit of units)
    members.push(unitMember(game, isForced ? { ...unit, isForced } : unit, characters));
  for (const character of characters) members.push(characterMember(game, character, characters));
  return members;
};

export const groupOf = (
  game: Game,
  player: PlayerNumber,
  units: readonly Unit[],
  characters: readonly Character[],
  isForced = false,
): Group => ({
  player,
  units,
  isForced,
  characters,
  from: units[0]?.at ?? characters[0]?.at ?? NOWHERE,
  members: membersOf(game, units, characters, isForced),
  hasGround: units.some(({ type }) => TRAITS[type].isGround),
  hasFighters: units.some(({ type }) => TRAITS[type].isFighting),
});

const withoutRepeats = <Id>(ids: readonly Id[]): readonly Id[] => (ids.length < 2 ? ids : [...new Set(ids)]);

/** The player's own Units of these numbers; undefined if one of them belongs to another player. */
export const ownUnits = (game: Game, player: PlayerNumber, ids: readonly UnitId[]): Unit[] | undefined => {
  const units = withoutRepeats(ids).map((id) => findUnit(game, id));
  return units.every((unit) => unit?.owner === player) ? (units as Unit[]) : undefined;
};

export const ownCharacters = (
  game: Game,
  player: PlayerNumber,
  ids: readonly CharacterId[],
): Character[] | undefined => {
  const characters = withoutRepeats(ids).map((id) => findCharacter(game, id));
  return characters.every((character) => character?.owner === player)
    ? (characters as Character[])
    : undefined;
};

/** The group that an order names; undefined unless it is the player's own, all in one spot, and not empty. */
export const groupIn = (
  game: Game,
  player: PlayerNumber,
  { units: unitIds, chars, forced }: Pick<OrderOf<'move'>, 'units' | 'chars' | 'forced'>,
): Group | undefined => {
  const units = ownUnits(game, player, unitIds);
  const characters = ownCharacters(game, player, chars);
  if (units === undefined || characters === undefined) return undefined;
  const group = groupOf(game, player, units, characters, forced === true);
  const together = [...units, ...characters].every(({ at }) => at === group.from);
  return together && group.from !== NOWHERE ? group : undefined;
};

/** CST-STK-01: how many of them count for stacking. */
export const countedOf = ({ units }: Group): number => {
  let count = 0;
  for (const { type } of units) if (TRAITS[type].isLandFighting) count++;
  return count;
};
