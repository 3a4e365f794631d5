import { BASIC_UNITS, LEADERS } from '../../data/units.ts';
import type { UnitType } from '../../units/unitType.ts';

/** What CSW-CRU-10 compares by. */
export const standing = ({
  melee,
  missile,
  defence,
}: Pick<UnitType, 'melee' | 'missile' | 'defence'>): number => melee + missile + 2 * defence;

/** CSW-CRU-10: of the same category, the nearest; ties to the dearer. */
export const nearestStandard = (
  unit: Pick<UnitType, 'category' | 'melee' | 'missile' | 'defence'>,
): UnitType => {
  const apart = (other: UnitType): number => Math.abs(standing(other) - standing(unit));
  const alike = [...BASIC_UNITS, ...LEADERS].filter(({ category }) => category === unit.category);
  return [...alike].sort((a, b) => apart(a) - apart(b) || b.halfPoints - a.halfPoints)[0] as UnitType;
};
