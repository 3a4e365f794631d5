import { z } from 'zod';
import { STEPS, type StepName } from '../engine/sequence.ts';
import { DIRECTION_NAMES } from '../state/board.ts';
import { MODULES } from '../state/setup.ts';
import { RESTING, type Unit } from '../state/unit.ts';

const HexId = z
  .string('a hex id is text: write it in quotes, "0304"')
  .regex(/^\d{4}$/, 'a hex id has four digits, such as "0304"');
const SideName = z.enum(['blue', 'red']);
const Facing = z.enum(DIRECTION_NAMES);
const Terrain = z.enum([
  'clear',
  'swamp',
  'woods',
  'building',
  'hill1',
  'hill2',
  'wall',
  'tower',
  'gate',
  'impassable',
]);
const flag = z.boolean().optional();
const count = z.int().min(0).optional();

/** The words of a case: `at` for the cell, hex ids and names of directions instead of numbers. */
const OWN_WORDS = ['cell', 'facing', 'charged', 'working'] as const satisfies readonly (keyof Unit)[];
type Flags = Omit<typeof RESTING, (typeof OWN_WORDS)[number]>;
type FlagWords = { readonly [Key in keyof Flags]: z.ZodOptional<z.ZodType<Unit[Key], Unit[Key]>> };

const flagWord = (atRest: unknown): z.ZodType => {
  if (typeof atRest === 'boolean') return z.boolean();
  return typeof atRest === 'number' ? z.int().min(0) : z.string().nullable();
};

/** CSW-P-22: a case may set any flag of a unit. */
const FLAGS = Object.fromEntries(
  Object.entries(RESTING)
    .filter(([key]) => !OWN_WORDS.some((own) => own === key))
    .map(([key, atRest]) => [key, flagWord(atRest).optional()]),
) as FlagWords;

/** CSW-P-22 in the words of a case. What is not written has its default. */
export const GivenUnit = z.strictObject({
  ...FLAGS,
  type: z.string(),
  side: SideName,
  /** The side in whose roster it began, if that is another (CSW-MER-04). */
  roster: SideName.optional(),
  at: HexId.nullish(),
  facing: Facing.optional(),
  status: z.enum(['toPlace', 'toEnter', 'onMap', 'eliminated', 'routedOff', 'late', 'deserted']).optional(),
  entryTurn: count,
  morale: count,
  charged: HexId.nullish(),
  working: z.enum(['placing', 'taking']).nullish(),
});
export type GivenUnit = z.infer<typeof GivenUnit>;

const GivenSide = z.strictObject({
  name: z.string().optional(),
  friendlyEdge: z.enum(['north', 'south', 'west', 'east']).optional(),
  area: z.array(HexId).optional(),
  entry: z.array(HexId).optional(),
  entryGrace: z.int().min(0).nullish(),
  purse: count,
  agreed: count,
});

const GivenWork = z.strictObject({
  hitsTaken: count,
  destroyed: flag,
  open: flag,
  setInTurn: count,
  controller: SideName.nullish(),
});

const GivenTunnel = z.strictObject({
  knownTo: z.array(SideName).min(1),
  /** In the order dug: each is joined to the one before it, unless `links` says which are. */
  cells: z.array(HexId).min(1),
  links: z.array(z.tuple([HexId, HexId])).optional(),
  breaches: z.record(HexId, SideName).default({}),
});

const GivenAttack = z.strictObject({
  side: SideName,
  units: z.array(z.string()).min(1),
  target: HexId,
  construction: flag,
  underground: flag,
});

const steps = Object.keys(STEPS) as [StepName, ...StepName[]];

/** A position in the words of a case. */
export const Given = z.strictObject({
  /** A scenario by its id: its map, sides, length, victory and special rules; the units are the case's own. */
  scenario: z.string().optional(),
  /** Drawn as text, a board by its name, or the size of a clear one. */
  map: z
    .union(
      [z.string(), z.strictObject({ columns: z.int().min(1).max(99), rows: z.int().min(1).max(99) })],
      'a map is drawn as text, a board by its name, or { columns, rows } of a clear one, each from 1 to 99',
    )
    .optional(),
  terrain: z.record(HexId, Terrain).default({}),
  streams: z.array(HexId).default([]),
  moats: z.array(HexId).default([]),
  /** Chains of hexes: `0101>0102>0203`. */
  roads: z.array(z.string()).default([]),
  inside: z.array(HexId).default([]),
  outside: z.array(HexId).default([]),
  places: z.record(HexId, z.string()).default({}),

  /** Own unit types, in the columns of CSW-UNT-01. */
  types: z.array(z.unknown()).default([]),
  units: z.record(z.string(), GivenUnit),

  turn: z.int().min(1).default(1),
  turns: z.int().min(1).optional(),
  /** CSW-P-21 */
  victory: z.enum(['greaterLoss', 'fewerEliminated', 'pointsOnBoard']).optional(),
  sideA: SideName.default('blue'),
  /** CSW-P-15: instead of `step` and `phasing`; 0 before the battle. */
  segment: z.int().min(0).max(12).optional(),
  step: z.enum(steps).optional(),
  phasing: SideName.optional(),

  /** CSW-SET-03 */
  home: SideName.nullish(),
  /** CSW-GAT-02 */
  defender: SideName.optional(),
  /** CSW-MER-02 */
  guilds: z.array(z.string()).optional(),

  modules: z.array(z.enum(MODULES)).default([]),
  specials: z.array(z.string()).default([]),
  sky: z.enum(['overcast', 'no moon', 'half moon', 'full moon']).default('full moon'),
  sides: z
    .strictObject({ blue: GivenSide.default({}), red: GivenSide.default({}) })
    .default({ blue: {}, red: {} }),

  works: z.record(HexId, GivenWork).default({}),
  caltrops: z.record(HexId, z.enum(['placed', 'inWork', 'stacked'])).default({}),
  tunnels: z.array(GivenTunnel).default([]),
  attacks: z.array(GivenAttack).default([]),
});
export type Given = z.infer<typeof Given>;
/** The same as written by the author. */
export type Written = z.input<typeof Given>;
export type WrittenUnit = z.input<typeof GivenUnit>;
