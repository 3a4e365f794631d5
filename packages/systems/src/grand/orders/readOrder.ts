import { readerOf } from '../../schemaFault.ts';
import { GrandOrder } from './orders.ts';

/** An order from outside, refused in one sentence if it is malformed. */
export const readOrder = readerOf(GrandOrder);
