import type { SystemManifest } from '../../manifest.ts';

export const brawlManifest: SystemManifest = {
  id: 'brawl',
  name: 'The Brawl',
  about: 'A toy: two bands strike at each other, in a campaign or on their own.',
  shownIn: { de: { about: 'Nur für Tests.' } },
  prefix: 'BRW',
  files: ['../packages/systems/src/toys/brawl/rulebook.md'],
  emblems: ['man'],
  rules: async () => (await import('./index.ts')).brawl,
  load: async () => (await import('./door.ts')).brawlDoor,
  laws: async () => ({ kit: (await import('./testkit.ts')).brawlKit, commands: 100, seeds: 2 }),
  golden: async () => ({ games: [] }),
};
