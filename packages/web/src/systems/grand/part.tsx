import type { SystemPart } from '../part.ts';
import { Begin } from './start/Begin.tsx';
import { useGrandOptions } from './start/options.tsx';

export const grandPart: SystemPart = {
  id: 'grand',
  Section: Begin,
  useOptions: useGrandOptions,
  match: async () => (await import('./panels.ts')).panels,
};
