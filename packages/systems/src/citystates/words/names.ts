import { capital, say } from '@warmoot/kernel';
import { TITLES } from '../data/characters.ts';
import { type Character, type CharacterId, cardOf } from '../state/character.ts';
import { type Game, playerOf } from '../state/game.ts';
import { type PlayerNumber, seatOf } from '../state/seats.ts';
import type { UnitId } from '../state/unit.ts';
import { findCharacter, findUnit } from '../state/units.ts';
import { countOfType } from './grammar.ts';

export { capital };

/** `Footmen, 2 Archers`: each can be translated by itself. */
export const listed = (parts: readonly string[], between = ', '): string =>
  parts.map((part) => say`${part}`).join(between);

/** `2 Units and supplies` */
export const joined = (parts: readonly string[]): string => listed(parts, say` and `);

/** `Elves`, or the seat's colour before it has a race. */
export const nameOfPlayer = (game: Game, player: PlayerNumber): string =>
  playerOf(game, player)?.race ?? capital(seatOf(player));

/** Inside a sentence: `the Elves`, `Red`. */
export const spokenPlayer = (game: Game, player: PlayerNumber): string => {
  const race = playerOf(game, player)?.race;
  return race == null ? capital(seatOf(player)) : `the ${race}`;
};

/** At the start of a sentence. */
export const openingPlayer = (game: Game, player: PlayerNumber): string =>
  capital(spokenPlayer(game, player));

/** `the Orcs and the Elves` */
export const spokenPlayers = (game: Game, players: readonly PlayerNumber[]): string =>
  joined(players.map((player) => spokenPlayer(game, player)));

/** `2 Archers, Footmen`: Units by type, in the order named. */
export const listOfTypes = (types: readonly string[]): string =>
  listed([...new Set(types)].map((type) => countOfType(types.filter((each) => each === type).length, type)));

export const namesOfUnits = (game: Game, ids: readonly UnitId[]): string =>
  listOfTypes(ids.map((id) => findUnit(game, id)?.type ?? 'an unknown Unit'));

/** `Tam Orrel` for a card, `the Archimage of the Elves` for a leader. */
export const nameOfCharacter = (game: Game, { isLeader, class: cls, level, owner, id }: Character): string =>
  isLeader ? say`the ${TITLES[cls][level - 1] as string} of ${spokenPlayer(game, owner)}` : cardOf(id).name;

export const namesOfCharacters = (game: Game, ids: readonly CharacterId[]): string =>
  listed(
    ids.map((id) => {
      const character = findCharacter(game, id);
      return character === undefined ? 'an unknown Character' : nameOfCharacter(game, character);
    }),
  );
