import { armyLimits, draftOf, hirePrice, marketOf, type OrderOf } from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import { orders as words } from '../text/index.ts';
import { Draft } from './draft.ts';
import { Points } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { Submit } from './Submit.tsx';

/** Mercenaries for the next season, at half the price (GRD-MRC-01, GRD-MRC-02). */
export function MarketForm({ session, game }: FormProps) {
  const draft = useMemo(() => new Draft<OrderOf<'hire'>>(session, draftOf.market()), [session]);
  const order = draft.order.value;
  const { most, stockpile } = marketOf(game, session.seat);
  const price = hirePrice(order);
  return (
    <>
      <p class="hint">{words.market.how(most)}</p>
      <Points
        id="hire-points"
        label={words.market.points}
        value={order.points}
        change={(points) => draft.change({ points, mounted: Math.min(points, order.mounted) })}
        most={most}
        step={armyLimits(game).least / 10}
      />
      {game.options.fastArmies ? (
        <Points
          id="hire-mounted"
          label={words.mounted}
          value={order.mounted}
          change={(mounted) => draft.change({ mounted })}
          most={order.points}
          step={armyLimits(game).least / 10}
        />
      ) : null}
      <Submit
        session={session}
        draft={draft}
        says={order.points === 0 ? words.market.nobody : words.market.give(order.points, price)}
        hint={words.stage.left(stockpile - price)}
      />
    </>
  );
}
