import {
  type OrderOf,
  raiseAsked,
  ransomsAsked,
  sharesAsked,
  usualRaised,
} from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import { saidBy } from '../../../text/systemWords.ts';
import { orders as words } from '../text/index.ts';
import { CountsField } from './CountsField.tsx';
import { Draft } from './draft.ts';
import { Select } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { Submit } from './Submit.tsx';
import { toggled } from './toggled.ts';

/** GRD-CSW-25: whose roll a leader shares who fell with several units. */
export function SharesForm({ session, game }: FormProps) {
  const draft = useMemo(() => new Draft<OrderOf<'share'>>(session, { type: 'share', with: {} }), [session]);
  const { with: shares } = draft.order.value;
  return (
    <>
      <p class="hint">{words.leaders.shares}</p>
      <ul class="order-rows">
        {(sharesAsked(game, session.seat) ?? []).map((leader) => (
          <li key={leader.uid} data-leader={leader.uid}>
            <span>{saidBy('grand', leader.name)}</span>
            <Select
              id={`share-${leader.uid}`}
              label={words.leaders.rollOf(saidBy('grand', leader.name))}
              value={shares[leader.uid] ?? leader.with[0]?.uid ?? ''}
              options={leader.with.map(({ uid, name }) => [uid, saidBy('grand', name)] as const)}
              change={(uid) => draft.change({ with: { ...shares, [leader.uid]: uid } })}
            />
          </li>
        ))}
      </ul>
      <Submit session={session} draft={draft} says={words.leaders.share} hint="" />
    </>
  );
}

/** GRD-R-77: which captured leaders are ransomed. */
export function RansomsForm({ session, game }: FormProps) {
  const draft = useMemo(
    () => new Draft<OrderOf<'redeem'>>(session, { type: 'redeem', leaders: [] }),
    [session],
  );
  const { leaders } = draft.order.value;
  const asked = ransomsAsked(game, session.seat);
  if (asked === undefined) return null;
  const price = asked.leaders
    .filter(({ uid }) => leaders.includes(uid))
    .reduce((sum, each) => sum + each.price, 0);
  return (
    <>
      <p class="hint">{words.leaders.ransoms}</p>
      {asked.leaders.map(({ uid, name, price: each }) => (
        <label key={uid} class="check" data-leader={uid}>
          <input
            type="checkbox"
            checked={leaders.includes(uid)}
            onChange={({ currentTarget }) =>
              draft.change({ leaders: toggled(leaders, uid, currentTarget.checked) })
            }
          />
          {words.leaders.ransom(saidBy('grand', name), each)}
        </label>
      ))}
      <Submit
        session={session}
        draft={draft}
        says={leaders.length === 0 ? words.leaders.refuse : words.stage.give(price)}
        hint={words.stage.left(asked.stockpile - price)}
      />
    </>
  );
}

/** GRD-PLY-28: where the Queen of Spades raises troops, and which. */
export function RaiseForm({ session, game }: FormProps) {
  const spots = raiseAsked(game, session.seat) ?? [];
  const draft = useMemo(
    () =>
      new Draft<OrderOf<'raise'>>(session, {
        type: 'raise',
        hex: spots[0]?.hex ?? '',
        units: { ...usualRaised },
      }),
    [session],
  );
  const { hex, units = {} } = draft.order.value;
  return (
    <>
      <p class="hint">{words.leaders.raise}</p>
      <Select
        id="raise-hex"
        label={words.leaders.raiseIn}
        value={hex}
        options={spots.map((spot) => [spot.hex, spot.name] as const)}
        change={(next) => draft.change({ hex: next })}
      />
      <CountsField
        id="raise"
        label={words.leaders.raiseIn}
        counts={units}
        change={(next) => draft.change({ units: next })}
      />
      <Submit session={session} draft={draft} says={words.leaders.raiseNow} hint="" />
    </>
  );
}
