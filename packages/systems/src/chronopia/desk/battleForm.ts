/** The form of a battle's result, row by row, for any surface (CHR-BTL-03, CHR-BTL-05). */
import type { FightOrder, FightResult, FightSide, SideId } from '../rules/battle/forms.ts';
import { profileIn } from '../rules/battle/resolver/equipment.ts';
import { resultForm } from '../rules/battle/resultForm.ts';
import { bandsOf, individualsOf } from '../rules/battle/roster.ts';
import { victoryPoints } from '../rules/battle/victoryPoints.ts';

export { ENDINGS, type Ending, type FightOrder, type FightResult } from '../rules/battle/forms.ts';

/** Survivors of one type in a band, or wounds lost by an individual. */
export interface FormRow {
  readonly key: string;
  readonly side: SideId;
  readonly what: 'survivors' | 'wounds';
  readonly name: string;
  readonly of: number;
  readonly id: string;
  readonly type?: string;
}

export const emptyForm = (order: FightOrder): FightResult => resultForm(order);

const rowsOfSide = (order: FightOrder, side: FightSide): FormRow[] => [
  ...bandsOf(side).flatMap(({ id, profile, models }) =>
    models.map(({ type, count }): FormRow => {
      const { name } = profileIn(order, profile);
      return {
        key: `${id} ${type}`,
        side: side.side,
        what: 'survivors',
        name: models.length === 1 ? name : `${name}, ${type}`,
        of: count,
        id,
        type,
      };
    }),
  ),
  ...individualsOf(side).map(
    ({ id, name, woundsNow }): FormRow => ({
      key: id,
      side: side.side,
      what: 'wounds',
      name,
      of: woundsNow,
      id,
    }),
  ),
];

export const rowsOf = (order: FightOrder): readonly FormRow[] =>
  order.sides.flatMap((side) => rowsOfSide(order, side));

export const valueIn = ({ warbands, individuals }: FightResult, { what, id, type }: FormRow): number =>
  what === 'wounds'
    ? (individuals.find((fate) => fate.id === id)?.woundsLost ?? 0)
    : (warbands.find((fate) => fate.id === id)?.survivors.find((models) => models.type === type)?.count ?? 0);

/** An individual without wounds left is reduced to zero (CHR-BTL-04). */
export const withValue = (result: FightResult, row: FormRow, value: number): FightResult =>
  row.what === 'wounds'
    ? {
        ...result,
        individuals: result.individuals.map((fate) =>
          fate.id === row.id ? { ...fate, woundsLost: value, reducedToZero: value >= row.of } : fate,
        ),
      }
    : {
        ...result,
        warbands: result.warbands.map((fate) =>
          fate.id === row.id ? { ...fate, survivors: withCount(fate.survivors, row.type, value) } : fate,
        ),
      };

type Survivors = FightResult['warbands'][number]['survivors'];

const withCount = (survivors: Survivors, type: string | undefined, count: number): Survivors => [
  ...survivors.filter((models) => models.type !== type && models.count > 0),
  ...(count > 0 && type !== undefined ? [{ type, count }] : []),
];

/** What the campaign will count, whatever the form says (CHR-BTL-04). */
export const pointsOf = (order: FightOrder, result: FightResult): FightResult['victoryPoints'] =>
  victoryPoints(order, result);
