import type { Reference } from '@warmoot/kernel';
import { diagrams } from './diagrams.ts';
import { tables } from './tables.ts';

export const cswReference = (): Reference => ({ tables: tables(), diagrams: diagrams() });
