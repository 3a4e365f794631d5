import {
  armyLimits,
  type CityRow,
  cityRows,
  draftOf,
  type OrderOf,
  peaceWith,
} from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { orders as words } from '../text/index.ts';
import { Draft } from './draft.ts';
import { Points, Select } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { Submit } from './Submit.tsx';
import { toggled } from './toggled.ts';

type Deploy = OrderOf<'deploy'>;
type Sortie = Deploy['armies'][number];

const NO_PART = { mercenary: 0, mounted: 0, mountedMercenary: 0, keepCommander: false };

/** Each city may send out one army to a hex beside it (GRD-R-54); hired mercenaries arrive; peace may be renewed. */
export function DeploymentForm({ session, game }: FormProps) {
  const draft = useMemo(() => new Draft<Deploy>(session, draftOf.deployment(game, session.seat)), [session]);
  const { armies, mercenaries } = draft.order.value;
  const rows = cityRows(game, session.seat);
  const put = (city: string, sortie: Sortie | undefined): void => {
    const others = armies.filter((each) => each.city !== city);
    draft.change({ armies: sortie === undefined ? others : [...others, sortie] });
  };
  return (
    <>
      <p class="hint">{words.deployment.how}</p>
      {mercenaries.map(({ city, points }) => (
        <p key={city} class="hint">
          {words.deployment.hired(points, rows.find(({ hex }) => hex === city)?.name ?? city)}
        </p>
      ))}
      <ul class="order-rows">
        {rows.map((row) => (
          <CitySortie
            key={row.hex}
            row={row}
            sortie={armies.find(({ city }) => city === row.hex)}
            step={armyLimits(game).least / 10}
            put={(sortie) => put(row.hex, sortie)}
          />
        ))}
      </ul>
      <Renewals session={session} draft={draft} friends={peaceWith(game, session.seat)} />
      <Submit
        session={session}
        draft={draft}
        says={words.deployment.give(armies.length)}
        hint={words.deployment.sent(armies.length)}
      />
    </>
  );
}

interface RenewalsProps {
  readonly session: Session;
  readonly draft: Draft<Deploy>;
  readonly friends: readonly string[];
}

/** GRD-R-41 */
export function Renewals({ session, draft, friends }: RenewalsProps) {
  const { renew } = draft.order.value;
  return (
    <>
      {friends.map((seat) => (
        <label key={seat} class="check">
          <input
            type="checkbox"
            checked={renew.includes(seat as never)}
            onChange={({ currentTarget }) =>
              draft.change({
                renew: toggled<string>(renew, seat, currentTarget.checked) as Deploy['renew'],
              })
            }
          />
          {words.deployment.renew(session.sideNames.value[seat] ?? seat)}
        </label>
      ))}
    </>
  );
}

interface CitySortieProps {
  readonly row: CityRow;
  readonly sortie: Sortie | undefined;
  readonly step: number;
  readonly put: (sortie: Sortie | undefined) => void;
}

function CitySortie({ row, sortie, step, put }: CitySortieProps) {
  const hexes = row.open.map(
    ({ hex, terrain }) => [hex, words.hexAs(hex, saidBy('grand', terrain))] as const,
  );
  const points = sortie?.part?.regular ?? row.garrison;
  const send = (hex: string, count: number): void =>
    put({
      city: row.hex,
      hex,
      ...(count < row.garrison && { part: { ...NO_PART, regular: count } }),
    });
  return (
    <li data-city={row.hex}>
      <b>
        {row.isCapital ? '★ ' : ''}
        {row.name}
      </b>
      <span class="hint">{words.inside(row.garrison)}</span>
      <Select
        id={`sortie-${row.hex}`}
        label={words.deployment.where(row.name)}
        value={sortie?.hex ?? ''}
        options={[['', words.deployment.stays], ...hexes]}
        change={(hex) => (hex === '' ? put(undefined) : send(hex, points))}
      />
      {sortie === undefined ? null : (
        <Points
          id={`sent-${row.hex}`}
          label={words.points(row.name)}
          isLabelHidden
          value={points}
          change={(count) => send(sortie.hex, count)}
          most={row.garrison}
          step={step}
        />
      )}
    </li>
  );
}
