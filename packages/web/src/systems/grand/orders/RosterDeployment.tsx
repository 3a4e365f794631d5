import {
  type CityRow,
  cityRows,
  draftOf,
  garrisonUnits,
  type OrderOf,
  peaceWith,
  type UnitGroup,
  worthOf,
  worthOfUnits,
} from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import { saidBy } from '../../../text/systemWords.ts';
import { orders as words } from '../text/index.ts';
import { Renewals } from './DeploymentForm.tsx';
import { Draft } from './draft.ts';
import { Select } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { Submit } from './Submit.tsx';
import { UnitsField } from './UnitsField.tsx';

type Deploy = OrderOf<'deploy'>;
type Sortie = Deploy['armies'][number];

const NO_POINTS = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0, keepCommander: true };

/** GRD-R-54 with rosters: each city may send out one army, all of the garrison or chosen units of it. */
export function RosterDeployment({ session, game }: FormProps) {
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
      {mercenaries.map(({ city, units = {} }) => (
        <p key={city} class="hint">
          {words.deployment.hired(worthOf(units), rows.find(({ hex }) => hex === city)?.name ?? city)}
        </p>
      ))}
      <ul class="order-rows roster-rows">
        {rows.map((row) => (
          <RosterSortie
            key={row.hex}
            row={row}
            groups={garrisonUnits(game, row.hex)}
            sortie={armies.find(({ city }) => city === row.hex)}
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

interface Props {
  readonly row: CityRow;
  readonly groups: readonly UnitGroup[];
  readonly sortie: Sortie | undefined;
  readonly put: (sortie: Sortie | undefined) => void;
}

function RosterSortie({ row, groups, sortie, put }: Props) {
  const all = groups.flatMap(({ units }) => units);
  const chosen = sortie?.part?.units ?? all;
  const hexes = row.open.map(
    ({ hex, terrain }) => [hex, words.hexAs(hex, saidBy('grand', terrain))] as const,
  );
  return (
    <li data-city={row.hex}>
      <b>
        {row.isCapital ? '★ ' : ''}
        {row.name}
      </b>
      <span class="hint">{words.inside(worthOfUnits(groups, all))}</span>
      <Select
        id={`sortie-${row.hex}`}
        label={words.deployment.where(row.name)}
        value={sortie?.hex ?? ''}
        options={[['', words.deployment.stays], ...hexes]}
        change={(hex) => put(hex === '' ? undefined : { ...sortie, city: row.hex, hex })}
      />
      {sortie === undefined ? null : (
        <details>
          <summary>{words.rosters.marches(worthOfUnits(groups, chosen))}</summary>
          <UnitsField
            id={`sent-${row.hex}`}
            label={row.name}
            groups={groups}
            chosen={chosen}
            change={(units) => put({ ...sortie, part: { ...NO_POINTS, units: [...units] } })}
          />
        </details>
      )}
    </li>
  );
}
