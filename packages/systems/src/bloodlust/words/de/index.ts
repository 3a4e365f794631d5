import type { Words } from '@warmoot/kernel';
import { army } from './army.ts';
import { ledger } from './ledger.ts';
import { names } from './names.ts';
import { reference } from './reference.ts';

/** Blood Lust in German: phrases, and sentences with `{1}` for their values, by their English. */
export const german: Words = { ...names, ...ledger, ...army, ...reference };
