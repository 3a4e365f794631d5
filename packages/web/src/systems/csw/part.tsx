import { text } from '../../text/index.ts';
import type { SystemPart } from '../part.ts';
import { CswModules, cswOptions, useCswChoices } from './Modules.tsx';
import { Battles } from './start/Battles.tsx';
import { Hero } from './start/Hero.tsx';

/** zod must be configured before any schema is created, so this import comes first. */
const loadBattlePage = async () => {
  await import('../withoutEval.ts');
  return (await import('./battle/BattlePage.tsx')).BattlePage;
};

export const cswPart: SystemPart = {
  id: 'csw',
  Hero,
  Section: Battles,
  useOptions: () => {
    const choices = useCswChoices();
    return { form: <CswModules choices={choices} />, read: () => cswOptions(choices) };
  },
  pages: [{ path: ['battle'], load: loadBattlePage }],
  links: [{ href: '/battle', says: () => text.lobby.start.ownBattle }],
};
