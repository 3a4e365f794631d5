import type { SystemPart } from '../part.ts';

export const citystatesPart: SystemPart = {
  id: 'citystates',
  match: async () => (await import('./panels.ts')).panels,
};
