import { booksOf, type Game, type OrderOf } from '@warmoot/systems/grand/scene';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { orders as words } from '../text/index.ts';
import type { Draft } from './draft.ts';
import { toggled } from './toggled.ts';

interface Props {
  readonly session: Session;
  readonly game: Game;
  readonly draft: Draft<OrderOf<'stage'>>;
  readonly cost: number;
}

/** GRD-RES-04: the treasury, what mercenaries demand, and princes to be freed. */
export function StagePayments({ session, game, draft, cost }: Props) {
  const order = draft.order.value;
  const { stockpile, demands, princes } = booksOf(game, session.seat);
  return (
    <>
      <p class="order-purse">
        <b>{words.stage.purse(stockpile)}</b>
        <span class="purse-bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * cost) / Math.max(1, stockpile))}%` }} />
        </span>
      </p>
      {demands.map(({ army, name, price }) => (
        <label key={army} class="check">
          <input
            type="checkbox"
            checked={order.pay.includes(army)}
            onChange={({ currentTarget }) =>
              draft.change({ pay: toggled(order.pay, army, currentTarget.checked) })
            }
          />
          {words.stage.pay(sentence(saidBy('grand', name)), price)}
        </label>
      ))}
      {princes.map(({ hex, city, father, price }) => (
        <label key={hex} class="check">
          <input
            type="checkbox"
            checked={order.princes.includes(hex)}
            onChange={({ currentTarget }) =>
              draft.change({ princes: toggled(order.princes, hex, currentTarget.checked) })
            }
          />
          {father === session.seat
            ? words.stage.ransom(city, price)
            : words.stage.free(session.sideNames.value[father] ?? father, city, price)}
        </label>
      ))}
    </>
  );
}
