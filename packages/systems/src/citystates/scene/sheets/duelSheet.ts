import type { Seat } from '@warmoot/kernel';
import type { CharacterClass } from '../../data/characters.ts';
import { TABLE } from '../../engine/subjects.ts';
import { legalOrders } from '../../orders/orderRules.ts';
import type { CstOrder } from '../../orders/orders.ts';
import { effectiveLevel } from '../../rules/characters/effectiveLevel.ts';
import type { Game } from '../../state/game.ts';
import { numberOf, seatOf } from '../../state/seats.ts';
import { findCharacter } from '../../state/units.ts';
import { nameOfCharacter } from '../../words/names.ts';
import { CLASS_SYMBOLS } from '../symbols.ts';

interface Duellist {
  readonly seat: Seat;
  readonly name: string;
  readonly class: CharacterClass;
  readonly symbol: string;
  /** What is added to the die (CST-CHR-09). */
  readonly level: number;
}

/** CST-DUE-01: a challenge that awaits this seat's answer. */
export interface DuelSheet {
  readonly challenger: Duellist;
  readonly target: Duellist;
  readonly accept: CstOrder;
  readonly refuse: CstOrder;
}

const duellist = (game: Game, id: string): Duellist | undefined => {
  const character = findCharacter(game, id);
  return (
    character && {
      seat: seatOf(character.owner),
      name: nameOfCharacter(game, character),
      class: character.class,
      symbol: character.isLeader ? 'crown' : CLASS_SYMBOLS[character.class],
      level: effectiveLevel(game, character),
    }
  );
};

/** The duel that is put to this seat; the others learn of it when it is fought (CST-HID-04). */
export const duelSheet = (game: Game, seat: Seat): DuelSheet | null => {
  const asked = game.questions[0];
  if (asked?.duel === undefined || asked.player !== numberOf(seat)) return null;
  const [challenger, target] = [asked.duel.challenger, asked.duel.target].map((id) => duellist(game, id));
  const [accept, refuse] = [...legalOrders(game, asked.player, TABLE)].filter(
    ({ type }) => type === 'answerDuel',
  );
  return challenger && target && accept && refuse ? { challenger, target, accept, refuse } : null;
};
