import { z } from 'zod';
import { UNIT_CODES } from '../data/units.ts';
import { SEATS } from '../state/seats.ts';

/**
 * GRD-PLY-03, GRD-PLY-06, GRD-PLY-07: the whole vocabulary. Hexes and cities are written `0412`, armies are numbers.
 * With rosters (`battleSystem: csw`) troops are named as units instead of points: new ones by type and number
 * (`{ HF: 20, W1: 1 }`), those there are by their numbers; every field of points is then left out.
 */
const Hex = z.string().regex(/^\d{4}$/, 'a hex is written by column and row, such as "0412", in quotes');
const MAX_LISTED = 60;
const ArmyNumber = z.int().min(1);
const Points = z.int().min(0).max(1_000_000);
const MAX_UNITS = 1000;
const UnitNumber = z.int().min(1);
/** GRD-CSW-01: units there are, by number. */
const Units = z.array(UnitNumber).max(MAX_UNITS);
/** GRD-CSW-01: units to be raised, how many of each type. */
const Counts = z.partialRecord(
  z.enum(UNIT_CODES as unknown as [(typeof UNIT_CODES)[number]]),
  z.int().min(1).max(500),
);

/** GRD-ARM-08, GRD-R-23: what breaks off. */
const Part = z.strictObject({
  regular: Points.default(0),
  mercenary: Points.default(0),
  mounted: Points.default(0),
  mountedMercenary: Points.default(0),
  /** With rosters: the units that go; a general goes with his leader unit. */
  units: Units.optional(),
  /** The rest keeps the commander. */
  keepCommander: z.boolean().default(true),
  /** The sub-generals who go with the part, by id. */
  subGenerals: z.array(z.int().min(1)).max(MAX_LISTED).optional(),
});
export type Part = z.infer<typeof Part>;

const Levy = z.strictObject({
  city: Hex,
  points: Points.default(0),
  mounted: Points.default(0),
  /** With rosters: what comes. */
  units: Counts.optional(),
});
export type Levy = z.infer<typeof Levy>;

const order = <Name extends string, Shape extends z.ZodRawShape>(type: Name, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** With rosters: the leaders he would name if a general is to be appointed where they are (GRD-CSW-13). */
const Leaders = Units.optional();

/** GRD-SET-03, GRD-SET-04 */
const SetUp = order('setUp', {
  armies: z
    .array(
      z.strictObject({
        city: Hex,
        hex: Hex,
        points: Points.default(0),
        mounted: Points.default(0),
        units: Counts.optional(),
      }),
    )
    .max(MAX_LISTED)
    .default([]),
  /** With rosters: what garrisons consist of; a city that is not named gets a mixed force (GRD-CSW-02). */
  garrisons: z
    .array(z.strictObject({ city: Hex, units: Counts }))
    .max(MAX_LISTED)
    .optional(),
});
/** GRD-RES-04: payments, answers about princes, purchases, cities for free mercenaries. */
const Stage = order('stage', {
  pay: z.array(ArmyNumber).max(MAX_LISTED).default([]),
  /** GRD-R-35: the cities whose prince is to be freed for 50 RP. */
  princes: z.array(Hex).max(MAX_LISTED).default([]),
  buy: z.array(Levy).max(MAX_LISTED).default([]),
  /** GRD-R-105: a city for each band. */
  bands: z.array(Hex).max(MAX_LISTED).default([]),
  /** With rosters: what each of these bands consists of, in the same order (GRD-PLY-28). */
  bandUnits: z.array(Counts).max(MAX_LISTED).optional(),
  leaders: Leaders,
});
/** GRD-R-56 */
const Hire = order('hire', {
  points: Points.default(0),
  mounted: Points.default(0),
  units: Counts.optional(),
});
/** GRD-R-53 */
const Place = order('place', {
  cities: z
    .array(
      z.strictObject({
        city: Hex,
        regular: Points.default(0),
        mercenary: Points.default(0),
        mounted: Points.default(0),
        mountedMercenary: Points.default(0),
        /** With rosters: the units that winter here; generals go with their leader units. */
        units: Units.optional(),
        generals: z.array(z.int().min(1)).max(MAX_LISTED).default([]),
      }),
    )
    .max(MAX_LISTED)
    .default([]),
});

const BattleId = z.string().min(1).max(80);
/** A unit as the board calls it: `u12`. */
const Uid = z.string().regex(/^u[1-9]\d*$/, 'a unit is called by its number, such as "u12"');
const SIDES = ['attacker', 'defender'] as const;

/** GRD-PLY-21 */
const FieldResult = z.strictObject({
  battleId: BattleId,
  ending: z.enum(['noUnits', 'agreed', 'turnLimit', 'withdrew']),
  turns: z.int().min(0).max(99),
  withdrew: z.enum(SIDES).nullable().default(null),
  /** In points, what each side has paid. */
  bonus: z
    .strictObject({ attacker: z.number().min(0), defender: z.number().min(0) })
    .default({ attacker: 0, defender: 0 }),
  fates: z.record(Uid, z.enum(['survived', 'leftField', 'eliminated', 'changedSides', 'deserted'])),
  fellWith: z.record(Uid, z.array(Uid).max(MAX_UNITS)).default({}),
});

export const GrandOrder = z.discriminatedUnion('type', [
  SetUp,
  order('move', { army: ArmyNumber, path: z.array(Hex).min(1).max(2), part: Part.optional() }),
  order('attack', {
    army: ArmyNumber,
    hex: Hex,
    /** GRD-R-62: the hex a fast army enters first. */
    via: Hex.optional(),
    part: Part.optional(),
    /** GRD-R-05 */
    advance: z.boolean().default(true),
  }),
  order('endTurn', { leaders: Leaders }),
  /** GRD-R-81: without survivors the battle is settled here. */
  order('settle', {
    survivors: z.strictObject({ attacker: Points, defender: Points }).optional(),
    /** GRD-R-67, with rosters: quickly, on the board, or as the defender likes; left out: quickly. */
    how: z.enum(['quick', 'board', 'either']).optional(),
  }),
  /** GRD-R-81, GRD-R-67: the result of the table is right, or the battle is played out. */
  order('confirm', { agree: z.boolean() }),
  /** GRD-PLY-21, GRD-PLY-33: how a battle on the board ended; entered by hand it counts when the enemy accepts it. */
  order('report', { result: FieldResult }),
  order('accept', { battle: BattleId, agree: z.boolean() }),
  /** GRD-R-131: a battle that both sides leave is settled quickly. */
  order('leave', { battle: BattleId }),
  /** GRD-CSW-25, GRD-PLY-07: by leader, the lost unit whose roll he shares; who is not named shares the lowest. */
  order('share', { with: z.record(Uid, Uid) }),
  /** GRD-R-77: the captured leaders who are ransomed, by number. */
  order('redeem', { leaders: Units }),
  order('general', { use: z.enum(['add', 'subtract']) }),
  order('retreat', { hex: Hex }),
  order('ransom', { pay: z.boolean() }),
  order('prince', { choice: z.enum(['execute', 'offer', 'hold']) }),
  order('defectors', { accept: z.boolean() }),
  order('raise', { hex: Hex, units: Counts.optional() }),
  order('shelter', { city: Hex }),
  Stage,
  Hire,
  Place,
  /** GRD-R-54, GRD-R-56, GRD-R-41 */
  order('deploy', {
    mercenaries: z.array(Levy).max(MAX_LISTED).default([]),
    armies: z
      .array(z.strictObject({ city: Hex, hex: Hex, part: Part.optional() }))
      .max(MAX_LISTED)
      .default([]),
    renew: z.array(z.enum(SEATS)).max(MAX_LISTED).default([]),
  }),
  order('resign', {}),
]);

export type GrandOrder = z.infer<typeof GrandOrder>;
export type OrderType = GrandOrder['type'];
export type OrderOf<Type extends OrderType> = Extract<GrandOrder, { type: Type }>;

/** GRD-R-55: orders that all kingdoms give at the same time; they are carried out together. */
export type SealedOrder = OrderOf<'setUp' | 'stage' | 'hire' | 'place'>;
