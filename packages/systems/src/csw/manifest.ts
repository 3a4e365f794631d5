import type { SystemManifest } from '../manifest.ts';
import { cswLessons } from './lessons/cards.ts';

export const cswManifest: SystemManifest = {
  id: 'csw',
  name: 'City State Warfare',
  about:
    'Medieval and fantasy battles on hexes: facing, charges, morale, sieges. Twelve battles from Tours to Ukrak Morfut.',
  shownIn: {
    de: {
      about:
        'Schlachten des Mittelalters und der Fantasy auf Hexfeldern: Ausrichtung, Sturmangriffe, Moral, Belagerungen. Zwölf Schlachten von Tours bis Ukrak Morfut.',
    },
  },
  prefix: 'CSW',
  files: ['csw.md'],
  emblems: ['HF', 'LB', 'MC', 'W2'],
  rules: async () => (await import('./index.ts')).csw,
  words: { de: async () => (await import('./words/de/index.ts')).german },
  load: async () => (await import('./door.ts')).cswDoor,
  lessons: cswLessons,
  reference: async () => (await import('./reference/index.ts')).cswReference(),
  laws: async () => ({ kit: (await import('./testkit/laws.ts')).cswKit, commands: 600, seeds: 1 }),
  golden: async () => (await import('./golden/games.ts')).cswGolden,
};
