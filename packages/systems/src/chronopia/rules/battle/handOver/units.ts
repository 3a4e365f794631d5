import type { FightOrder, FightWarband } from '../forms.ts';
import { allBands, allIndividuals } from '../roster.ts';

/** `wb-17 trooper 3`: every model separately, so that each can have a fate. */
export const modelIds = ({ id, models }: FightWarband): { readonly unit: string; readonly type: string }[] =>
  models.flatMap(({ type, count }) =>
    Array.from({ length: count }, (_, index) => ({ unit: `${id} ${type} ${index + 1}`, type })),
  );

export const unitsOf = (order: FightOrder): string[] => [
  ...allIndividuals(order).map(({ id }) => id),
  ...allBands(order).flatMap((band) => modelIds(band).map(({ unit }) => unit)),
];
