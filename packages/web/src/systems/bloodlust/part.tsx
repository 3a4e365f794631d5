import type { SystemPart } from '../part.ts';
import { Begin } from './table/start/Begin.tsx';
import { useBloodlustOptions } from './table/start/options.tsx';
import { symbols } from './table/symbols.ts';

export const bloodlustPart: SystemPart = {
  id: 'bloodlust',
  symbols,
  Section: Begin,
  useOptions: useBloodlustOptions,
  match: async () => (await import('./table/panels.ts')).panels,
};
