import type { Character, CharacterId } from './character.ts';
import type { Game } from './game.ts';
import type { Unit, UnitId } from './unit.ts';

/** A fresh copy that is still being written. */
export type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** Where a Unit is in the ascending list, or -1. */
const indexOf = (units: readonly Unit[], id: UnitId): number => {
  let [low, high] = [0, units.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = (units[middle] as Unit).id;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

export const findUnit = ({ units }: Game, id: UnitId): Unit | undefined => units[indexOf(units, id)];
export const unitOf = (game: Game, id: UnitId): Unit => findUnit(game, id) as Unit;

/** Changes several Units in one copy of the list; `change` writes on a fresh copy of each. */
export const withUnits = (
  game: Game,
  ids: readonly UnitId[],
  change: (unit: Changing<Unit>, index: number) => void,
): Game => {
  if (ids.length === 0) return game;
  const units = game.units.slice();
  for (let i = 0; i < ids.length; i++) {
    const at = indexOf(units, ids[i] as UnitId);
    const copy = { ...(units[at] as Unit) };
    change(copy, i);
    units[at] = copy;
  }
  return { ...game, units };
};

/** The added Units are new, so none of their numbers is in the list. */
export const addUnits = (game: Game, added: readonly Unit[]): Game => {
  if (added.length === 0) return game;
  const units = game.units.slice();
  for (const unit of added) {
    let at = units.length;
    while (at > 0 && (units[at - 1] as Unit).id > unit.id) at--;
    units.splice(at, 0, unit);
  }
  return { ...game, units };
};

export const removeUnits = (game: Game, ids: readonly UnitId[]): Game =>
  ids.length === 0 ? game : { ...game, units: game.units.filter(({ id }) => !ids.includes(id)) };

export const findCharacter = ({ characters }: Game, id: CharacterId): Character | undefined =>
  characters.find((character) => character.id === id);

export const withCharacters = (
  game: Game,
  ids: readonly CharacterId[],
  change: (character: Changing<Character>, index: number) => void,
): Game => {
  if (ids.length === 0) return game;
  const characters = game.characters.map((character) => {
    const index = ids.indexOf(character.id);
    if (index < 0) return character;
    const copy = { ...character };
    change(copy, index);
    return copy;
  });
  return { ...game, characters };
};

export const addCharacters = (game: Game, added: readonly Character[]): Game => ({
  ...game,
  characters: [...game.characters, ...added].sort((a, b) => (a.id < b.id ? -1 : 1)),
});
