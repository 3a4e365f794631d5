import type { Player } from '@warmoot/kernel';
import type { GrandOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import { kingdomPlayer } from './kingdom.ts';
import { BARON, DUKE, KING } from './temper.ts';

/** GRD-R-65: the computer kingdoms, from the weakest to the strongest. */
export const grandPlayers: Readonly<Record<string, Player<Game, GrandOrder>>> = {
  baron: kingdomPlayer('baron', BARON),
  duke: kingdomPlayer('duke', DUKE),
  king: kingdomPlayer('king', KING),
};
