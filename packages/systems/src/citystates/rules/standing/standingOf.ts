import type { Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { NO_STANDING_ORDERS, type StandingOrders } from './state.ts';

export const standingOf = ({ standing }: Game, player: PlayerNumber): StandingOrders =>
  standing[player] ?? NO_STANDING_ORDERS;
