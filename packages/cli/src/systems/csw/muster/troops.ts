import { UNITS, type UnitType } from '@warmoot/systems/csw/units';
import { UserError } from '../../../output/userError.ts';
import { named, wholeNumber } from './named.ts';

/** A number of units of a type, typed as `HF=4`, or `HF` for one. */
export interface Troops {
  readonly type: UnitType;
  readonly count: number;
}

const FOR_HIRE = UNITS.filter(({ category }) => category !== 'riderless');

export const findUnit = (typed: string, types: readonly UnitType[] = FOR_HIRE): UnitType => {
  const byName = types.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (byName !== undefined) return byName;
  const code = named(
    'unit',
    typed,
    types.map((type) => type.code),
  );
  return types.find((type) => type.code === code) as UnitType;
};

export const parseTroops = (typed: string): Troops => {
  const [code = '', count = '1', ...more] = typed.split('=');
  if (more.length > 0) throw new UserError(`“${typed}” is not a unit and a number, such as HF=4.`);
  return { type: findUnit(code), count: wholeNumber(`${code}=`, count, 1, 999) };
};

export const wordsIn = (typed: string): string[] => typed.split(/[\s,]+/).filter((word) => word !== '');

/** `HF=4 LC=2,W1` */
export const troopsIn = (typed: string): Troops[] => wordsIn(typed).map(parseTroops);
