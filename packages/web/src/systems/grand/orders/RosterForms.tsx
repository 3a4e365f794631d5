import {
  booksOf,
  type CityRow,
  type Counts,
  cityRows,
  costOfStage,
  draftOf,
  type Game,
  hirePriceIn,
  marketOf,
  type OrderOf,
  usualGarrison,
  worthOf,
} from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import { saidBy } from '../../../text/systemWords.ts';
import { orders as words } from '../text/index.ts';
import { Bands } from './Bands.tsx';
import { CountsField } from './CountsField.tsx';
import { Draft } from './draft.ts';
import { Select } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { StagePayments } from './StagePayments.tsx';
import { Submit } from './Submit.tsx';

/** GRD-SET-03, GRD-CSW-02: a field army of units beside each city; garrisons keep their usual mixture. */
export function RosterSetUp({ session, game }: FormProps) {
  const draft = useMemo(
    () => new Draft<OrderOf<'setUp'>>(session, draftOf.setUp(game, session.seat)),
    [session],
  );
  const { armies } = draft.order.value;
  const first = armies[0]?.units ?? {};
  return (
    <>
      <p class="hint">{words.rosters.setUp}</p>
      <ul class="order-rows roster-rows">
        {cityRows(game, session.seat).map((row) => {
          const army = armies.find(({ city }) => city === row.hex);
          const others = armies.filter(({ city }) => city !== row.hex);
          const hexes = row.open.map(
            ({ hex, terrain }) => [hex, words.hexAs(hex, saidBy('grand', terrain))] as const,
          );
          return (
            <li key={row.hex} data-city={row.hex}>
              <b>
                {row.isCapital ? '★ ' : ''}
                {row.name}
              </b>
              <Select
                id={`hex-${row.hex}`}
                label={words.setUp.where(row.name)}
                value={army?.hex ?? ''}
                options={[['', words.setUp.none], ...hexes]}
                change={(hex) =>
                  draft.change({
                    armies:
                      hex === ''
                        ? others
                        : [...others, { points: 0, mounted: 0, units: first, ...army, city: row.hex, hex }],
                  })
                }
              />
              {army === undefined ? null : (
                <CountsField
                  id={`units-${row.hex}`}
                  label={row.name}
                  counts={army.units ?? {}}
                  change={(units) => draft.change({ armies: [...others, { ...army, units }] })}
                />
              )}
              {army === undefined ? null : (
                <span class="hint">{words.rosters.worth(worthOf(army.units ?? {}))}</span>
              )}
              <Garrison game={game} row={row} draft={draft} />
            </li>
          );
        })}
      </ul>
      <Submit
        session={session}
        draft={draft}
        says={words.setUp.give(armies.length)}
        hint={words.rosters.inAll(armies.reduce((sum, { units }) => sum + worthOf(units ?? {}), 0))}
      />
    </>
  );
}

interface GarrisonProps {
  readonly game: Game;
  readonly row: CityRow;
  readonly draft: Draft<OrderOf<'setUp'>>;
}

/** GRD-CSW-02: what the garrison consists of; a city that is not named gets a mixed force. */
function Garrison({ game, row, draft }: GarrisonProps) {
  const { garrisons = [] } = draft.order.value;
  const others = garrisons.filter(({ city }) => city !== row.hex);
  const units = garrisons.find(({ city }) => city === row.hex)?.units ?? usualGarrison(game, row.hex);
  return (
    <details>
      <summary>{words.rosters.garrison(worthOf(units))}</summary>
      <CountsField
        id={`garrison-${row.hex}`}
        label={row.name}
        counts={units}
        change={(next) => draft.change({ garrisons: [...others, { city: row.hex, units: next }] })}
      />
    </details>
  );
}

/** GRD-RES-04 with rosters: pay mercenaries, buy units city by city. */
export function RosterStage({ session, game }: FormProps) {
  const draft = useMemo(
    () => new Draft<OrderOf<'stage'>>(session, draftOf.stage(game, session.seat)),
    [session],
  );
  const order = draft.order.value;
  const books = booksOf(game, session.seat);
  const cost = costOfStage(game, session.seat, order);
  const cities = cityRows(game, session.seat);
  const put = (city: string, units: Counts): void => {
    const others = order.buy.filter((levy) => levy.city !== city);
    const isNothing = Object.keys(units).length === 0;
    draft.change({ buy: isNothing ? others : [...others, { city, points: 0, mounted: 0, units }] });
  };
  return (
    <>
      <StagePayments session={session} game={game} draft={draft} cost={cost} />
      <Bands game={game} seat={session.seat} draft={draft} cities={cities} />
      <h4>{words.stage.buy}</h4>
      <ul class="order-rows roster-rows">
        {cities.map((row) => (
          <li key={row.hex} data-city={row.hex}>
            <b>
              {row.isCapital ? '★ ' : ''}
              {row.name}
            </b>
            <CountsField
              id={`buy-${row.hex}`}
              label={row.name}
              counts={order.buy.find(({ city }) => city === row.hex)?.units ?? {}}
              change={(units) => put(row.hex, units)}
            />
          </li>
        ))}
      </ul>
      <Submit
        session={session}
        draft={draft}
        says={words.stage.give(cost)}
        hint={words.stage.left(books.stockpile - cost)}
      />
    </>
  );
}

/** GRD-MRC-01 with rosters. */
export function RosterMarket({ session, game }: FormProps) {
  const draft = useMemo(() => new Draft<OrderOf<'hire'>>(session, draftOf.market()), [session]);
  const { units = {} } = draft.order.value;
  const price = hirePriceIn(units);
  const { stockpile } = marketOf(game, session.seat);
  return (
    <>
      <p class="hint">{words.rosters.market}</p>
      <CountsField
        id="hire"
        label={words.market.points}
        counts={units}
        change={(next) =>
          (draft.order.value =
            Object.keys(next).length === 0
              ? draftOf.market()
              : { type: 'hire', points: 0, mounted: 0, units: next })
        }
      />
      <Submit
        session={session}
        draft={draft}
        says={Object.keys(units).length === 0 ? words.market.nobody : words.rosters.hire(price)}
        hint={words.stage.left(stockpile - price)}
      />
    </>
  );
}
