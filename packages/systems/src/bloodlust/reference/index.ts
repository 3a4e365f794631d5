import type { Reference } from '@warmoot/kernel';
import { tables } from './tables.ts';

/** The quick reference: what players look up at the table. */
export const bloodReference = (): Reference => ({ tables, diagrams: [] });
