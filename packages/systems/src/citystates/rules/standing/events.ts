import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { CharacterId } from '../../state/character.ts';
import { changed, type Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { withCharacters } from '../../state/units.ts';
import { standingOf } from './standingOf.ts';
import type { StandingOrders } from './state.ts';

export type StandingEvent = {
  readonly type: 'standingOrderGiven';
  readonly player: PlayerNumber;
  readonly orders: Partial<StandingOrders>;
  readonly hiding: { readonly character: CharacterId; readonly hides: boolean } | null;
};

const given = (game: Game, { player, orders, hiding }: StandingEvent): Game => {
  const standing = game.players.map((_, each) =>
    each === player ? { ...standingOf(game, each), ...orders } : standingOf(game, each),
  );
  const next = changed(game, { standing });
  return hiding === null
    ? next
    : withCharacters(next, [hiding.character], (character) => {
        character.hides = hiding.hides;
      });
};

export const standingApply: ChapterApply<StandingEvent> = { standingOrderGiven: given };
