import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import { readerOf } from '../../../door.ts';
import { UNITS } from '../../data/units.ts';
import { readUnits } from '../../units/readUnits.ts';
import type { UnitType } from '../../units/unitType.ts';
import { findUnitType } from '../../units/unitTypeOf.ts';
import type { Casualty, SideLosses } from './afterBattle.ts';
import { fieldOf } from './field.ts';

const WrittenLoss = z.strictObject({
  code: z.string(),
  count: z.int().min(1).max(999).default(1),
  name: z.string().optional(),
  undead: z.boolean().default(false),
  fellWith: z.string().optional(),
});
type WrittenLoss = z.infer<typeof WrittenLoss>;

const WrittenSide = z.strictObject({
  name: z.string().optional(),
  eliminated: z.array(WrittenLoss).default([]),
  routedOff: z.array(WrittenLoss).default([]),
  army: z.array(z.string()).default([]),
});

/** A battle as its end is written down: who won, what each side lost, and the types of its army. */
const WrittenBattle = z.strictObject({
  winner: z.enum(['blue', 'red', 'draw']),
  units: z.unknown().optional(),
  sides: z.strictObject({ blue: WrittenSide, red: WrittenSide }),
});
type WrittenBattle = z.infer<typeof WrittenBattle>;

export interface BattleSide {
  readonly name: string;
  readonly losses: SideLosses;
}
export interface BattleEnd {
  readonly blue: BattleSide;
  readonly red: BattleSide;
}

const readShape = readerOf(WrittenBattle);

type SideName = keyof WrittenBattle['sides'];
const SIDES: readonly SideName[] = ['blue', 'red'];

/** The first code nobody knows, and where it stands. */
const unknownCode = ({ sides }: WrittenBattle, types: readonly UnitType[]): Reading<never> | undefined => {
  for (const side of SIDES) {
    const { eliminated, routedOff, army } = sides[side];
    const places = [
      ...eliminated.map(({ code }, at) => ({ code, at: ['eliminated', at, 'code'] })),
      ...routedOff.map(({ code }, at) => ({ code, at: ['routedOff', at, 'code'] })),
      ...army.map((code, at) => ({ code, at: ['army', at] })),
    ];
    const wrong = places.find(({ code }) => findUnitType(types, code) === undefined);
    if (wrong)
      return unreadable(`no unit has the code ${wrong.code} (CSW-UNT-01)`, ['sides', side, ...wrong.at]);
  }
  return undefined;
};

/** Several of a type are numbered. */
const unitsOf = (types: readonly UnitType[], losses: readonly WrittenLoss[]): Casualty[] =>
  losses.flatMap(({ code, count, name, undead, fellWith }) => {
    const type = findUnitType(types, code) as UnitType;
    const called = name ?? type.name;
    return Array.from({ length: count }, (_, at) => ({
      name: count > 1 ? `${called} ${at + 1}` : called,
      type,
      undead,
      ...(fellWith === undefined ? {} : { fellWith }),
    }));
  });

/** CSW-CAS-05 for who holds the field. An army that was not listed is what is left of it here (CSW-LRC-03). */
const sideOf = ({ winner, sides }: WrittenBattle, side: SideName, types: readonly UnitType[]): BattleSide => {
  const { name, eliminated, routedOff, army } = sides[side];
  const lost = unitsOf(types, eliminated);
  const fled = unitsOf(types, routedOff);
  const listed = army.map((code) => findUnitType(types, code) as UnitType);
  return {
    name: name ?? (side === 'blue' ? 'Blue' : 'Red'),
    losses: {
      field: fieldOf(side, winner === 'draw' ? null : winner),
      eliminated: lost,
      routedOff: fled,
      army: listed.length > 0 ? listed : [...lost, ...fled].map(({ type }) => type),
    },
  };
};

/** How a battle ended, from JSON. */
export const readBattleEnd = (json: unknown): Reading<BattleEnd> => {
  const shape = readShape(json);
  if (!shape.ok) return shape;
  const own = readUnits(shape.value.units ?? []);
  if (!own.ok) return unreadable(own.problem, ['units', ...own.at]);
  const types = [...UNITS, ...own.value];
  const unknown = unknownCode(shape.value, types);
  if (unknown) return unknown;
  return readingOf({ blue: sideOf(shape.value, 'blue', types), red: sideOf(shape.value, 'red', types) });
};
