/**
 * Order text: the door of this folder. A text is cut into tokens, read by one production for each rule of the grammar
 * (read/), printed in its canonical form (print/) and checked with what the empire knows (check/).
 */
export { actionsByUnit } from './actionsByUnit.ts';
export { checkOrders } from './check/checkOrders.ts';
export type { CheckWith, Going, Problem } from './check/checkWith.ts';
export { type Finding, findingSentence } from './finding.ts';
export type { Known, KnownUnit, Listed, Owned, UnitKind } from './known.ts';
export { foldName, freeName, isSameName, nameProblem, tidyName } from './names.ts';
export { printOrders } from './print/printOrders.ts';
export { statementText } from './print/statements.ts';
export { type OrderFile, readOrders, type Where } from './read/readOrders.ts';
