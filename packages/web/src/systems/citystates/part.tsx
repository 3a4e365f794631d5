import type { SystemPart } from '../part.ts';
import { Begin } from './start/Begin.tsx';
import { useCitystatesOptions } from './start/options.tsx';
import { symbols } from './symbols.ts';

export const citystatesPart: SystemPart = {
  id: 'citystates',
  symbols,
  Section: Begin,
  useOptions: useCitystatesOptions,
  match: async () => (await import('./panels.ts')).panels,
};
