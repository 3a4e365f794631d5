import type { Seat, Seen } from '@warmoot/kernel';
import { applyEvent } from '../engine/events.ts';
import { type Game, isIn } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';

/**
 * CST-TRN-01: a player's next Operations if nothing changed until then, for plans made while others are on turn. The
 * rules judge them by today's map: what the others do meanwhile is theirs to know.
 */
export const ahead = (game: Seen<Game>, seat: Seat): Seen<Game> | undefined => {
  const player = numberOf(seat);
  const { turn, active, end } = game;
  if (turn === 0 || end !== null || player < 0 || player === active || !isIn(game, player)) return undefined;
  return {
    ...game,
    ...applyEvent(game, { type: 'refreshed', player, rules: ['CST-TRN-02'] }),
    sightings: game.sightings,
    phase: 'operations',
    isPhaseOver: false,
    turn: player > active ? turn : turn + 1,
    active: player,
    battle: null,
    questions: [],
  };
};
