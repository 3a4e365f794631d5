import type { EntryRow } from './entry.ts';

/** How many kept creatures form one band: nothing is printed, so the same as for the Drugged. */
const ANY = 20;

/**
 * Summoned creatures (data file, 9). The cost is their PV when kept; a Greater Desert Wyrm is never kept (CHR-RAC-20).
 * Risen Swordsmen and Archers are those of the Devout list.
 */
export const SUMMONED: readonly EntryRow[] = [
  {
    id: 'greater-undead',
    name: 'Greater Undead',
    race: 'DV',
    kind: 'warband',
    min: 1,
    max: ANY,
    models: [
      {
        type: 'trooper',
        name: 'Greater Undead',
        line: [12, 8, null, 14, 2, 1, 1, 3, 20, -1, 1, 22],
        weapons: ['two-handed-sword'],
        abilities: ['Immune to Fear', 'Immune to Panic'],
      },
    ],
    tags: ['risen'],
    gainedOnly: true,
  },
  {
    id: 'undead-knight',
    name: 'Undead Knights',
    race: 'DV',
    kind: 'warband',
    min: 3,
    max: ANY,
    models: [
      {
        type: 'trooper',
        name: 'Undead Knight',
        line: [13, 8, null, 14, 2, 2, 1, 6, 22, -1, 2, 48],
        weapons: ['lance', 'sword'],
        abilities: ['Immune to Fear', 'Immune to Panic'],
        mount: 'horse',
      },
    ],
    tags: ['risen'],
    gainedOnly: true,
  },
  {
    id: 'demon-knight',
    name: 'Demon Knights',
    race: 'DV',
    kind: 'warband',
    min: 3,
    max: ANY,
    models: [
      {
        type: 'trooper',
        name: 'Demon Knight',
        line: [14, 8, null, 15, 2, 2, 2, 6, 23, -2, 2, 60],
        weapons: ['lance', 'sword'],
        abilities: ['Causes Fear'],
        mount: 'horse',
      },
    ],
    tags: ['demon'],
    gainedOnly: true,
  },
  {
    id: 'twilight-demon',
    name: 'Demon of the Twilight',
    race: 'DV',
    kind: 'individual',
    min: 1,
    max: 1,
    models: [
      {
        type: 'individual',
        name: 'Demon of the Twilight',
        line: [14, 8, null, 14, 3, 2, 2, 4, 22, -2, 1, 55],
        weapons: ['claws'],
        abilities: ['Causes Fear'],
      },
    ],
    tags: ['demon'],
    gainedOnly: true,
  },
  {
    id: 'greater-twilight-demon',
    name: 'Greater Demon of the Twilight',
    race: 'DV',
    kind: 'individual',
    min: 1,
    max: 1,
    models: [
      {
        type: 'individual',
        name: 'Greater Demon of the Twilight',
        line: [16, 8, null, 15, 3, 4, 4, 5, 24, -2, 3, 130],
        weapons: ['great-claws'],
        abilities: ['Causes Fear', 'Immune to Fear'],
      },
    ],
    tags: ['demon'],
    gainedOnly: true,
  },
  {
    id: 'greater-desert-wyrm',
    name: 'Greater Desert Wyrm',
    race: 'ST',
    kind: 'individual',
    min: 1,
    max: 1,
    models: [
      {
        type: 'individual',
        name: 'Greater Desert Wyrm',
        line: [15, 8, null, 14, 3, 6, 5, 4, 25, 0, 3, 0],
        weapons: ['giant-club'],
        abilities: ['Causes Fear', 'Immune to Panic'],
      },
    ],
    gainedOnly: true,
  },
  {
    id: 'ice-warrior',
    name: 'Ice Warriors',
    race: 'EL',
    kind: 'warband',
    min: 1,
    max: ANY,
    models: [
      {
        type: 'trooper',
        name: 'Ice Warrior',
        line: [12, 8, null, 14, 2, 1, 1, 3, 21, -1, 1, 24],
        weapons: ['longsword'],
        abilities: ['Immune to Panic'],
      },
      {
        type: 'leader',
        name: 'Ice Warrior Leader',
        max: 1,
        rank: 'leader',
        line: [13, 8, null, 15, 2, 1, 1, 3, 21, -1, 1, 28],
        weapons: ['longsword'],
        abilities: ['Immune to Panic'],
      },
    ],
    gainedOnly: true,
  },
  {
    id: 'adamantite-golem',
    name: 'Adamantite Golem',
    race: 'EL',
    kind: 'individual',
    min: 1,
    max: 1,
    models: [
      {
        type: 'individual',
        name: 'Adamantite Golem',
        line: [14, 8, null, 14, 2, 4, 4, 3, 26, 0, 2, 75],
        weapons: ['great-hammer'],
        abilities: ['Immune to Panic'],
      },
    ],
    gainedOnly: true,
  },
  {
    id: 'daughter-of-the-phoenix',
    name: 'Daughter of the Phoenix',
    race: 'EL',
    kind: 'individual',
    min: 1,
    max: 1,
    models: [
      {
        type: 'individual',
        name: 'Daughter of the Phoenix',
        line: [15, 13, null, 15, 3, 3, 1, 6, 21, -2, 1, 85],
        weapons: ['longsword'],
        abilities: ['Flyer'],
      },
    ],
    gainedOnly: true,
  },
  {
    id: 'fire-demon',
    name: 'Fire Demons',
    race: 'EL',
    kind: 'warband',
    min: 1,
    max: ANY,
    models: [
      {
        type: 'trooper',
        name: 'Fire Demon',
        line: [12, 8, null, 13, 2, 1, 1, 4, 19, -1, 1, 24],
        weapons: ['claws'],
        abilities: ['Causes Fear'],
      },
    ],
    gainedOnly: true,
  },
];
