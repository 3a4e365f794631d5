import type { SystemPart } from '../part.ts';
import { Begin } from './start/Begin.tsx';
import { useChronopiaOptions } from './start/options.tsx';
import { symbols } from './symbols.ts';

export const chronopiaPart: SystemPart = {
  id: 'chronopia',
  Section: Begin,
  useOptions: useChronopiaOptions,
  symbols,
  match: async () => (await import('./panels.ts')).panels,
};
