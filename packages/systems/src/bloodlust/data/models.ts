import type { DepthRow, ModelClass } from './classes.ts';
import type { FireClass } from './fireCharts.ts';
import type { Armour, Artillery, Melee } from './weapons.ts';

export type Alignment = 'good' | 'evil' | 'neutral';

export interface Model {
  readonly class: ModelClass;
  /** In inches at 15 mm, on the ground. */
  readonly rate: number;
  readonly isFlyer?: true;
  readonly fireClass: FireClass;
  readonly melee: Melee;
  /** As how many castings it fights; machines fight with their crew (BLD-R-64). */
  readonly strength: number | 'crew';
  readonly armour: Armour;
  readonly hasShieldPenalty?: true;
  /** Escort or crew hits and body hits; a chariot has only hits, one for each animal (BLD-CAS-05). */
  readonly crew: number;
  readonly body: number;
  readonly hasStages: boolean;
  readonly die: 4 | 8 | 12;
  readonly points: number;
  /** BLD-CRE-18. */
  readonly depth: DepthRow;
  readonly alignment?: Alignment;
  readonly isAnimal?: true;
  readonly artillery?: Artillery;
  readonly ignoresRough?: true;
}

const creature = {
  class: 'CREATURE',
  rate: 6,
  crew: 0,
  hasStages: true,
  armour: 'Light',
  depth: 'model',
} as const;
const beast = { ...creature, fireClass: 'Slow', melee: 'IM', die: 8, isAnimal: true } as const;
const flyer = { ...creature, isFlyer: true, fireClass: 'Quick' } as const;
const chariot = {
  class: 'CHARIOT',
  rate: 9,
  fireClass: 'Average',
  armour: 'Light',
  crew: 0,
  hasStages: false,
  die: 8,
  depth: 'model',
} as const;
const machine = {
  class: 'EQUIPMENT',
  rate: 6,
  fireClass: 'Equipment',
  melee: 'SM',
  strength: 'crew',
  armour: 'None',
  hasShieldPenalty: true,
  body: 2,
  hasStages: true,
  die: 4,
  depth: 'model',
} as const;

/** The models as printed. Where the alignment is missing it is that of the army. */
export const MODELS = {
  /** BLD-CRE-01. */
  Elephant: { ...beast, strength: 6, crew: 3, body: 2, points: 90 },
  /** BLD-CRE-02. */
  Mammoth: { ...beast, strength: 8, crew: 4, body: 2, points: 150, depth: 'large' },
  /** BLD-CRE-03. */
  Rhino: { ...beast, strength: 5, crew: 2, body: 3, points: 85 },
  /** BLD-CRE-04. */
  Ogre: {
    ...creature,
    rate: 9,
    fireClass: 'Average',
    melee: 'HM',
    strength: 5,
    body: 3,
    die: 12,
    points: 55,
    alignment: 'evil',
  },
  /** BLD-CRE-05. */
  Giant: {
    ...creature,
    rate: 9,
    fireClass: 'Average',
    melee: 'HM',
    strength: 8,
    crew: 2,
    body: 4,
    die: 12,
    points: 140,
    depth: 'large',
    alignment: 'neutral',
    artillery: 'rocks',
  },
  /** BLD-CRE-06. */
  Troll: {
    ...creature,
    rate: 12,
    fireClass: 'Quick',
    melee: 'HM',
    strength: 5,
    body: 5,
    die: 12,
    points: 85,
    alignment: 'evil',
    ignoresRough: true,
  },
  /** BLD-CRE-07. */
  Ent: {
    ...creature,
    rate: 4,
    fireClass: 'Slow',
    melee: 'HM',
    strength: 8,
    armour: 'Metal',
    body: 4,
    die: 12,
    points: 125,
    depth: 'large',
    alignment: 'good',
    ignoresRough: true,
  },
  /** BLD-CRE-08. */
  Dragon: {
    ...flyer,
    melee: 'IM',
    strength: 12,
    armour: 'Metal',
    body: 6,
    die: 12,
    points: 320,
    depth: 'large',
    artillery: 'breath',
  },
  /** BLD-CRE-09. */
  Griffin: {
    ...flyer,
    melee: 'SM',
    strength: 6,
    crew: 1,
    body: 3,
    die: 12,
    points: 55,
    depth: 'large',
    alignment: 'good',
  },
  /** BLD-CRE-10. */
  Harpies: {
    ...flyer,
    melee: 'SM',
    strength: 4,
    armour: 'None',
    body: 2,
    die: 8,
    points: 25,
    alignment: 'evil',
  },
  /** BLD-CRE-11. */
  'Light chariot': { ...chariot, melee: 'LM', strength: 3, body: 2, points: 22 },
  /** BLD-CRE-12. */
  'Heavy chariot': { ...chariot, melee: 'IM', strength: 5, body: 4, points: 50 },
  /** BLD-CRE-13. */
  Battlewagon: {
    class: 'WAGON',
    rate: 4,
    fireClass: 'Slow',
    melee: 'LM',
    strength: 6,
    armour: 'Light',
    crew: 6,
    body: 2,
    hasStages: true,
    die: 8,
    points: 90,
    depth: 'large',
  },
  /** BLD-CRE-14. */
  'Bolt thrower': { ...machine, crew: 2, points: 45, artillery: 'bolt thrower' },
  /** BLD-CRE-15. */
  Catapult: { ...machine, crew: 4, points: 60, artillery: 'catapult' },
  /** BLD-CRE-16. */
  Cannon: { ...machine, crew: 4, points: 90, artillery: 'cannon' },
} as const satisfies Record<string, Model>;
export type ModelName = keyof typeof MODELS;
