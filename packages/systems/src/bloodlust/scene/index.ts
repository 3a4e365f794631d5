/** What the page asks about a position: all of it worked out by the rules, none of it on the page. */
export type { BloodView } from '../knowledge/view.ts';
export type { BloodCommand } from '../orders/commands.ts';
export { arcOf, areaOf, rangeLine } from './areas.ts';
export { boundOf } from './bound.ts';
export { reachMarks, standOffMarks, wayMarks } from './reach.ts';
