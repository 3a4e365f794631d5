import { type Reading, readingOf, type Seat, unreadable } from '@warmoot/kernel';
import { INCH } from '@warmoot/tabletop';
import { z } from 'zod';
import type { Position } from '../../door.ts';
import { readerOf } from '../../schemaFault.ts';
import { TEMPLATES } from '../data/terrain.ts';
import { sequenceOf } from '../engine/sequence.ts';
import { BLANK } from '../engine/setup.ts';
import { BloodOptionsSchema } from '../orders/options.ts';
import { isSealedStep } from '../orders/planned.ts';
import { freshControl } from '../rules/command/mayOrder.ts';
import { bondsAfterContact } from '../rules/contact/conforming.ts';
import { armyUnits } from '../rules/setup/armies.ts';
import { type TemplateKind, templatePiece } from '../rules/setup/pieces.ts';
import { campAt, tableAt, terrainOf } from '../rules/setup/table.ts';
import { type BloodOptions, otherSide, SIDES } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import { hitsLeft, type Unit } from '../state/unit.ts';

const UnitWords = z.strictObject({
  /** Inches from the south-west corner, and degrees. */
  at: z.tuple([z.number(), z.number(), z.number()]),
  castings: z.array(z.array(z.int().min(1))).optional(),
  routed: z.boolean().optional(),
  recoiled: z.boolean().optional(),
  reorganises: z.boolean().optional(),
  special: z.enum(['square', 'wedge', 'testudo', 'circle']).optional(),
  airborne: z.boolean().optional(),
  attachedTo: z.string().optional(),
  charging: z.boolean().optional(),
  storedHalf: z.boolean().optional(),
  fireHits: z.int().min(0).optional(),
});
type UnitWords = z.infer<typeof UnitWords>;

/** Units that are not named are not on the table; ids are those of the armies, in order: R01, R02, B01. */
const Given = z.strictObject({
  options: BloodOptionsSchema,
  turn: z.int().min(1).default(1),
  active: z.enum(SIDES).default('red'),
  step: z.enum(['spell', 'fire', 'charge', 'move', 'strategic']),
  initiative: z.enum(SIDES).optional(),
  /** In CARD order, the generals in the order drawn; the first acts. */
  cards: z.array(z.string()).default([]),
  /** More terrain: kind, inches, degrees. */
  terrain: z
    .array(
      z.tuple([
        z.enum(Object.keys(TEMPLATES) as [TemplateKind, ...TemplateKind[]]),
        z.number(),
        z.number(),
        z.number(),
      ]),
    )
    .default([]),
  units: z.record(z.string(), UnitWords),
  /** Pairs in melee: who struck whom, and which face of the second. */
  melees: z.array(z.tuple([z.string(), z.string()])).default([]),
});

const placed = (unit: Unit, words: UnitWords): Unit => ({
  ...unit,
  pose: {
    x: Math.round(words.at[0] * INCH),
    y: Math.round(words.at[1] * INCH),
    heading: Math.round(2 * words.at[2]) % 720,
  },
  stands: words.castings ?? unit.stands,
  isRouted: words.routed ?? false,
  recoiled: words.recoiled ? 'fresh' : null,
  reorganises: words.reorganises ? 'now' : null,
  special: words.special ?? null,
  isAirborne: words.airborne ?? false,
  attachedTo: words.attachedTo ?? null,
  storedHalf: words.storedHalf ? 1 : 0,
  deeds: {
    ...(words.charging ? { isCharging: true, movedForward: true } : {}),
    ...(words.fireHits === undefined ? {} : { fireHits: words.fireHits }),
  },
});

/** A position in the words of a case: the armies, where their units stand, and whose step it is. */
export const readPosition = (given: unknown): Reading<Position> => {
  const reading = readerOf(Given)(given);
  if (!reading.ok) return reading;
  const {
    options: read,
    turn,
    active,
    step,
    units: words,
    melees,
    cards,
    initiative,
    terrain,
  } = reading.value;
  const options = read as BloodOptions;
  const all = SIDES.flatMap((side) => armyUnits(options, side));
  const stranger = Object.keys(words).find((id) => all.every((unit) => unit.id !== id));
  if (stranger !== undefined) return unreadable(`the armies have no unit ${stranger}`, ['units', stranger]);
  const units = Object.fromEntries(
    all.flatMap((unit) => {
      const own = words[unit.id];
      return own === undefined ? [] : [[unit.id, placed(unit, own)] as const];
    }),
  );
  const state: BloodState = {
    ...BLANK,
    options,
    table: tableAt(options.scale),
    terrain: [
      ...terrainOf(options.field, options.scale),
      ...terrain.map(([kind, x, y, degrees]) =>
        templatePiece(kind, { x: Math.round(x * INCH), y: Math.round(y * INCH) }, 2 * degrees, options.scale),
      ),
    ],
    camps: { red: campAt(options.scale, 'south'), blue: campAt(options.scale, 'north') },
    units,
    turn,
    first: active,
    active,
    step,
    at: sequenceOf(options).findIndex((row) => row.step === step),
    cards,
    initiative: initiative ?? active,
    waiting: isSealedStep({ options, step }) || step === 'spell' ? SIDES : [active],
  };
  const bonds = melees.flatMap(([by, at]) =>
    units[by] === undefined || units[at] === undefined
      ? []
      : bondsAfterContact(state, by, at, 'front').slice(0, 1),
  );
  const control = { ...freshControl(state, active), ...freshControl(state, otherSide(active)) };
  return readingOf({ options, state: { ...state, bonds, control } });
};

const shownUnit = (unit: Unit): unknown => ({
  name: unit.name,
  ...(unit.pose === null
    ? {}
    : {
        at: [unit.pose.x / INCH, unit.pose.y / INCH, unit.pose.heading / 2].map(
          (each) => Math.round(100 * each) / 100,
        ),
      }),
  castings: hitsLeft(unit),
  ...(unit.isRouted ? { routed: true } : {}),
  ...(unit.recoiled === null ? {} : { recoiled: true }),
  ...(unit.reorganises === null ? {} : { reorganises: unit.reorganises }),
  ...(unit.storedHalf === 0 ? {} : { storedHalf: true }),
});

export const showPosition = (state: unknown, _seat: Seat): unknown => {
  const { turn, active, step, units, bonds, end } = state as BloodState;
  return {
    turn,
    active,
    step,
    units: Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, shownUnit(unit)])),
    melees: bonds.map(({ a, b }) => [a, b]),
    ...(end === null ? {} : { end: { winner: end.winner, reason: end.reason } }),
  };
};
