import { UNITS, type UnitCode } from '../data/units.ts';
import { HALVES } from '../state/options.ts';
import { type Counts, valueOfCounts } from '../state/roster.ts';

/** A type of unit as a form offers it. */
export interface UnitRowShown {
  readonly code: UnitCode;
  readonly name: string;
  /** GRD-CSW-01 */
  readonly points: number;
}

export const unitRows = (): readonly UnitRowShown[] =>
  (Object.keys(UNITS) as UnitCode[]).map((code) => ({
    code,
    name: UNITS[code].name,
    points: UNITS[code].half / HALVES,
  }));

/** In points. */
export const worthOf = (counts: Counts): number => valueOfCounts(counts) / HALVES;

/** GRD-CSW-34: half the price, rounded up in total. */
export const hirePriceIn = (counts: Counts): number => Math.ceil(valueOfCounts(counts) / (2 * HALVES));

/** GRD-R-115: what is raised or hired if nothing is chosen. */
export { KING_OF_SPADES as usualBand, QUEEN_OF_SPADES as usualRaised } from '../rules/rosters/standard.ts';
