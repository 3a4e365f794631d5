import type { SystemManifest } from '../manifest.ts';

export const bloodManifest: SystemManifest = {
  id: 'bloodlust',
  name: 'Blood Lust',
  about: 'Miniatures on a free table: measure in inches, no hexes, dice for all.',
  shownIn: {
    de: { about: 'Miniaturen auf freiem Tisch: in Zoll messen, keine Felder, Würfel für alle.' },
  },
  prefix: 'BLD',
  files: ['bloodlust.md'],
  emblems: ['spears', 'OG', 'TL'],
  words: { de: async () => (await import('./words/de/index.ts')).german },
  reference: async () => (await import('./reference/index.ts')).bloodReference(),
  rules: async () => (await import('./index.ts')).bloodlust,
  load: async () => (await import('./door.ts')).bloodDoor,
  laws: async () => ({ kit: (await import('./testkit/laws.ts')).bloodKit, commands: 400, seeds: 2 }),
  golden: async () => (await import('./golden/games.ts')).bloodGolden,
};
