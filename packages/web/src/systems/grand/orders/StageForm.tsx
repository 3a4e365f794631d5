import {
  armyLimits,
  booksOf,
  type CityRow,
  cityRows,
  costOfStage,
  draftOf,
  type OrderOf,
} from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import { orders as words } from '../text/index.ts';
import { Bands } from './Bands.tsx';
import { Draft } from './draft.ts';
import { Points } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { StagePayments } from './StagePayments.tsx';
import { Submit } from './Submit.tsx';

type Stage = OrderOf<'stage'>;

/** Pay, decide about princes, buy troops (GRD-RES-04). */
export function StageForm({ session, game }: FormProps) {
  const draft = useMemo(() => new Draft<Stage>(session, draftOf.stage(game, session.seat)), [session]);
  const order = draft.order.value;
  const books = booksOf(game, session.seat);
  const cost = costOfStage(game, session.seat, order);
  const left = books.stockpile - cost;
  const cities = cityRows(game, session.seat);
  return (
    <>
      <StagePayments session={session} game={game} draft={draft} cost={cost} />
      <Bands game={game} seat={session.seat} draft={draft} cities={cities} />
      <h4>{words.stage.buy}</h4>
      <ul class="order-rows">
        {cities.map((row) => (
          <Buying
            key={row.hex}
            row={row}
            order={order}
            step={armyLimits(game).least / 10}
            left={left}
            hasRiders={game.options.fastArmies}
            change={(buy) => draft.change({ buy })}
          />
        ))}
      </ul>
      <Submit session={session} draft={draft} says={words.stage.give(cost)} hint={words.stage.left(left)} />
    </>
  );
}

interface BuyingProps {
  readonly row: CityRow;
  readonly order: Stage;
  readonly step: number;
  readonly left: number;
  readonly hasRiders: boolean;
  readonly change: (buy: Stage['buy']) => void;
}

function Buying({ row, order: { buy }, step, left, hasRiders, change }: BuyingProps) {
  const levy = buy.find(({ city }) => city === row.hex) ?? { city: row.hex, points: 0, mounted: 0 };
  const put = (next: Partial<typeof levy>): void => {
    const after = { ...levy, ...next };
    const others = buy.filter(({ city }) => city !== row.hex);
    change(
      after.points > 0 ? [...others, { ...after, mounted: Math.min(after.mounted, after.points) }] : others,
    );
  };
  return (
    <li data-city={row.hex}>
      <b>
        {row.isCapital ? '★ ' : ''}
        {row.name}
      </b>
      <span class="hint">{words.garrison(row.garrison, row.room)}</span>
      <Points
        id={`buy-${row.hex}`}
        label={words.points(row.name)}
        isLabelHidden
        value={levy.points}
        change={(points) => put({ points })}
        most={Math.max(levy.points, Math.min(row.room, levy.points + Math.max(0, left)))}
        step={step}
      />
      {hasRiders && levy.points > 0 ? (
        <Points
          id={`ride-${row.hex}`}
          label={words.mounted}
          value={levy.mounted}
          change={(mounted) => put({ mounted })}
          most={levy.points}
          step={step}
        />
      ) : null}
    </li>
  );
}
