import type { Seat, Seen } from '@warmoot/kernel';
import type { SealedOrder } from '../orders/orders.ts';
import { defaultPlace } from '../rules/calendar/placement.ts';
import { defaultStage } from '../rules/resources/bundle.ts';
import { defaultSetUp } from '../rules/setup/setUp.ts';
import { changed, type Game } from '../state/game.ts';
import type { Kingdom } from '../state/seats.ts';

const likely = (game: Game, kingdom: Kingdom): SealedOrder => {
  if (game.phase === 'setUp') return defaultSetUp(game, kingdom);
  if (game.phase === 'stage') return defaultStage(game, kingdom);
  if (game.phase === 'market') return { type: 'hire', points: 0, mounted: 0 };
  return defaultPlace(game, kingdom);
};

/** A whole state consistent with the view: others are taken to have chosen the defaults (GRD-PLY-08). */
export const imagine = (view: Seen<Game>, _seat: Seat): Game =>
  changed(view, {
    sealed: view.sealed.map((order, kingdom) => (order === 'hidden' ? likely(view, kingdom) : order)),
  });
