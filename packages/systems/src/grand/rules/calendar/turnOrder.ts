import { WEEKS } from '../../data/calendar.ts';
import { type Game, livingIn } from '../../state/game.ts';
import type { Kingdom } from '../../state/seats.ts';

/** GRD-MOV-02, GRD-R-01, GRD-R-02: who goes first moves round the table week by week. */
export const turnOrderIn = (game: Game, year: number, week: number): Kingdom[] => {
  const living = livingIn(game);
  const first = (WEEKS * (year - 1) + week - 1) % living.length;
  return [...living.slice(first), ...living.slice(0, first)];
};
