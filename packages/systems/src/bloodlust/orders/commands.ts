import { z } from 'zod';

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

/** What players may ask for (BLD-PLY-03). Lengths are tenths of a millimetre, headings half-degrees. */
export const BloodCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('deploy'),
    unit: UnitId,
    x: Length,
    y: Length,
    heading: Heading,
    files: Files.optional(),
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
  z.strictObject({ type: z.literal('attach'), unit: UnitId, to: UnitId }),
  z.strictObject({ type: z.literal('detach'), unit: UnitId }),
  z.strictObject({ type: z.literal('takeOff'), unit: UnitId }),
  z.strictObject({ type: z.literal('land'), unit: UnitId }),
  z.strictObject({ type: z.literal('advance'), unit: UnitId, length: Length }),
  z.strictObject({ type: z.literal('rally'), general: UnitId, unit: UnitId }),
  z.strictObject({ type: z.literal('endPhase') }),
  z.strictObject({ type: z.literal('concede') }),
]);
export type BloodCommand = z.infer<typeof BloodCommand>;
export type CommandOf<Type extends BloodCommand['type']> = Extract<BloodCommand, { type: Type }>;
export type MoveOrder = Pick<CommandOf<'move'>, 'unit' | 'legs' | 'facing' | 'aboutFace'>;
export type ReformOrder = Pick<CommandOf<'reform'>, 'unit' | 'formation' | 'files' | 'heading'>;
