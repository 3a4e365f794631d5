import { z } from 'zod';
import { type UnitType, unitTypeOf } from '../../units/unitType.ts';
import { wholeNumber } from '../../units/writtenUnit.ts';
import type { Casualty } from './afterBattle.ts';
import type { Lost } from './casualties.ts';

/** Some units of a type that a side lost, as somebody writes them. */
export const WrittenLoss = z.strictObject({
  code: z.string(),
  count: wholeNumber.min(1, 'at least one').max(999, 'at most 999').default(1),
  name: z.string().optional(),
  undead: z.boolean().default(false),
  fellWith: z.string().optional(),
});
export type WrittenLoss = z.infer<typeof WrittenLoss>;

/** A written line and the units it stands for. */
export interface Fallen {
  readonly line: WrittenLoss;
  readonly type: UnitType;
  readonly units: readonly Lost[];
}

/** `Heavy Foot 3`, but `Warrior 2 no. 3`, whose number is his level. */
const labelled = (called: string, number: number): string =>
  `${called} ${/\d$/.test(called) ? 'no. ' : ''}${number}`;

/** A name that is unique on its side needs no number; the codes are known. */
export const fallenIn = (types: readonly UnitType[], lines: readonly WrittenLoss[]): Fallen[] => {
  const calledIn = ({ code, name }: WrittenLoss): string => name ?? unitTypeOf(types, code).name;
  const bearers = (called: string): number =>
    lines.reduce((sum, line) => sum + (calledIn(line) === called ? line.count : 0), 0);
  const given = new Map<string, number>();
  const nameFor = (called: string): string => {
    const number = (given.get(called) ?? 0) + 1;
    given.set(called, number);
    return bearers(called) === 1 ? called : labelled(called, number);
  };
  return lines.map((line) => {
    const type = unitTypeOf(types, line.code);
    const units = Array.from({ length: line.count }, () => ({
      name: nameFor(calledIn(line)),
      type,
      undead: line.undead,
    }));
    return { line, type, units };
  });
};

/** CSW-LRC-01: by its name, or the first of a type by the type's code or name. */
const companionOf = (eliminated: readonly Fallen[], wanted: string): Lost | undefined => {
  const troops = eliminated.filter(({ type }) => type.category !== 'leader');
  return (
    troops.flatMap(({ units }) => units).find(({ name }) => name === wanted) ??
    troops.find(({ line, type }) => [line.name, type.code, type.name].includes(wanted))?.units[0]
  );
};

/** CSW-LRC-01: what is wrong with the list of units that fell with leaders. */
export const fellWithFault = (
  eliminated: readonly Fallen[],
  { line: { fellWith }, type }: Fallen,
): string | undefined => {
  if (fellWith === undefined) return undefined;
  if (type.category !== 'leader')
    return 'only a leader shares the dice of the unit he fell with (CSW-LRC-01)';
  return companionOf(eliminated, fellWith) === undefined
    ? `no unit called ${fellWith} is among those eliminated (CSW-LRC-01)`
    : undefined;
};

export const casualtiesOf = (eliminated: readonly Fallen[]): Casualty[] =>
  eliminated.flatMap(({ line: { fellWith }, units }) => {
    const companion = fellWith === undefined ? undefined : companionOf(eliminated, fellWith);
    return units.map((unit) => (companion === undefined ? unit : { ...unit, fellWith: companion.name }));
  });
