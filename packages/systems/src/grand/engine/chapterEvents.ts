import type { Game } from '../state/game.ts';

/** What the events of one chapter change: no dice, no refusals, only records. */
export type ChapterApply<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (game: Game, event: Extract<Event, { type: Type }>) => Game;
};
