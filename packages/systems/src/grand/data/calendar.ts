/** GRD-MAP-01, GRD-CAL-01, GRD-R-52: one hex is a week's march; the other 22 weeks of a year are the off-season. One-week turns of a campaign season. */
export const WEEKS = 30;
/** GRD-CAL-02: a resource stage follows these weeks. */
export const STAGE_WEEKS: readonly number[] = [10, 20, 30];
/** GRD-R-41: how long a truce of two kingdoms lasts. */
export const TRUCE_WEEKS = 10;
/** GRD-R-52, GRD-R-72: the weeks of a year, the off-season included. */
export const WINTER_END = 52;
