import type { Seat, Seen } from '@warmoot/kernel';
import { PHASES } from '../engine/sequence.ts';
import { activeIn, changed, type Game, isAlive } from '../state/game.ts';
import { type Kingdom, NOBODY, numberOf } from '../state/seats.ts';

/** GRD-PLY-37: the game as if it were this kingdom's turn: its armies may act, and no battle is in progress. */
export const asIfItsTurn = (now: Game, kingdom: Kingdom): Game => {
  const game = now.battle === null ? now : changed(now, { battle: null });
  const turn = game.order.indexOf(kingdom);
  if (PHASES[game.phase].isSealed || turn < 0 || activeIn(game) === kingdom) return game;
  const armies = game.armies.map((army) => (army.owner === kingdom ? { ...army, hasActed: false } : army));
  return changed(game, { turn, isTurnOpen: game.phase === 'week', armies });
};

/** A kingdom's next turn if nothing changed until then, for plans made while others move or fight. */
export const ahead = (game: Seen<Game>, seat: Seat): Seen<Game> | undefined => {
  const kingdom = numberOf(seat);
  const isPlanned = game.phase === 'week' && game.end === null && game.truce === 0;
  if (!isPlanned || kingdom === NOBODY || !isAlive(game, kingdom)) return undefined;
  return activeIn(game) === kingdom && game.battle === null
    ? undefined
    : { ...game, ...asIfItsTurn(game, kingdom) };
};
