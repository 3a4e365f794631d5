import type { UnitType } from './unitType.ts';

export const findUnitType = (types: readonly UnitType[], code: string): UnitType | undefined =>
  types.find((type) => type.code === code);

/** For codes that were read and checked before; an unknown one is a defect. */
export const unitTypeOf = (types: readonly UnitType[], code: string): UnitType => {
  const type = findUnitType(types, code);
  if (type === undefined) throw new Error(`no unit type has the code ${code}`);
  return type;
};

/** `4.5` for nine half points, `1 point` for two. */
export const pointsInWords = (halfPoints: number): string =>
  `${pointsText(halfPoints)} ${halfPoints === 2 ? 'point' : 'points'}`;

/** `4.5` for nine half points. */
export const pointsText = (halfPoints: number): string =>
  halfPoints % 2 === 0 ? String(halfPoints / 2) : `${(halfPoints - 1) / 2}.5`;
