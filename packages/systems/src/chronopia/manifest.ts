import type { SystemManifest } from '../manifest.ts';

export const chronopiaManifest: SystemManifest = {
  id: 'chronopia',
  name: 'Chronopia',
  about: 'A moderated world with fog of war, secret orders and a report each turn.',
  shownIn: {
    de: {
      about: 'Eine geleitete Welt mit Nebel des Krieges, geheimen Befehlen und einem Bericht in jeder Runde.',
    },
  },
  prefix: 'CHR',
  files: ['chronopia.md', 'chronopia-data.md'],
  emblems: ['unknown', 'city', 'flyer'],
  simOptions: [
    { name: 'empires', value: 'number', about: 'how many empires, from 2 to 8' },
    { name: 'turns', value: 'number', about: 'the last turn' },
  ],
  rules: async () => (await import('./index.ts')).chronopia,
  load: async () => (await import('./door.ts')).chronopiaDoor,
  laws: async () => ({ kit: (await import('./testkit/laws.ts')).chronopiaKit, commands: 200, seeds: 1 }),
  golden: async () => (await import('./golden/games.ts')).chronopiaGolden,
};
