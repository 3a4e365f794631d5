import { say } from '@warmoot/kernel';
import { type Card, type Rank, rankOf, suitOf } from '../data/cards.ts';
import { GENERAL_NAMES } from '../data/generals.ts';
import { rowOf, type UnitCode } from '../data/units.ts';
import type { Army, General } from '../state/army.ts';
import { armyIn, cityAt, cityOf, type Game } from '../state/game.ts';
import type { Counts } from '../state/roster.ts';
import { type Kingdom, nameOfKingdom } from '../state/seats.ts';

/** A list of kingdoms whose names can be said in another language. */
export const listOfKingdoms = (kingdoms: readonly Kingdom[]): string =>
  kingdoms.map((kingdom) => say`${nameOfKingdom(kingdom)}`).join(', ');

/** `23 Heavy Foot, 2 Warrior 1`, whose names can be said in another language. */
export const unitsInWords = (counts: Counts): string =>
  (Object.entries(counts) as [UnitCode, number][])
    .map(([code, count]) => say`${count} ${rowOf(code).name}`)
    .join(', ');

export const ROMAN = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

/** Generals are called in the order they appear; later ones of the same name are numbered. */
export const nameOfGeneral = ({ id }: Pick<General, 'id'>): string => {
  const round = Math.floor((id - 1) / GENERAL_NAMES.length);
  return `${GENERAL_NAMES[(id - 1) % GENERAL_NAMES.length]}${ROMAN[round] ?? ` ${round + 1}`}`;
};

/** `the garrison of Redmere`, `Red's army under Aldric`, `Red's army 12`. */
export const armyName = (game: Game, army: Army): string => {
  const city = cityAt(game, army.at);
  if (city >= 0 && game.owners[city] === army.owner) return say`the garrison of ${cityOf(game, city).name}`;
  return army.commander === null
    ? say`${nameOfKingdom(army.owner)}'s army ${army.id}`
    : say`${nameOfKingdom(army.owner)}'s army under ${nameOfGeneral(army.commander)}`;
};

export const nameOfArmy = (game: Game, id: number): string => {
  const army = armyIn(game, id);
  return army === undefined ? say`army ${id}` : armyName(game, army);
};

const RANK_NAMES: Readonly<Partial<Record<Rank, string>>> = { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' };

/** `Jack of clubs`, `7 of hearts`. */
export const nameOfCard = (card: Card): string =>
  say`${RANK_NAMES[rankOf(card)] ?? rankOf(card)} of ${suitOf(card)}`;
