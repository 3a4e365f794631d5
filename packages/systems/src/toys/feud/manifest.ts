import type { SystemManifest } from '../../manifest.ts';

export const feudManifest: SystemManifest = {
  id: 'feud',
  name: 'The Feud',
  about: 'A toy: villages quarrel, and their quarrels are battles of their own.',
  shownIn: { de: { about: 'Nur für Tests.' } },
  prefix: 'FEU',
  files: ['../packages/systems/src/toys/feud/rulebook.md'],
  emblems: ['man'],
  rules: async () => (await import('./index.ts')).feud,
  load: async () => (await import('./door.ts')).feudDoor,
  laws: async () => ({ kit: (await import('./testkit.ts')).feudKit, commands: 200, seeds: 2 }),
  golden: async () => ({ games: [] }),
};
