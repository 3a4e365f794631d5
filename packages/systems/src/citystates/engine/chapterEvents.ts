import type { Game } from '../state/game.ts';

export type EventOfChapter<Event extends { readonly type: string }, Type extends Event['type']> = Extract<
  Event,
  { type: Type }
>;

/** What the events of one chapter change: no dice, no refusals, only records. */
export type ChapterApply<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (game: Game, event: EventOfChapter<Event, Type>) => Game;
};
