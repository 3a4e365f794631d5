/**
 * Order text: the door of this folder. A text is cut into tokens, read by one production for each rule of the grammar
 * (read/), printed in its canonical form (print/) and checked with what the empire knows (check/).
 */

export { findingSentence } from '../../orderText/finding.ts';
export { isActionOf } from './check/applicable.ts';
export { checkOrders } from './check/checkOrders.ts';
export type { CheckWith, Problem } from './check/checkWith.ts';
export type { Finding } from './finding.ts';
export type { Known, KnownUnit } from './known.ts';
export { printOrders, statementText } from './print/statements.ts';
export { type OrderFile, readOrders } from './read/readOrders.ts';
