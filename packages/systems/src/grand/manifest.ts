import type { SystemManifest } from '../manifest.ts';

export const grandManifest: SystemManifest = {
  id: 'grand',
  name: 'Grand campaign',
  about: 'Kingdoms at war: raise armies, take cities, and fight out what matters.',
  shownIn: {
    de: { about: 'Königreiche im Krieg: Heere ausheben, Städte nehmen und ausfechten, worauf es ankommt.' },
  },
  prefix: 'GRD',
  files: ['grand.md'],
  emblems: ['army', 'fleet', 'flyer'],
  simOptions: [
    { name: 'kingdoms', value: 'number', about: 'how many kingdoms, from 2 to 8' },
    {
      name: 'years',
      value: 'number',
      about: 'campaign years until the standing decides (default: no limit)',
    },
    { name: 'battles', value: 'system', about: 'points (default), scaled, or csw for armies of units' },
    {
      name: 'fought',
      value: 'player',
      about: 'every battle is fought out in csw by two of its computer players of this strength',
    },
  ],
  rules: async () => (await import('./index.ts')).grand,
  load: async () => (await import('./door.ts')).grandDoor,
  words: { de: async () => (await import('./words/de/index.ts')).german },
  laws: async () => ({ kit: (await import('./testkit/laws.ts')).grandKit, commands: 300, seeds: 1 }),
  golden: async () => (await import('./golden/games.ts')).grandGolden,
};
