import type { SystemManifest } from '../manifest.ts';

export const practiceManifest: SystemManifest = {
  id: 'practice',
  name: 'The Ford',
  about: 'Ten minutes, a few hexes, one hidden band: the smallest complete game here.',
  shownIn: {
    de: {
      name: 'Die Furt',
      about: 'Zehn Minuten, ein paar Felder, eine verborgene Schar: das kleinste ganze Spiel hier.',
    },
  },
  prefix: 'PRC',
  files: ['practice.md'],
  emblems: ['spears', 'archers'],
  rules: async () => (await import('./index.ts')).practice,
  words: { de: async () => (await import('./german.ts')).german },
  load: async () => (await import('./door.ts')).practiceDoor,
  laws: async () => ({ kit: (await import('./testkit.ts')).practiceKit, commands: 10_000, seeds: 20 }),
  golden: async () => (await import('./golden/games.ts')).practiceGolden,
};
