import { z } from 'zod';
import { SPELLS } from '../data/spells.ts';

const UnitId = z.string().min(1).max(20);
const Heading = z.int().min(0).max(719);
/** Tenths of a millimetre; no table is longer. */
const Length = z.int().min(-30_000).max(30_000);
const Leg = z.strictObject({ heading: Heading.optional(), length: Length });
const Files = z.int().min(1).max(24);

const FormationName = z.enum(['block', 'square', 'wedge', 'testudo', 'circle']);

const Move = {
  unit: UnitId,
  legs: z.array(Leg).min(1).max(2),
  /** The final heading of an individual stand. */
  facing: Heading.optional(),
  /** A line that went back may turn round (BLD-R-28). */
  aboutFace: z.literal(true).optional(),
};
const Reform = { unit: UnitId, formation: FormationName, files: Files, heading: Heading };

/** BLD-TER-07: a sector by its hour; 0 is the middle. */
const Sector = z.literal([11, 12, 1, 9, 0, 3, 8, 6, 4]);

/** BLD-TER-08 to BLD-TER-12, BLD-SET-03 to BLD-SET-08: orders before the first turn. */
const SETUP = [
  /** The Key Feature; a river (bridge, ford) needs its axis `x` and its ends, everything else its centre. */
  z.strictObject({
    type: z.literal('placeKey'),
    kind: z.enum(['bridge', 'ford', 'village', 'outpost', 'hill']),
    sector: Sector,
    x: Length,
    y: Length.optional(),
    heading: Heading.optional(),
    ends: z.enum(['top-bottom', 'top-side', 'bottom-side']).optional(),
  }),
  /** The terrain of a sector, or its second piece. A stream runs along its heading, 0 or 180, through its centre. */
  z.strictObject({
    type: z.literal('placeTerrain'),
    kind: z.enum(['clear', 'hill', 'rough', 'lightWood', 'denseWood', 'lake', 'stream']),
    sector: Sector,
    x: Length.optional(),
    y: Length.optional(),
    heading: Heading.optional(),
    isSecond: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('forgoSecond') }),
  z.strictObject({ type: z.literal('chooseEdge'), edge: z.enum(['south', 'north']) }),
  /** `x` is the middle of the camp. */
  z.strictObject({ type: z.literal('placeCamp'), x: Length }),
  z.strictObject({
    type: z.literal('deploy'),
    unit: UnitId,
    x: Length,
    y: Length,
    heading: Heading,
    files: Files.optional(),
  }),
  /** BLD-SET-08: the side with initiative chooses in turn 1 of ALTERNATING order. */
  z.strictObject({ type: z.literal('takeTurn'), goes: z.enum(['first', 'second']) }),
] as const;

/**
 * What players may ask for (BLD-PLY-03). Lengths are tenths of a millimetre, headings half-degrees. In SIMULTANEOUS
 * order the orders of a step are sealed: they are only noted, and the enemy sees how many there are, until both sides
 * have ended the step (`endPhase`).
 */
export const BloodCommand = z.discriminatedUnion('type', [
  ...SETUP,
  /** BLD-SEQ-09: face down until the end of the turn; `change` says what Element Control does. It ends the step. */
  z.strictObject({
    type: z.literal('spell'),
    spell: z.enum(SPELLS),
    change: z.enum(['dry waters', 'mud', 'dry mud']).optional(),
  }),
  z.strictObject({
    type: z.literal('fire'),
    unit: UnitId,
    target: UnitId,
    mode: z.enum(['Volley', 'Select']).optional(),
  }),
  z.strictObject({ type: z.literal('charge'), unit: UnitId, target: UnitId }),
  z.strictObject({
    type: z.literal('respond'),
    unit: UnitId,
    answer: z.enum(['hold', 'counter']),
    against: UnitId.optional(),
  }),
  z.strictObject({ type: z.literal('move'), ...Move }),
  z.strictObject({ type: z.literal('reform'), ...Reform }),
  /** BLD-R-16: a unit struck only on a flank or its rear turns its front to that enemy. */
  z.strictObject({ type: z.literal('turnToFace'), unit: UnitId, enemy: UnitId }),
  z.strictObject({ type: z.literal('attach'), unit: UnitId, to: UnitId }),
  z.strictObject({ type: z.literal('detach'), unit: UnitId }),
  /** BLD-R-67: before its move in the air; a unit that has moved in the air may `land`. */
  z.strictObject({ type: z.literal('takeOff'), unit: UnitId }),
  z.strictObject({ type: z.literal('land'), unit: UnitId }),
  /** BLD-R-68: the riders become a unit of their own, behind the creature. */
  z.strictObject({ type: z.literal('dismount'), unit: UnitId }),
  z.strictObject({ type: z.literal('advance'), unit: UnitId, length: Length }),
  z.strictObject({ type: z.literal('rally'), general: UnitId, unit: UnitId }),
  /** BLD-R-56: the strategic manoeuvres (i) and (ii). */
  z.strictObject({ type: z.literal('strategicMove'), general: UnitId, ...Move }),
  z.strictObject({ type: z.literal('strategicReform'), general: UnitId, ...Reform }),
  /** Takes back every sealed order of a unit in this step. */
  z.strictObject({ type: z.literal('withdraw'), unit: UnitId }),
  z.strictObject({ type: z.literal('endPhase') }),
  z.strictObject({ type: z.literal('concede') }),
]);
export type BloodCommand = z.infer<typeof BloodCommand>;
export type CommandOf<Type extends BloodCommand['type']> = Extract<BloodCommand, { type: Type }>;
export type MoveOrder = Pick<CommandOf<'move'>, 'unit' | 'legs' | 'facing' | 'aboutFace'>;
export type ReformOrder = Pick<CommandOf<'reform'>, 'unit' | 'formation' | 'files' | 'heading'>;
