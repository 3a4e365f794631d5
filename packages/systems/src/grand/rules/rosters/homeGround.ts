import { BLOCK } from '../../data/layout.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { distanceToCity, type Spot } from '../../state/ground.ts';
import { type Kingdom, NOBODY } from '../../state/seats.ts';

/** GRD-R-87: the kingdom whose block the hex lies in; without blocks the founder of the nearest city, nobody on a tie. */
export const homeGroundOf = (game: Game, spot: Spot): Kingdom => {
  const ground = groundIn(game);
  const id = ground.ids[spot] as string;
  const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  const isIn = (from: number, at: number): boolean => at >= from && at < from + BLOCK;
  const block = game.map.blocks.findIndex((each) => isIn(each.column, column) && isIn(each.row, row));
  if (block >= 0) return block;
  const distances = ground.cities.map((_, city) => distanceToCity(ground, city, spot));
  const least = Math.min(...distances);
  const founders = new Set(
    ground.cities.filter((_, city) => distances[city] === least).map((c) => c.founder),
  );
  return founders.size === 1 ? ([...founders][0] as Kingdom) : NOBODY;
};
