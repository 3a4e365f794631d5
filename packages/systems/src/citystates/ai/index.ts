import type { Player } from '@warmoot/kernel';
import type { CstOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import { nation } from './nation.ts';
import { CHIEFTAIN, OVERLORD, PRINCE } from './temper.ts';

/** The computer nations, from the weakest to the strongest. */
export const citystatesPlayers: Readonly<Record<string, Player<Game, CstOrder>>> = {
  chieftain: nation('chieftain', CHIEFTAIN),
  prince: nation('prince', PRINCE),
  overlord: nation('overlord', OVERLORD),
};
