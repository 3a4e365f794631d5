import type { SystemManifest } from '../../manifest.ts';

export const marketManifest: SystemManifest = {
  id: 'market',
  name: 'The Market',
  about: 'A toy: wagons on a table without a grid, cards in hand, offers at any time, two to ten carters.',
  shownIn: { de: { about: 'Nur für Tests.' } },
  prefix: 'MKT',
  files: ['../packages/systems/src/toys/market/rulebook.md'],
  emblems: ['wagon'],
  rules: async () => (await import('./index.ts')).market,
  load: async () => (await import('./door.ts')).marketDoor,
  laws: async () => ({ kit: (await import('./testkit.ts')).marketKit, commands: 1_500, seeds: 5 }),
  /** Matches of a toy are not kept, so its rules may change freely. */
  golden: async () => ({ games: [] }),
};
