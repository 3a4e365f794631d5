import { z } from 'zod';
import { CLASSES } from '../data/characters.ts';
import { PRESETS } from '../data/options.ts';
import { RACES } from '../data/races.ts';
import { UNIT_TYPES, type UnitType } from '../data/units.ts';
import { PHASES, type PhaseName } from '../engine/sequence.ts';
import { SEATS } from '../state/seats.ts';
import { DiplomacyGiven, StandingGiven } from './diplomacy.ts';
import { LastingGiven } from './lasting.ts';
import { SightingGiven } from './sightings.ts';

const Hex = z.string().regex(/^-?\d+,-?\d+$/, 'a hex is written "q,r", in quotes');
const Spot = z
  .string()
  .regex(/^-?\d+,-?\d+(:[0-5])?$/, 'a place is a hex "q,r" or a river hexside "q,r:d", in quotes');
const Hexside = z.string().regex(/^-?\d+,-?\d+:[0-5]$/, 'a hexside is written "q,r:d", in quotes');
const Seat = z.enum(SEATS);
const Label = z
  .string()
  .regex(/^[a-z]+-[1-9]\d*$/, 'a Unit is called by its seat and a number, such as red-1');
const CardId = z.string().regex(/^CC-[A-Z]?\d\d$/, 'a Character is named by the card, such as CC-B01');

const Board = z.union([
  z.string(),
  z.strictObject({ board: z.string(), at: Hex.default('0,0'), rotation: z.int().min(0).max(5).default(0) }),
]);

const Switches = z.strictObject({
  races: z.boolean(),
  units: z.boolean(),
  chars: z.boolean(),
  boards: z.boolean(),
  cards: z.boolean(),
  econ: z.boolean(),
  tactics: z.boolean(),
  march: z.boolean(),
  supply: z.boolean(),
  fog: z.boolean(),
  limit: z.int().min(0).max(200),
  teams: z.boolean(),
});

/** The options of a match (CST-GEN-05). */
export const Options = z.strictObject({
  players: z.int().min(2).max(10).optional(),
  preset: z.enum(Object.keys(PRESETS) as [keyof typeof PRESETS]).optional(),
  switches: Switches.partial().optional(),
  races: z.union([z.enum(['deal', 'choose']), z.array(z.enum(RACES)).min(2).max(10)]).optional(),
  map: z.enum(['automatic', 'manual']).optional(),
  forces: z.enum(['bought', 'readyMade']).optional(),
  teams: z.array(z.int().min(1).max(10)).max(10).optional(),
});

const Player = z.strictObject({
  race: z.enum(RACES),
  gold: z.int().min(0).default(0),
  capital: Hex.optional(),
  bloc: z.int().min(0).default(0),
  income: z.int().min(0).default(0),
  hasHired: z.boolean().default(false),
  hasTraded: z.boolean().default(false),
  hasFate: z.boolean().default(false),
});

const Unit = z.strictObject({
  type: z.enum(UNIT_TYPES as [UnitType, ...UnitType[]]),
  at: Spot,
  /** Where it was when its owner's turn began; default: where it is. `~`: it did not exist yet. */
  startedAt: Spot.nullable().optional(),
  origin: Spot.optional(),
  spent: z.int().min(0).optional(),
  hasMoved: z.boolean().optional(),
  isStopped: z.boolean().optional(),
  hasAttacked: z.boolean().optional(),
  isForced: z.boolean().optional(),
  isBlessed: z.boolean().optional(),
  isUnsupplied: z.boolean().optional(),
  sustainedBy: CardId.optional(),
});

const Character = z.strictObject({
  owner: Seat,
  at: Spot,
  /** Only for a national leader, `CC-01` for the first seat: the others have it on their card. */
  class: z.enum(CLASSES).optional(),
  startedAt: Spot.nullable().optional(),
  spent: z.int().min(0).optional(),
  hasMoved: z.boolean().optional(),
  isStopped: z.boolean().optional(),
  hasActed: z.boolean().optional(),
  isCursed: z.boolean().optional(),
  artifacts: z.array(z.string()).optional(),
  knownTo: z.array(Seat).optional(),
  lostTurn: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  flies: z.boolean().optional(),
  hides: z.boolean().optional(),
});

const Centre = z.strictObject({
  controller: Seat.optional(),
  pillagedInTurn: z.int().min(0).optional(),
  /** CST-SIE-04: the controller's consecutive besieged STARTs. */
  besieged: z.int().min(1).optional(),
  raised: z.int().min(0).optional(),
  ships: z.int().min(0).optional(),
});

/** A position as a case writes it; docs/citystates-cases.md explains each word. */
export const Given = z.strictObject({
  boards: z.array(Board).min(1).default(['B01']),
  options: Options.omit({ players: true }).default({}),
  phase: z.enum(Object.keys(PHASES) as [PhaseName, ...PhaseName[]]).default('operations'),
  turn: z.int().min(1).max(200).default(1),
  active: Seat.default('red'),
  players: z
    .partialRecord(Seat, Player)
    .default({ red: Player.parse({ race: 'Humans' }), blue: Player.parse({ race: 'Orcs' }) }),
  units: z.record(Label, Unit).default({}),
  characters: z.record(CardId, Character).default({}),
  centres: z.record(Hex, Centre).default({}),
  hexsides: z.record(Hexside, z.enum(['destroyed', 'bridge', 'ford'])).default({}),
  forts: z.record(Hex, Seat).default({}),
  /** For places without a controller: the besieged player, and his consecutive besieged STARTs. */
  sieges: z.record(Hex, z.strictObject({ owner: Seat, starts: z.int().min(1) })).default({}),
  breaches: z.record(Hex, z.int().min(1)).default({}),
  decks: z
    .strictObject({
      characters: z.array(z.string()).optional(),
      encounters: z.array(z.string()).optional(),
      discards: z.array(z.string()).optional(),
    })
    .default({}),
  sightings: z.array(SightingGiven).default([]),
  lasting: LastingGiven,
  diplomacy: DiplomacyGiven,
  standing: z.partialRecord(Seat, StandingGiven).default({}),
});
export type Given = z.infer<typeof Given>;
