import { armyLimits, cityRows, draftOf, type OrderOf, toHouse } from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import { orders as words } from '../text/index.ts';
import { Draft } from './draft.ts';
import { Points, Select } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { Submit } from './Submit.tsx';

type Place = OrderOf<'place'>;
type Quarters = Place['cities'][number];

const EMPTY = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0, generals: [] };

const isUsed = ({ regular, mercenary, generals }: Quarters): boolean =>
  regular + mercenary + generals.length > 0;

/** Where all troops and generals spend the winter (GRD-CAL-03, GRD-R-53). */
export function QuartersForm({ session, game }: FormProps) {
  const draft = useMemo(() => new Draft<Place>(session, draftOf.placement(game, session.seat)), [session]);
  const { cities } = draft.order.value;
  const all = toHouse(game, session.seat);
  const { least, most } = armyLimits(game);
  const rows = cityRows(game, session.seat);
  const at = (city: string): Quarters => cities.find((each) => each.city === city) ?? { ...EMPTY, city };
  const put = (changed: readonly Quarters[]): void => {
    const others = cities.filter(({ city }) => changed.every((each) => each.city !== city));
    draft.change({ cities: [...others, ...changed].filter(isUsed) });
  };
  const housed = cities.reduce((sum, { regular, mercenary }) => sum + regular + mercenary, 0);
  const move = (general: number, to: string): void => {
    const from = cities.find(({ generals }) => generals.includes(general));
    if (from?.city === to) return;
    const without = from && { ...from, generals: from.generals.filter((id) => id !== general) };
    const target = at(to);
    put([...(without ? [without] : []), { ...target, generals: [...target.generals, general] }]);
  };
  return (
    <>
      <p class="hint">{words.quarters.how(most)}</p>
      <ul class="order-rows">
        {rows.map((row) => {
          const here = at(row.hex);
          return (
            <li key={row.hex} data-city={row.hex}>
              <b>
                {row.isCapital ? '★ ' : ''}
                {row.name}
              </b>
              <Points
                id={`house-${row.hex}`}
                label={words.points(row.name)}
                isLabelHidden
                value={here.regular}
                change={(regular) => put([{ ...here, regular, mounted: Math.min(here.mounted, regular) }])}
                most={most}
                step={least / 10}
              />
              {all.mercenary > 0 ? (
                <Points
                  id={`hired-${row.hex}`}
                  label={words.mercenaries}
                  value={here.mercenary}
                  change={(mercenary) =>
                    put([
                      { ...here, mercenary, mountedMercenary: Math.min(here.mountedMercenary, mercenary) },
                    ])
                  }
                  most={Math.min(most, all.mercenary)}
                  step={least / 10}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <h4>{words.quarters.generals}</h4>
      <ul class="order-rows">
        {all.generals.map(({ id, name, ability }) => (
          <li key={id}>
            <span>{words.officer(name, ability)}</span>
            <Select
              id={`general-${id}`}
              label={name}
              value={cities.find(({ generals }) => generals.includes(id))?.city ?? ''}
              options={rows.map((row) => [row.hex, row.name] as const)}
              change={(city) => move(id, city)}
            />
          </li>
        ))}
      </ul>
      <Submit
        session={session}
        draft={draft}
        says={words.quarters.give}
        hint={words.quarters.housed(housed, all.strength)}
      />
    </>
  );
}
