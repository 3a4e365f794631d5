import type { Seat } from '@warmoot/kernel';
import type { CharacterClass } from '../data/characters.ts';
import { TABLE } from '../engine/subjects.ts';
import { legalOrders } from '../orders/orderRules.ts';
import type { CstOrder } from '../orders/orders.ts';
import { effectiveLevel } from '../rules/characters/effectiveLevel.ts';
import type { Game } from '../state/game.ts';
import { numberOf, seatOf } from '../state/seats.ts';
import { findCharacter } from '../state/units.ts';
import { nameOfCharacter } from '../words/names.ts';
import { CLASS_SYMBOLS } from './symbols.ts';

interface Duellist {
  readonly seat: Seat;
  readonly name: string;
  readonly class: CharacterClass;
  readonly symbol: string;
  /** What is added to the die (CST-CHR-09). */
  readonly level: number;
}

/** CST-DUE-01: a challenge that awaits its answer. */
export interface DuelSheet {
  readonly challenger: Duellist;
  readonly target: Duellist;
  /** Who is asked. */
  readonly asked: Seat;
  readonly accept: CstOrder | null;
  readonly refuse: CstOrder | null;
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

/** The duel that is being offered, as far as this seat knows both (CST-HID-04). */
export const duelSheet = (game: Game, seat: Seat): DuelSheet | null => {
  const asked = game.questions[0];
  const { duel } = asked ?? {};
  const [challenger, target] = [duel?.challenger, duel?.target].map((id) => duellist(game, id ?? ''));
  if (asked === undefined || challenger === undefined || target === undefined) return null;
  const isAsked = asked.player === numberOf(seat);
  const answer = (accept: boolean): CstOrder | null =>
    (isAsked
      ? [...legalOrders(game, asked.player, TABLE)].find(
          (order) => order.type === 'answerDuel' && order.accept === accept,
        )
      : undefined) ?? null;
  return { challenger, target, asked: seatOf(asked.player), accept: answer(true), refuse: answer(false) };
};
