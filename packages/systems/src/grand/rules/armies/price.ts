import { mountedIn, strengthOf, type Troops } from '../../state/army.ts';

/** GRD-GEN-02, GRD-R-19, GRD-R-62: twice the ordinary cost; a mounted point costs three halves. */
const doubledCost = (troops: Troops): number =>
  troops.units === undefined ? 2 * strengthOf(troops) + mountedIn(troops) : strengthOf(troops); // GRD-CSW-34

/** GRD-BUY-03, GRD-GEN-04: rounded up once for a whole purchase (GRD-R-118). */
export const priceOf = (troops: Troops): number => Math.ceil(doubledCost(troops) / 2);

/** GRD-MRC-02: half the ordinary price. */
export const hirePriceOf = (troops: Troops): number => Math.ceil(doubledCost(troops) / 4);

/** GRD-MRC-05, GRD-R-118: a demand of 1/`divisor` of the ordinary cost of the group's present points. */
export const demandOf = (troops: Troops, divisor: number): number =>
  Math.ceil(doubledCost(troops) / (2 * divisor));
