import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import { readerOf } from '../../../schemaFault.ts';
import { UNITS } from '../../data/units.ts';
import { readUnits } from '../../units/readUnits.ts';
import { findUnitType, type UnitType, unitTypeOf } from '../../units/unitType.ts';
import { type BattleEnd, type BattleSide, fieldOf } from './battleEnd.ts';
import { matchIn, readMatchEnd } from './readMatchEnd.ts';
import { casualtiesOf, type Fallen, fallenIn, fellWithFault, WrittenLoss } from './writtenLosses.ts';

const WrittenSide = z.strictObject({
  name: z.string().optional(),
  eliminated: z.array(WrittenLoss).default([]),
  routedOff: z.array(WrittenLoss).default([]),
  army: z.array(z.string()).default([]),
  /** CSW-BGL-09 */
  characters: z.array(z.strictObject({ name: z.string(), unit: z.string(), away: z.boolean() })).default([]),
});

/** A written battle result: who won, what each side lost, and the types of its army. */
const WrittenBattle = z.strictObject({
  winner: z.enum(['blue', 'red', 'draw']),
  units: z.unknown().optional(),
  sides: z.strictObject({ blue: WrittenSide, red: WrittenSide }),
});
type WrittenBattle = z.infer<typeof WrittenBattle>;

const readShape = readerOf(WrittenBattle);

type SideName = keyof WrittenBattle['sides'];
const SIDES: readonly SideName[] = ['blue', 'red'];

type Unreadable = ReturnType<typeof unreadable>;

/** The first unknown code, and where it is. */
const unknownCode = ({ sides }: WrittenBattle, types: readonly UnitType[]): Unreadable | undefined => {
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

/** What a side lost, line by line. */
interface Written {
  readonly side: SideName;
  readonly eliminated: readonly Fallen[];
  readonly routedOff: readonly Fallen[];
}

const writtenBy = ({ sides }: WrittenBattle, side: SideName, types: readonly UnitType[]): Written => {
  const { eliminated, routedOff } = sides[side];
  const fallen = fallenIn(types, [...eliminated, ...routedOff]);
  return { side, eliminated: fallen.slice(0, eliminated.length), routedOff: fallen.slice(eliminated.length) };
};

const wrongCompany = ({ side, eliminated }: Written): Unreadable | undefined => {
  const faults = eliminated.map((fallen) => fellWithFault(eliminated, fallen));
  const at = faults.findIndex((fault) => fault !== undefined);
  return at < 0 ? undefined : unreadable(faults[at] as string, ['sides', side, 'eliminated', at, 'fellWith']);
};

/** CSW-CAS-05 decides who holds the field. An unlisted army is taken to be its units left here (CSW-LRC-03). */
const sideOf = (battle: WrittenBattle, written: Written, types: readonly UnitType[]): BattleSide => {
  const { side, eliminated } = written;
  const { name = side === 'blue' ? 'Blue' : 'Red', army, characters } = battle.sides[side];
  const routedOff = written.routedOff.flatMap(({ units }) => units);
  const lost = [...eliminated, ...written.routedOff].map(({ type }) => type);
  return {
    name,
    losses: {
      field: fieldOf(side, battle.winner === 'draw' ? null : battle.winner),
      eliminated: casualtiesOf(eliminated),
      routedOff,
      army: army.length > 0 ? army.map((code) => unitTypeOf(types, code)) : lost,
      characters,
    },
  };
};

const readWritten = (json: unknown): Reading<BattleEnd> => {
  const shape = readShape(json);
  if (!shape.ok) return shape;
  const own = readUnits(shape.value.units ?? []);
  if (!own.ok) return unreadable(own.problem, ['units', ...own.at]);
  const types = [...UNITS, ...own.value];
  const unknown = unknownCode(shape.value, types);
  if (unknown) return unknown;
  const [blue, red] = SIDES.map((side) => writtenBy(shape.value, side, types)) as [Written, Written];
  return (
    wrongCompany(blue) ??
    wrongCompany(red) ??
    readingOf({ blue: sideOf(shape.value, blue, types), red: sideOf(shape.value, red, types) })
  );
};

/** How a battle ended, from JSON: the record of a match, or a written result. */
export const readBattleEnd = (json: unknown): Reading<BattleEnd> => {
  const match = matchIn(json);
  return match === undefined ? readWritten(json) : readMatchEnd(match);
};
