import { say } from '@warmoot/kernel';
import { z } from 'zod';
import { RACES } from '../data/races.ts';
import { TACTICS } from '../data/tactics.ts';
import { UNIT_TYPES, type UnitType } from '../data/units.ts';
import { WORK_KINDS } from '../state/game.ts';
import { SEATS } from '../state/seats.ts';

/**
 * CST-PLY-12, CST-R-64: the whole vocabulary. Hexes are `q,r` in map coordinates, river hexsides `q,r:d` (CST-BRD-03),
 * Units numbers, Characters and Artifacts card ids. The rules decide which of them a seat may use.
 */
const Hex = z.string().regex(/^-?\d+,-?\d+$/, 'a hex is written "q,r", such as "2,-1"');
const Hexside = z.string().regex(/^-?\d+,-?\d+:[0-5]$/, 'a hexside is written "q,r:d", such as "2,-1:0"');
/** A water hex or a river hexside. */
const Node = z
  .string()
  .regex(/^-?\d+,-?\d+(:[0-5])?$/, 'a node is a water hex "q,r" or a river hexside "q,r:d"');
const MAX_LISTED = 200;
const UnitNumber = z.int().min(0);
const SomeUnits = z
  .array(UnitNumber)
  .max(MAX_LISTED, say`an order names at most ${MAX_LISTED} Units`)
  .default([]);
const Units = z.array(UnitNumber).min(1).max(MAX_LISTED, say`an order names at most ${MAX_LISTED} Units`);
const CharacterId = z.string().regex(/^CC-[A-Z]?\d\d$/, 'a Character is named by the card, such as "CC-B01"');
const Characters = z
  .array(CharacterId)
  .max(MAX_LISTED, say`an order names at most ${MAX_LISTED} Characters`)
  .default([]);
const Artifact = z.string().regex(/^EC-[BS]\d\d$/, 'an Artifact is named by its card, such as "EC-B26"');
const Type = z.enum(UNIT_TYPES as [UnitType, ...UnitType[]]);
const Path = z.array(Node).min(1).max(MAX_LISTED, say`a path has at most ${MAX_LISTED} steps`);
const Player = z.enum(SEATS);

/** CST-CHR-03: actions by their names in the table. */
const ACTIONS = [
  'assassinate',
  'protect',
  'spy',
  'stealArtifact',
  'stealGold',
  'duel',
  'createGold',
  'fly',
  'sustenance',
  'bridge',
  'dispell',
  'scry',
  'firestorm',
  'walls',
  'teleport',
  'summonElementals',
  'raiseDead',
  'fates',
  'bless',
  'tithe',
  'removeCurse',
  'exorcise',
  'curse',
  'sanctuary',
  'plague',
  'partWater',
  'resurrection',
  'explore',
] as const;

const order = <Name extends string, Shape extends z.ZodRawShape>(type: Name, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const CstOrder = z.discriminatedUnion('type', [
  // Set-up (CST-SET, CST-BRD-14); a choice left out is made at random (CST-PLY-03)
  order('chooseRace', { race: z.enum(RACES).optional() }),
  order('placeBoard', { position: Hex.optional(), rotation: z.int().min(0).max(5).optional() }),
  order('chooseHome', { city: Hex.optional() }),
  order('buyStart', {
    units: z
      .array(z.strictObject({ type: Type, at: Node }))
      .max(MAX_LISTED)
      .default([]),
    /** CST-SET-07 */
    readyMade: z.boolean().optional(),
  }),
  // RECRUIT (CST-ECO)
  order('recruit', { place: Hex, unit: Type, node: Node.optional() }),
  order('hire', { place: Hex }),
  order('disband', { units: Units }),
  order('repair', { hex: Hex }),
  order('gift', { player: Player, gold: z.int().min(1) }),
  // OPERATIONS: movement
  order('move', { units: SomeUnits, chars: Characters, path: Path, forced: z.boolean().optional() }),
  order('fly', { units: SomeUnits, chars: Characters, path: Path }),
  order('sail', { ships: Units, cargo: SomeUnits, chars: Characters, path: Path }),
  order('embark', { units: SomeUnits, chars: Characters, node: Node }),
  order('disembark', { units: SomeUnits, chars: Characters, hex: Hex }),
  order('work', { unit: UnitNumber, kind: z.enum(WORK_KINDS), hexside: Hexside.optional() }),
  order('trade', { caravan: UnitNumber }),
  // OPERATIONS: Characters
  order('act', {
    char: CharacterId,
    action: z.enum(ACTIONS),
    target: CharacterId.optional(),
    hex: Node.optional(),
    hexside: Hexside.optional(),
    unit: UnitNumber.optional(),
    units: Units.optional(),
    chars: z.array(CharacterId).max(MAX_LISTED).optional(),
    artifact: Artifact.optional(),
    fate: z.boolean().optional(),
  }),
  order('fate', { char: CharacterId }),
  order('giveArtifact', { from: CharacterId, to: CharacterId, artifact: Artifact }),
  /** Left out: as the standing orders say (CST-PLY-03, CST-PLY-05). */
  order('answerDuel', { accept: z.boolean().optional() }),
  order('encounter', {
    pray: z.boolean().optional(),
    unit: Type.optional(),
    bearer: CharacterId.optional(),
    artifact: Artifact.optional(),
    hex: Node.optional(),
  }),
  // COMBAT
  order('attack', { from: Node, to: Node, units: SomeUnits, fate: z.boolean().optional() }),
  order('tactic', { choice: z.enum(TACTICS) }),
  // Labels of this battle (CST-R-69); no target if nobody can be reached, or if an ally's Unit is put first
  order('strike', { unit: UnitNumber, target: UnitNumber.optional() }),
  order('loseUnits', { units: Units }),
  order('continue', {}),
  order('breakOff', {}),
  order('stand', {}),
  order('retreat', { hex: Hex.optional(), node: Node.optional() }),
  order('advance', { units: SomeUnits, chars: Characters }),
  // Without a name: spare the place, if the question is open (CST-PLY-03)
  order('pillage', { char: CharacterId.optional() }),
  order('bombard', { unit: UnitNumber, hex: Hex }),
  // At any time
  order('standingOrder', {
    shareCharacters: z.boolean().optional(),
    defend: z.boolean().optional(),
    /** CST-R-92: in this battle only. */
    battle: z.literal(true).optional(),
    tactic: z
      .strictObject({
        attacking: z.enum(TACTICS).optional(),
        defending: z.enum(TACTICS).optional(),
      })
      .optional(),
    retreatBelow: z.int().min(0).max(1000).optional(),
    char: CharacterId.optional(),
    hides: z.boolean().optional(),
    duel: z.union([z.int().min(-6).max(6), z.literal('refuse')]).optional(),
    caravan: UnitNumber.optional(),
    feed: z.enum(['never', 'winter', 'always']).optional(),
  }),
  order('ally', { what: z.enum(['propose', 'accept', 'decline', 'denounce']), player: Player.optional() }),
  order('resign', {}),
  order('endPhase', {}),
]);

export type CstOrder = z.infer<typeof CstOrder>;
export type OrderType = CstOrder['type'];
export type OrderOf<Name extends OrderType> = Extract<CstOrder, { type: Name }>;
