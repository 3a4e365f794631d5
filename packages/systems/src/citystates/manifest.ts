import type { SystemManifest } from '../manifest.ts';

export const citystatesManifest: SystemManifest = {
  id: 'citystates',
  name: 'City-States',
  about: 'Cities, ships and secret hands of cards for two to ten players, in an evening or by mail.',
  shownIn: {
    de: { about: 'Städte, Schiffe und verdeckte Karten für zwei bis zehn, an einem Abend oder per Post.' },
  },
  prefix: 'CST',
  files: ['citystates.md'],
  emblems: ['city', 'army', 'fleet'],
  simOptions: [
    { name: 'players', value: 'number', about: 'how many nations, from 2 to 10' },
    {
      name: 'races',
      value: 'list',
      about: 'one race for each nation, separated by commas (default: dealt at random)',
    },
  ],
  rules: async () => (await import('./index.ts')).citystates,
  load: async () => (await import('./door.ts')).citystatesDoor,
  words: { de: async () => (await import('./words/de/index.ts')).german },
  laws: async () => ({ kit: (await import('./testkit/laws.ts')).citystatesKit, commands: 200, seeds: 1 }),
  golden: async () => (await import('./golden/games.ts')).citystatesGolden,
};
