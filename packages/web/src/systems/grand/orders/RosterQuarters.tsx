import {
  armyLimits,
  cityRows,
  draftOf,
  figureOf,
  type OrderOf,
  type UnitId,
  unitsToHouse,
  worthOfUnits,
} from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import { orders as words } from '../text/index.ts';
import { Draft } from './draft.ts';
import { Select } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { Submit } from './Submit.tsx';
import { UnitsField } from './UnitsField.tsx';

type Place = OrderOf<'place'>;

const EMPTY = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0, generals: [] };

/** GRD-R-53 with rosters: which units winter in which city; a general goes with his leader unit. */
export function RosterQuarters({ session, game }: FormProps) {
  const draft = useMemo(() => new Draft<Place>(session, draftOf.placement(game, session.seat)), [session]);
  const all = unitsToHouse(game, session.seat);
  const { cities } = draft.order.value;
  const unitsAt = (city: string): readonly UnitId[] => cities.find((each) => each.city === city)?.units ?? [];
  const housed = cities.flatMap(({ units = [] }) => units);
  const put = (city: string, units: readonly UnitId[]): void => {
    const others = cities
      .filter((each) => each.city !== city)
      .map((each) => ({ ...each, units: (each.units ?? []).filter((uid) => !units.includes(uid)) }));
    draft.change({
      cities: [...others, { ...EMPTY, city, units: [...units] }].filter((each) => each.units.length > 0),
    });
  };
  const rows = cityRows(game, session.seat);
  return (
    <>
      <p class="hint">{words.rosters.quarters(figureOf(game, armyLimits(game).most))}</p>
      <ul class="order-rows roster-rows">
        {rows.map(({ hex, name, isCapital }) => {
          const here = unitsAt(hex);
          const isFree = (uid: UnitId): boolean => here.includes(uid) || !housed.includes(uid);
          const groups = all
            .map((group) => ({ ...group, units: group.units.filter(isFree) }))
            .filter(({ units }) => units.length > 0);
          return (
            <li key={hex} data-city={hex}>
              <details>
                <summary>
                  <b>
                    {isCapital ? '★ ' : ''}
                    {name}
                  </b>{' '}
                  {words.rosters.worth(worthOfUnits(all, here))}
                </summary>
                <UnitsField
                  id={`house-${hex}`}
                  label={name}
                  groups={groups}
                  chosen={here}
                  change={(units) => put(hex, units)}
                />
                {here.length === 0 ? null : (
                  <Select
                    id={`move-${hex}`}
                    label={words.rosters.moveAll(name)}
                    value=""
                    options={[
                      ['', words.rosters.moveAll(name)],
                      ...rows.filter((row) => row.hex !== hex).map((row) => [row.hex, row.name] as const),
                    ]}
                    change={(to) => to !== '' && put(to, [...unitsAt(to), ...here])}
                  />
                )}
              </details>
            </li>
          );
        })}
      </ul>
      <Submit
        session={session}
        draft={draft}
        says={words.quarters.give}
        hint={words.quarters.housed(worthOfUnits(all, housed), allOf(all))}
      />
    </>
  );
}

const allOf = (groups: ReturnType<typeof unitsToHouse>): number =>
  groups.reduce((sum, { points, units }) => sum + points * units.length, 0);
