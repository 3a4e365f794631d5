import {
  BASE_CHARACTERS,
  type CharacterCard,
  type CharacterClass,
  SUPPLEMENT_CHARACTERS,
} from '../data/characters.ts';
import { NOWHERE, type Spot } from './ground.ts';
import type { PlayerNumber } from './seats.ts';

/** Of a card, `CC-B01`, or of a national leader, `CC-01` by seat: leaders come before cards (CST-R-95). */
export type CharacterId = string;

export interface Character {
  readonly id: CharacterId;
  readonly owner: PlayerNumber;
  readonly class: CharacterClass;
  /** As printed on the card, before caps and curses (CST-GEN-11). */
  readonly level: number;
  readonly isLeader: boolean;
  readonly at: Spot;
  readonly spent: number;
  readonly hasMoved: boolean;
  readonly isStopped: boolean;
  readonly startedAt: Spot;
  /** CST-CHR-04 */
  readonly hasActed: boolean;
  /** CST-PRA-11 */
  readonly isCursed: boolean;
  /** CST-CHR-08: ids of encounter cards, ascending. */
  readonly artifacts: readonly string[];
  /** CST-HID-03: the players who know him, as bits; the owner's own bit does not matter. */
  readonly knownTo: number;
  /** EC-B36, CST-R-87: 2 from the mishap to his owner's next START, 1 during that turn. */
  readonly lostTurn: 0 | 1 | 2;
  /** CST-MAG-05, EC-S24: moves by flying this turn. */
  readonly flies: boolean;
  /** CST-LDR-02, CST-PLY-05: never leads. */
  readonly hides: boolean;
}

export const newCharacter = (
  card: Pick<Character, 'id' | 'class' | 'level'>,
  owner: PlayerNumber,
  at: Spot,
  more: Partial<Character> = {},
): Character => ({
  id: card.id,
  owner,
  class: card.class,
  level: card.level,
  isLeader: false,
  at,
  spent: 0,
  hasMoved: false,
  isStopped: false,
  startedAt: NOWHERE,
  hasActed: false,
  isCursed: false,
  artifacts: [],
  knownTo: 0,
  lostTurn: 0,
  flies: false,
  hides: false,
  ...more,
});

const CARDS: ReadonlyMap<CharacterId, CharacterCard> = new Map(
  [...BASE_CHARACTERS, ...SUPPLEMENT_CHARACTERS].map((card) => [card.id, card]),
);

export const cardOf = (id: CharacterId): CharacterCard => CARDS.get(id) as CharacterCard;

export const isCard = (id: CharacterId): boolean => CARDS.has(id);

export const leaderId = (player: PlayerNumber): CharacterId => `CC-${String(player + 1).padStart(2, '0')}`;

/** CST-MOV-03 */
export const CHARACTER_MOVE = 10;
