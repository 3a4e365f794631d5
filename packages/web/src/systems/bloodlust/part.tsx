import type { SystemPart } from '../part.ts';
import { builder } from './army/text/index.ts';
import { Begin } from './table/start/Begin.tsx';
import { useBloodlustOptions } from './table/start/options.tsx';
import { symbols } from './table/symbols.ts';
import { umpire } from './umpire/text/index.ts';

/** zod must be configured before any schema is created, so this import comes first. */
const loadUmpire = async () => {
  await import('../withoutEval.ts');
  return (await import('./umpire/UmpirePage.tsx')).UmpirePage;
};

const loadArmy = async () => {
  await import('../withoutEval.ts');
  return (await import('./army/ArmyPage.tsx')).ArmyPage;
};

export const bloodlustPart: SystemPart = {
  id: 'bloodlust',
  symbols,
  Section: Begin,
  useOptions: useBloodlustOptions,
  match: async () => (await import('./table/panels.ts')).panels,
  pages: [
    { path: ['bloodlust', 'umpire'], load: loadUmpire, isBare: true },
    { path: ['bloodlust', 'army'], load: loadArmy },
  ],
  links: [
    { href: '/bloodlust/army', says: () => builder.link },
    { href: '/bloodlust/umpire', says: () => umpire.link },
  ],
};
