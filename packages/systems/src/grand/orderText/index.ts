/** Written orders: a text is cut into words, read line by line with what its author sees, and printed again. */
export { writtenOrders } from './print.ts';
export { readOrders } from './readOrders.ts';
