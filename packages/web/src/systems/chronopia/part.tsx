import type { SystemPart } from '../part.ts';
import { symbols } from './symbols.ts';

export const chronopiaPart: SystemPart = {
  id: 'chronopia',
  symbols,
  match: async () => (await import('./panels.ts')).panels,
};
