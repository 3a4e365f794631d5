type Tag = 'Missile' | 'Melee' | 'Mounted' | 'Flying' | 'Ship' | 'Supply';

interface UnitRow {
  readonly tags: readonly Tag[];
  /** On land; 0 if it never strikes there. */
  readonly order: number;
  /** At sea (CST-NCB-05): A = 3, B = 2, C = 1; 0 if it takes no part. */
  readonly seaOrder: number;
  readonly move: number;
  /** 0 if it cannot be bought. */
  readonly cost: number;
  /** Null: it never strikes and is never a target (CST-UNI-11). */
  readonly attack: number | null;
  readonly defense: number;
  readonly carry: number;
}

/** CST-UNI-01: the Unit table in its printed order. */
export const UNITS = {
  Engines: { tags: ['Missile'], order: 9, seaOrder: 0, move: 4, cost: 7, attack: 8, defense: 0, carry: 0 },
  'Flying Cavalry': {
    tags: ['Flying', 'Missile'],
    order: 9,
    seaOrder: 3,
    move: 10,
    cost: 7,
    attack: 5,
    defense: 1,
    carry: 0,
  },
  Crossbowmen: {
    tags: ['Missile'],
    order: 8,
    seaOrder: 0,
    move: 6,
    cost: 4,
    attack: 5,
    defense: 0,
    carry: 0,
  },
  Archers: { tags: ['Missile'], order: 7, seaOrder: 0, move: 6, cost: 5, attack: 6, defense: 1, carry: 0 },
  'Mounted Archers': {
    tags: ['Mounted', 'Missile'],
    order: 6,
    seaOrder: 0,
    move: 10,
    cost: 5,
    attack: 5,
    defense: 1,
    carry: 0,
  },
  Chariots: {
    tags: ['Mounted', 'Missile'],
    order: 5,
    seaOrder: 0,
    move: 8,
    cost: 6,
    attack: 6,
    defense: 2,
    carry: 0,
  },
  Slingers: { tags: ['Missile'], order: 5, seaOrder: 0, move: 6, cost: 3, attack: 4, defense: 0, carry: 0 },
  Pikemen: { tags: ['Melee'], order: 4, seaOrder: 0, move: 6, cost: 5, attack: 6, defense: 1, carry: 0 },
  'Heavy Cavalry': {
    tags: ['Mounted', 'Melee'],
    order: 3,
    seaOrder: 0,
    move: 8,
    cost: 6,
    attack: 7,
    defense: 2,
    carry: 0,
  },
  'Light Cavalry': {
    tags: ['Mounted', 'Melee'],
    order: 3,
    seaOrder: 0,
    move: 10,
    cost: 4,
    attack: 5,
    defense: 1,
    carry: 0,
  },
  'Beast Cavalry': {
    tags: ['Mounted', 'Melee'],
    order: 3,
    seaOrder: 0,
    move: 8,
    cost: 4,
    attack: 6,
    defense: 1,
    carry: 0,
  },
  Giants: { tags: ['Melee'], order: 3, seaOrder: 0, move: 6, cost: 5, attack: 7, defense: 1, carry: 0 },
  'Heavy Infantry': {
    tags: ['Melee'],
    order: 2,
    seaOrder: 0,
    move: 4,
    cost: 4,
    attack: 6,
    defense: 2,
    carry: 0,
  },
  'Light Infantry': {
    tags: ['Melee'],
    order: 2,
    seaOrder: 0,
    move: 6,
    cost: 3,
    attack: 4,
    defense: 1,
    carry: 0,
  },
  Marines: { tags: ['Melee'], order: 2, seaOrder: 1, move: 4, cost: 3, attack: 3, defense: 1, carry: 0 },
  Footmen: { tags: ['Melee'], order: 1, seaOrder: 0, move: 4, cost: 2, attack: 3, defense: 0, carry: 0 },
  Caravan: { tags: ['Supply'], order: 0, seaOrder: 0, move: 4, cost: 1, attack: null, defense: 0, carry: 0 },
  Transport: {
    tags: ['Ship', 'Missile'],
    order: 0,
    seaOrder: 1,
    move: 10,
    cost: 10,
    attack: 0,
    defense: 0,
    carry: 3,
  },
  Corvette: {
    tags: ['Ship', 'Missile'],
    order: 0,
    seaOrder: 2,
    move: 15,
    cost: 15,
    attack: 5,
    defense: 1,
    carry: 0,
  },
  "Man-o'-War": {
    tags: ['Ship', 'Missile'],
    order: 0,
    seaOrder: 3,
    move: 10,
    cost: 20,
    attack: 7,
    defense: 2,
    carry: 1,
  },
  Elemental: { tags: ['Melee'], order: 3, seaOrder: 0, move: 6, cost: 0, attack: 7, defense: 2, carry: 0 },
  Risen: { tags: ['Melee'], order: 1, seaOrder: 0, move: 4, cost: 0, attack: 3, defense: 0, carry: 0 },
} as const satisfies Record<string, UnitRow>;

export type UnitType = keyof typeof UNITS;
export const UNIT_TYPES = Object.keys(UNITS) as readonly UnitType[];

/** OPT-UNITS (CST-GEN-05): the eight types that the supplement adds. */
export const NEW_UNIT_TYPES: readonly UnitType[] = [
  'Flying Cavalry',
  'Chariots',
  'Beast Cavalry',
  'Giants',
  'Marines',
  'Transport',
  'Corvette',
  "Man-o'-War",
];
