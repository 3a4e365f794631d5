import type { Tale } from '../../engine/tale.ts';
import { armyIn, cityAt, cityOf, isAlive } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { redirect } from '../rosters/recovery.ts';
import { eliminate } from './eliminate.ts';

/** GRD-CAP-01, GRD-CAP-02, GRD-R-45, GRD-R-48: the captor gets nothing but the city, as it is. A foreign army that enters takes the city; its princes there are free (GRD-R-35). */
export const captureCity = (tale: Tale, army: number, spot: Spot): void => {
  const city = cityAt(tale.state, spot);
  const by = armyIn(tale.state, army)?.owner;
  const loser = tale.state.owners[city];
  if (by === undefined || loser === undefined || loser === by) return;
  tale.tell({ type: 'cityCaptured', city, by, rules: ['GRD-CAP-01', 'GRD-R-45'] });
  redirect(tale, city, loser);
  for (const { father } of tale.state.princes.filter(
    (prince) => prince.city === city && prince.father === by,
  ))
    tale.tell({ type: 'princeFreed', father, city, rules: ['GRD-WLD-23', 'GRD-R-35'] });
  const { isCapital, founder } = cityOf(tale.state, city);
  if (isCapital && founder === loser && isAlive(tale.state, loser)) eliminate(tale, loser, by, spot); // GRD-CAP-03
};
