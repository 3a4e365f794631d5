import { z } from 'zod';
import { PACK } from '../data/cards.ts';
import { TERRAINS } from '../data/terrain.ts';
import { UNIT_CODES } from '../data/units.ts';
import { WEATHERS } from '../data/weather.ts';
import { PHASE_NAMES } from '../engine/sequence.ts';
import { REASONS } from '../state/army.ts';
import { SEATS } from '../state/seats.ts';
import { Switches } from './options.ts';

const Hex = z.string().regex(/^\d{4}$/, 'a hex is written by column and row, such as "0412", in quotes');
const Seat = z.enum(SEATS);
const Points = z.int().min(0);

const General = z.union([
  z.int().min(1),
  z.strictObject({
    ability: z.int().min(1),
    experience: z.int().min(0).default(0),
    id: z.int().min(1).optional(),
  }),
]);
export type GeneralGiven = z.infer<typeof General>;

const Army = z.strictObject({
  owner: Seat,
  at: Hex,
  regular: Points.default(0),
  mercenary: Points.default(0),
  mounted: Points.default(0),
  mountedMercenary: Points.default(0),
  /** Ability, or ability with experience in quarters; `~`: an acting commander. */
  general: General.nullable().default(1),
  subGenerals: z.array(General).default([]),
  hasActed: z.boolean().default(false),
  reasons: z.array(z.enum(REASONS)).default([]),
  sitsOut: z.boolean().default(false),
  /** With rosters: how many units of each type, numbered on through all armies; its general is the dearest leader. */
  units: z
    .partialRecord(z.enum(UNIT_CODES as unknown as [(typeof UNIT_CODES)[number]]), z.int().min(1).max(500))
    .optional(),
  /** With rosters: battles its units have survived. */
  battles: z.int().min(0).default(1),
  /** With rosters: its units are mercenaries. */
  hired: z.boolean().default(false),
});

const City = z.strictObject({
  name: z.string().optional(),
  kind: z.enum(['capital', 'fortified', 'city']).default('city'),
  founder: Seat,
  owner: Seat.optional(),
});

const Realm = z.strictObject({
  stockpile: Points.default(0),
  gift: Points.default(0),
  bands: Points.default(0),
  mayHire: z.boolean().default(false),
  hired: z
    .strictObject({ mercenary: Points.default(0), mountedMercenary: Points.default(0) })
    .default({ mercenary: 0, mountedMercenary: 0 }),
  isOut: z.boolean().default(false),
});

/** A position as a case writes it; docs/grand-cases.md explains each word. */
export const Given = z.strictObject({
  options: Switches.default({}),
  /** Columns and rows of plain hexes. */
  size: z.tuple([z.int().min(4).max(40), z.int().min(4).max(40)]).default([10, 8]),
  terrain: z.record(Hex, z.enum(TERRAINS as [(typeof TERRAINS)[number]])).default({}),
  cities: z.record(Hex, City).optional(),
  kingdoms: z.partialRecord(Seat, Realm).default({}),
  phase: z.enum(PHASE_NAMES as [(typeof PHASE_NAMES)[number]]).default('week'),
  year: z.int().min(1).default(1),
  week: z.int().min(0).max(30).default(1),
  active: Seat.default('red'),
  /** This week's turn order; default: seat order from `active`. */
  order: z.array(Seat).optional(),
  weather: z.enum(WEATHERS as [(typeof WEATHERS)[number]]).default('fair'),
  truce: z.int().min(0).default(0),
  isHoused: z.boolean().default(false),
  armies: z.record(z.string().regex(/^a[1-9]\d*$/, 'an army is called a1, a2 …'), Army).default({}),
  pack: z.array(z.enum(PACK as unknown as [(typeof PACK)[number]])).optional(),
  peace: z.array(z.tuple([Seat, Seat])).default([]),
  princes: z.array(z.strictObject({ father: Seat, city: Hex })).default([]),
  demands: z.array(z.strictObject({ army: z.int().min(1), price: Points })).default([]),
});
export type Given = z.infer<typeof Given>;
