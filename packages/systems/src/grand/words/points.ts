import { say } from '@warmoot/kernel';
import { type Game, hasRosters } from '../state/game.ts';
import { HALVES } from '../state/options.ts';

/** GRD-CSW-32: troops for each point. */
export const grainIn = (game: Pick<Game, 'options'>): number => (hasRosters(game) ? HALVES : 1);

/** GRD-CSW-32: with rosters troops are counted in half points and written as `37½`. */
export const figureOf = (game: Pick<Game, 'options'>, troops: number): string => {
  if (!hasRosters(game)) return String(troops);
  const whole = Math.floor(troops / HALVES);
  if (troops % HALVES === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

/** `1 point`, `½ point`, `75 points`. */
export const pointsText = (game: Pick<Game, 'options'>, troops: number): string => {
  const figure = figureOf(game, troops);
  return figure === '1' || figure === '½' ? say`${figure} point` : say`${figure} points`;
};
