import type { Dice } from '@warmoot/kernel';
import { type Listing, SETTLEMENTS, type Settlement } from '../data/listings.ts';
import type { Alignment, People } from '../data/recruits.ts';
import { type Throw, throwDice } from '../throwDice.ts';

/** One listing of an advertisement, and its requirements (CSW-MUS-06). */
export interface Wish {
  readonly listing: Listing;
  /** The accepted peoples; if none is named, any. */
  readonly peoples?: readonly People[];
  readonly alignment?: Alignment;
  /** The accepted armour, as a Defence Class (CSW-X-10). */
  readonly defence?: number;
  /** A specialist of several levels (CSW-MUS-04). */
  readonly multiLevel?: boolean;
}

/** What is offered besides the going rate (CSW-R-71). */
export interface Terms {
  readonly bonus: 'none' | 'ordinary' | 'triple';
  readonly pay: 'poor' | 'ordinary' | 'triple';
}

/** CSW-MUS-01, CSW-MUS-02: the same for notices, criers, solicitors, bribes, commissions and nobles. */
export interface Advertisement {
  readonly settlement: Settlement;
  /** CSW-MUS-04 */
  readonly coastal: boolean;
  readonly inhabitants?: number;
  /** The settlement's alignment differs from the advertiser's. */
  readonly otherAlignment: boolean;
  readonly wishes: readonly Wish[];
  readonly terms: Terms;
}

/** CSW-MUS-02 */
export const advertisingCost = (settlement: Settlement, dice: Dice): Throw & { readonly gold: number } => {
  const { name, sides, step } = SETTLEMENTS[settlement];
  const thrown = throwDice(dice, 1, sides, `cost of a week's advertising in a ${name}`);
  return { ...thrown, gold: thrown.total * step };
};

/** CSW-MUS-05: a tenth off the original cost for each unanswered week, at most half. */
export const renewalCost = (original: number, weeksUnanswered: number): number =>
  (original * (10 - Math.min(5, weeksUnanswered))) / 10;
