import type { SystemPart } from '../part.ts';
import { symbols } from './symbols.ts';

export const citystatesPart: SystemPart = {
  id: 'citystates',
  symbols,
  match: async () => (await import('./panels.ts')).panels,
};
