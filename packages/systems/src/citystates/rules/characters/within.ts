import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';

/** CST-GEN-15, CST-CHR-11: the spots within 1 of a Character, his own first; terrain between does not matter. */
export const spotsWithin1 = (game: Game, at: Spot): Spot[] => {
  const { hexes, beside, rivers, links, banks } = groundIn(game);
  if (at >= hexes) return [at, ...(links[at] as readonly Spot[]), ...(banks[at - hexes] as readonly Spot[])];
  const near: Spot[] = [];
  for (let direction = 0; direction < 6; direction++)
    near.push(beside[6 * at + direction] as Spot, rivers[6 * at + direction] as Spot);
  return [...new Set([at, ...near.filter((spot) => spot >= 0), ...(links[at] as readonly Spot[])])];
};

export const isWithin1 = (game: Game, at: Spot, spot: Spot): boolean =>
  spot >= 0 && spotsWithin1(game, at).includes(spot);
