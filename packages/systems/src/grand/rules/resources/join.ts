import type { Tale } from '../../engine/tale.ts';
import type { Troops } from '../../state/army.ts';
import { armyAt } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { Kingdom } from '../../state/seats.ts';

export const join = (
  tale: Tale,
  kingdom: Kingdom,
  at: Spot,
  coming: Troops,
  price: number,
  why: 'bought' | 'free mercenaries',
  lost: number,
): void => {
  tale.tell({
    type: 'troopsJoined',
    kingdom,
    army: armyAt(tale.state, at)?.id ?? tale.state.nextArmy,
    at,
    troops: coming,
    general: null,
    price,
    why,
    lost,
    rules: why === 'bought' ? ['GRD-BUY-01', 'GRD-BUY-03', 'GRD-BUY-04'] : ['GRD-WLD-21', 'GRD-R-40'],
  });
};
