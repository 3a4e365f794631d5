/** Spells (data file, 7), each with its effect in the words of the auto-resolver. Ranges in inches. */
import type { House, ModelStats } from './profile.ts';

/** Its target: the caster, his own band, or a group engaged with him; otherwise by CHR-AUT-34. */
type SpellTarget = 'self' | 'band' | 'engaged' | 'engaged or nearest';

/** Hits of `Dam`, `times` damage rolls each, on the nearest enemy group within range; automatic unless `toHit` is given. */
export interface Bolt {
  readonly word: 'BOLT';
  readonly hits: number;
  readonly Dam: number;
  readonly times: number;
  readonly range: number;
  readonly on?: SpellTarget;
  /** Hits on d20 up to this plus the target's Def. */
  readonly toHit?: number;
  readonly fire?: true;
  /** Individuals killed by it never recover (CHR-RAC-13). */
  readonly noRecovery?: true;
  /** The caster takes this Dam too, saving on his PW. */
  readonly selfDam?: number;
}
/** A better A for a friendly group until the end of next turn. */
export interface Ward {
  readonly word: 'WARD';
  readonly A: number;
  readonly on?: SpellTarget;
  readonly abilities?: readonly string[];
  /** Ends when the d20 of each turn is this or less. */
  readonly endsOn?: number;
}
export interface Bless {
  readonly word: 'BLESS';
  readonly CC?: number;
  readonly Dam?: number;
  /** Added to the number of damage rolls per hit. */
  readonly times?: number;
  /** Attack rounds of the next turn are multiplied by this. */
  readonly rounds?: number;
  readonly abilities?: readonly string[];
  readonly on?: SpellTarget;
}
export interface Summon {
  readonly word: 'SUMMON';
  readonly creatures: readonly { readonly profile: string; readonly type: string; readonly count: number }[];
}
export type SpellEffect =
  | Bolt
  | Ward
  | Bless
  | Summon
  | { readonly word: 'WEAKEN'; readonly stat: 'CC' | 'A'; readonly by: number; readonly wholeBattle?: true }
  | { readonly word: 'HEAL'; readonly wounds: number }
  | { readonly word: 'TERROR'; readonly by: number }
  /** Eye of God: by d20, out of the battle up to `lost`; up to `one` adds to CC; above it to all four. */
  | {
      readonly word: 'GAZE';
      readonly lost: number;
      readonly one: number;
      readonly adds: number;
      readonly stats: readonly (keyof ModelStats)[];
    }
  /** Lure of Chaos: a group not yet activated strikes its own side, unless it passes a test of LD. */
  | { readonly word: 'LURE'; readonly range: number }
  | { readonly word: 'ADVANCE'; readonly inches: number }
  /** On the campaign map only (CHR-RAC-03). */
  | { readonly word: 'ENVISION'; readonly hexes: number };

export interface Spell {
  readonly name: string;
  /** Entries that may learn it, Elves of one house only. */
  readonly casters: readonly string[];
  readonly house?: House;
  readonly actions: number;
  readonly level: number;
  /** Bought with the caster or learned (CHR-AAC-11). */
  readonly cost: number;
  /** Its casters have it from the start: the two printed creations, and the prayers and spells of hired bands. */
  readonly innate?: true;
  readonly effect: SpellEffect;
  readonly oncePerBattle?: true;
  /** Printed in the source; otherwise a completion. */
  readonly given?: true;
}

/** The plain bolt every race has under a name of its own. */
const BOLT: Bolt = { word: 'BOLT', hits: 3, Dam: 11, times: 1, range: 24 };

export const SPELLS: readonly Spell[] = [
  {
    name: 'Thermo-Compression',
    casters: ['dw-thermo-priest'],
    actions: 2,
    level: 6,
    cost: 0,
    innate: true,
    effect: { word: 'BLESS', rounds: 2, on: 'self' },
    oncePerBattle: true,
    given: true,
  },
  {
    name: 'Vapor Jets',
    casters: ['dw-thermo-priest'],
    actions: 2,
    level: 5,
    cost: 0,
    innate: true,
    effect: { word: 'BOLT', hits: 3, Dam: 9, times: 1, range: 6, on: 'engaged or nearest' },
    given: true,
  },
  {
    name: "Kurg's Fury",
    casters: ['dv-alexis-maximus'],
    actions: 2,
    level: 5,
    cost: 0,
    innate: true,
    effect: { word: 'BOLT', hits: 1, Dam: 10, times: 2, range: 16, toHit: 16 },
    given: true,
  },
  {
    name: 'Hammer of Faith',
    casters: ['dow-sisters'],
    actions: 2,
    level: 5,
    cost: 0,
    innate: true,
    effect: { word: 'BLESS', Dam: 1, times: 1, on: 'self' },
    given: true,
  },
  {
    name: 'Hearts of Steel',
    casters: ['dow-sisters'],
    actions: 1,
    level: 3,
    cost: 0,
    innate: true,
    effect: { word: 'BLESS', abilities: ['Immune to Fear', 'Immune to Panic'], on: 'band' },
    given: true,
  },
  {
    name: 'Soulfire',
    casters: ['dow-sisters'],
    actions: 3,
    level: 6,
    cost: 0,
    innate: true,
    effect: { word: 'BOLT', hits: 3, Dam: 8, times: 1, range: 3, on: 'engaged', fire: true },
    given: true,
  },
  {
    name: 'Shield of Faith',
    casters: ['dow-sisters'],
    actions: 1,
    level: 2,
    cost: 0,
    innate: true,
    effect: { word: 'WARD', A: 0, abilities: ['Immunity to Magic'], endsOn: 5, on: 'self' },
    given: true,
  },
  {
    name: 'Healing Hand',
    casters: ['dow-sisters'],
    actions: 1,
    level: 2,
    cost: 0,
    innate: true,
    effect: { word: 'HEAL', wounds: 1 },
    given: true,
  },
  {
    name: 'Armour of Righteousness',
    casters: ['dow-sisters'],
    actions: 2,
    level: 4,
    cost: 0,
    innate: true,
    effect: { word: 'WARD', A: 2, abilities: ['Causes Fear'], on: 'self' },
    given: true,
  },
  {
    name: 'Dark Blood',
    casters: ['dow-cult'],
    actions: 1,
    level: 3,
    cost: 0,
    innate: true,
    effect: { word: 'BOLT', hits: 1, Dam: 12, times: 2, range: 9, selfDam: 8 },
    given: true,
  },
  {
    name: 'Vision of Torment',
    casters: ['dow-cult'],
    actions: 1,
    level: 4,
    cost: 0,
    innate: true,
    effect: { word: 'TERROR', by: 4 },
    given: true,
  },
  {
    name: 'Eye of God',
    casters: ['dow-cult'],
    actions: 2,
    level: 4,
    cost: 0,
    innate: true,
    effect: { word: 'GAZE', lost: 3, one: 17, adds: 3, stats: ['CC', 'MW', 'PW', 'LD'] },
    given: true,
  },
  {
    name: 'Word of Pain',
    casters: ['dow-cult'],
    actions: 2,
    level: 4,
    cost: 0,
    innate: true,
    effect: { word: 'BOLT', hits: 3, Dam: 12, times: 1, range: 24, on: 'engaged' },
    given: true,
  },
  {
    name: 'Lure of Chaos',
    casters: ['dow-cult'],
    actions: 3,
    level: 12,
    cost: 0,
    innate: true,
    effect: { word: 'LURE', range: 16 },
    given: true,
  },
  {
    name: 'Wings of Darkness',
    casters: ['dow-cult'],
    actions: 1,
    level: 3,
    cost: 0,
    innate: true,
    effect: { word: 'ADVANCE', inches: 12 },
    given: true,
  },
  {
    name: 'Time Shards',
    casters: ['chronomancer', 'enlightened'],
    actions: 2,
    level: 5,
    cost: 20,
    effect: BOLT,
  },
  {
    name: 'Slow Hours',
    casters: ['chronomancer', 'enlightened'],
    actions: 2,
    level: 4,
    cost: 15,
    effect: { word: 'WEAKEN', stat: 'CC', by: 2 },
  },
  {
    name: 'Envision',
    casters: ['chronomancer'],
    actions: 2,
    level: 4,
    cost: 15,
    effect: { word: 'ENVISION', hexes: 5 },
    given: true,
  },
  {
    name: 'Fire Flask',
    casters: ['alchemist'],
    actions: 2,
    level: 5,
    cost: 20,
    effect: BOLT,
  },
  {
    name: 'Breath of Life',
    casters: ['alchemist'],
    actions: 1,
    level: 2,
    cost: 15,
    effect: { word: 'HEAL', wounds: 1 },
  },
  {
    name: 'Strength Draught',
    casters: ['alchemist'],
    actions: 1,
    level: 3,
    cost: 12,
    effect: { word: 'BLESS', CC: 2 },
  },
  {
    name: 'Grave Chill',
    casters: ['necromancer', 'warped-lord', 'harbinger'],
    actions: 2,
    level: 5,
    cost: 20,
    effect: BOLT,
  },
  {
    name: 'Raise Risen',
    casters: ['necromancer', 'warped-lord', 'harbinger'],
    actions: 2,
    level: 4,
    cost: 25,
    effect: { word: 'SUMMON', creatures: [{ profile: 'dv-risen-swords', type: 'trooper', count: 3 }] },
  },
  {
    name: 'Raise Risen Archers',
    casters: ['necromancer'],
    actions: 2,
    level: 4,
    cost: 25,
    effect: { word: 'SUMMON', creatures: [{ profile: 'dv-risen-archers', type: 'trooper', count: 2 }] },
  },
  {
    name: 'Raise Greater Undead',
    casters: ['necromancer'],
    actions: 2,
    level: 6,
    cost: 30,
    effect: { word: 'SUMMON', creatures: [{ profile: 'greater-undead', type: 'trooper', count: 2 }] },
  },
  {
    name: 'Raise Undead Knight',
    casters: ['necromancer'],
    actions: 3,
    level: 7,
    cost: 40,
    effect: { word: 'SUMMON', creatures: [{ profile: 'undead-knight', type: 'trooper', count: 1 }] },
  },
  {
    name: 'Call Demon Knight',
    casters: ['warped-lord'],
    actions: 3,
    level: 8,
    cost: 50,
    effect: { word: 'SUMMON', creatures: [{ profile: 'demon-knight', type: 'trooper', count: 1 }] },
  },
  {
    name: 'Call Twilight Demon',
    casters: ['warped-lord'],
    actions: 3,
    level: 8,
    cost: 45,
    effect: { word: 'SUMMON', creatures: [{ profile: 'twilight-demon', type: 'individual', count: 1 }] },
  },
  {
    name: 'Call Greater Twilight Demon',
    casters: ['warped-lord'],
    actions: 3,
    level: 10,
    cost: 90,
    effect: {
      word: 'SUMMON',
      creatures: [{ profile: 'greater-twilight-demon', type: 'individual', count: 1 }],
    },
  },
  {
    name: 'Corrosion',
    casters: ['warped-lord', 'harbinger'],
    actions: 2,
    level: 4,
    cost: 15,
    effect: { word: 'WEAKEN', stat: 'A', by: 2, wholeBattle: true }, // CHR-RAC-12
    given: true,
  },
  {
    name: 'Vortex',
    casters: ['warped-lord'],
    actions: 3,
    level: 8,
    cost: 35,
    effect: { word: 'BOLT', hits: 1, Dam: 20, times: 1, range: 24, noRecovery: true },
    given: true,
  },
  {
    name: 'Sand Blast',
    casters: ['priestess', 'embalmed'],
    actions: 2,
    level: 5,
    cost: 20,
    effect: BOLT,
  },
  {
    name: 'Venom Breath',
    casters: ['priestess', 'embalmed'],
    actions: 2,
    level: 4,
    cost: 15,
    effect: { word: 'WEAKEN', stat: 'CC', by: 2 },
  },
  {
    name: 'Call Greater Desert Wyrm',
    casters: ['priestess'],
    actions: 3,
    level: 9,
    cost: 60,
    effect: { word: 'SUMMON', creatures: [{ profile: 'greater-desert-wyrm', type: 'individual', count: 1 }] },
  },
  {
    name: 'Spirit Spears',
    casters: ['wyrd'],
    actions: 2,
    level: 5,
    cost: 20,
    effect: BOLT,
  },
  {
    name: 'Wood Mist',
    casters: ['wyrd'],
    actions: 2,
    level: 4,
    cost: 15,
    effect: { word: 'WARD', A: 2 },
  },
  {
    name: 'Howling',
    casters: ['wyrd'],
    actions: 1,
    level: 4,
    cost: 12,
    effect: { word: 'TERROR', by: 2 },
  },
  {
    name: 'Rune of Fire',
    casters: ['keeper'],
    actions: 2,
    level: 5,
    cost: 20,
    effect: BOLT,
  },
  {
    name: 'Rune of Stone',
    casters: ['keeper'],
    actions: 2,
    level: 4,
    cost: 15,
    effect: { word: 'WARD', A: 2 },
  },
  {
    name: 'Ice Shards',
    casters: ['lotus-eater'],
    house: 'crystal-lotus',
    actions: 2,
    level: 5,
    cost: 20,
    effect: BOLT,
  },
  {
    name: 'Summon Ice Warriors',
    casters: ['lotus-eater'],
    house: 'crystal-lotus',
    actions: 3,
    level: 7,
    cost: 50,
    effect: {
      word: 'SUMMON',
      creatures: [
        { profile: 'ice-warrior', type: 'trooper', count: 4 },
        { profile: 'ice-warrior', type: 'leader', count: 1 },
      ],
    },
  },
  {
    name: 'Shadow Bolt',
    casters: ['lotus-eater'],
    house: 'obsidian-serpent',
    actions: 2,
    level: 5,
    cost: 20,
    effect: BOLT,
  },
  {
    name: 'Summon Adamantite Golem',
    casters: ['lotus-eater'],
    house: 'obsidian-serpent',
    actions: 3,
    level: 7,
    cost: 50,
    effect: { word: 'SUMMON', creatures: [{ profile: 'adamantite-golem', type: 'individual', count: 1 }] },
    given: true,
  },
  {
    name: 'Sun Fire',
    casters: ['lotus-eater'],
    house: 'helios',
    actions: 2,
    level: 5,
    cost: 20,
    effect: { ...BOLT, fire: true },
  },
  {
    name: 'Summon Daughter of the Phoenix',
    casters: ['lotus-eater'],
    house: 'helios',
    actions: 3,
    level: 8,
    cost: 55,
    effect: {
      word: 'SUMMON',
      creatures: [{ profile: 'daughter-of-the-phoenix', type: 'individual', count: 1 }],
    },
  },
  {
    name: 'Summon Fire Demons',
    casters: ['lotus-eater'],
    house: 'helios',
    actions: 3,
    level: 7,
    cost: 56,
    effect: { word: 'SUMMON', creatures: [{ profile: 'fire-demon', type: 'trooper', count: 4 }] },
    given: true,
  },
  {
    name: 'Marsh Fire',
    casters: ['shaman'],
    actions: 2,
    level: 5,
    cost: 20,
    effect: BOLT,
  },
  {
    name: 'Mire',
    casters: ['shaman'],
    actions: 2,
    level: 4,
    cost: 15,
    effect: { word: 'WEAKEN', stat: 'CC', by: 2 },
  },
  {
    name: 'Mud Skin',
    casters: ['shaman', 'sg-novice-band'],
    actions: 2,
    level: 4,
    cost: 15,
    effect: { word: 'WARD', A: 2 },
  },
];
