import { text } from '../../text/en.ts';
import type { SystemPart } from '../part.ts';
import { CswModules, cswOptions, useCswChoices } from './Modules.tsx';
import { Battles } from './start/Battles.tsx';
import { Hero } from './start/Hero.tsx';

export const cswPart: SystemPart = {
  id: 'csw',
  Hero,
  Section: Battles,
  useOptions: () => {
    const choices = useCswChoices();
    return { form: <CswModules choices={choices} />, read: () => cswOptions(choices) };
  },
  pages: [{ path: ['battle'], load: async () => (await import('./battle/BattlePage.tsx')).BattlePage }],
  links: [{ href: '/battle', says: text.lobby.start.ownBattle }],
};
