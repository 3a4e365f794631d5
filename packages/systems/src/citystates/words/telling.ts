import { say } from '@warmoot/kernel';
import type { EventOf, EventType } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import type { PlayerNumber } from '../state/seats.ts';

/** Who reads the story. */
export interface Reader {
  readonly player: PlayerNumber;
  /** The moderator. */
  readonly seesAll: boolean;
}

interface Telling {
  readonly text: string;
  /** The player who acted or was affected. */
  readonly of?: PlayerNumber;
  readonly opens?: true;
  /** Its dice would reveal a secret to this reader. */
  readonly hidesRolls?: true;
}

/** The text of each event of a chapter; undefined if the reader learns nothing. */
export type ChapterWords<Type extends EventType> = {
  readonly [Name in Type]: (before: Game, event: EventOf<Name>, reader: Reader) => Telling | undefined;
};

/** Whether the reader may know this player's secrets. */
export const isPrivyTo = ({ player, seesAll }: Reader, owner: PlayerNumber): boolean =>
  seesAll || player === owner;

/** `1 Unit`, `3 Units` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  say`${count} ${count === 1 ? one : many}`;
