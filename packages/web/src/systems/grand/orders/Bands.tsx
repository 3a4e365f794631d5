import {
  booksOf,
  type CityRow,
  type Game,
  hasRosters,
  type OrderOf,
  usualBand,
} from '@warmoot/systems/grand/scene';
import { orders as words } from '../text/index.ts';
import { CountsField } from './CountsField.tsx';
import type { Draft } from './draft.ts';
import { Select } from './fields.tsx';

interface Props {
  readonly game: Game;
  readonly seat: string;
  readonly draft: Draft<OrderOf<'stage'>>;
  readonly cities: readonly CityRow[];
}

/** GRD-R-105, GRD-PLY-28: a city for each free band; with rosters its owner says what it consists of. */
export function Bands({ game, seat, draft, cities }: Props) {
  const { bands, bandUnits = [] } = draft.order.value;
  const put = (band: number, hex: string): void =>
    draft.change(
      hex === ''
        ? { bands: bands.slice(0, band), bandUnits: bandUnits.slice(0, band) }
        : { bands: [...bands.slice(0, band), hex] },
    );
  return (
    <>
      {Array.from({ length: booksOf(game, seat).bands }, (_, band) => (
        <div key={band} class="order-band">
          <span>{words.stage.band(band + 1)}</span>
          <Select
            id={`band-${band}`}
            label={words.stage.band(band + 1)}
            value={bands[band] ?? ''}
            options={[['', words.stage.anywhere], ...cities.map(({ hex, name }) => [hex, name] as const)]}
            change={(hex) => put(band, hex)}
          />
          {hasRosters(game) && bands[band] !== undefined ? (
            <CountsField
              id={`band-units-${band}`}
              label={words.stage.band(band + 1)}
              counts={bandUnits[band] ?? usualBand}
              change={(units) =>
                draft.change({
                  bandUnits: bands.map((_hex, at) =>
                    at === band ? units : (bandUnits[at] ?? { ...usualBand }),
                  ),
                })
              }
            />
          ) : null}
        </div>
      ))}
    </>
  );
}
