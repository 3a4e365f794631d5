import type { Clause, Dice, Modifier } from '@warmoot/kernel';
import type { CharacterClass } from '../../data/characters.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Character } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';

/** One of the player's Characters who is about to act. */
export interface Attempt {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly character: Character;
  readonly order: OrderOf<'act'>;
}

/** The rest of an order, besides who acts and how. */
export type Aim = Partial<Omit<OrderOf<'act'>, 'type' | 'char' | 'action'>>;

/** One row of the action table (CST-CHR-03). */
export interface Action {
  /** After "Cannot" or "You may". */
  readonly words: string;
  readonly verb: string;
  /** CST-CHR-06, CST-R-46: which class may, and from which level; 0 if no level is needed. */
  readonly levels: Readonly<Partial<Record<CharacterClass, number>>>;
  /** Characters of another class or level who may do it too. */
  readonly alsoFor?: (game: Game, character: Character) => boolean;
  /** CST-HID-04: a Character who tries it becomes known to all. */
  readonly isOpen: boolean;
  readonly clauses: readonly Clause<Attempt>[];
  /**
   * The success number as a ledger: as the player knows it, or the true one (CST-R-67). Undefined: no die is rolled.
   */
  readonly number?: (attempt: Attempt, isTrue: boolean) => readonly Modifier[];
  /** Who sees the success die besides the player. */
  readonly seenBy?: (attempt: Attempt, isSuccess: boolean) => 'all' | readonly PlayerNumber[];
  /** What comes before the success die; false: the attempt is stopped (CST-R-82). */
  readonly before?: (tale: Tale, attempt: Attempt, dice: Dice) => boolean;
  readonly succeed: (tale: Tale, attempt: Attempt, dice: Dice) => void;
  readonly fail?: (tale: Tale, attempt: Attempt, dice: Dice, rolled: number) => void;
  /** Its possible targets; listing a few too many is harmless. */
  readonly offers: (game: Game, character: Character) => Iterable<Aim>;
}

export const NO_AIM: readonly Aim[] = [{}];
