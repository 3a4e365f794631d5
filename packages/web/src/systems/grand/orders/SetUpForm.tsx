import {
  armyLimits,
  type CityRow,
  cityRows,
  draftOf,
  type OrderOf,
  poolOf,
  poolUsed,
} from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import { saidBy } from '../../../text/systemWords.ts';
import { orders as words } from '../text/index.ts';
import { Draft } from './draft.ts';
import { Points, Select } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { Submit } from './Submit.tsx';

type SetUp = OrderOf<'setUp'>;
type FieldArmy = SetUp['armies'][number];

/** One field army beside each city at most (GRD-SET-02, GRD-SET-04). */
export function SetUpForm({ session, game }: FormProps) {
  const draft = useMemo(() => new Draft<SetUp>(session, draftOf.setUp(game, session.seat)), [session]);
  const { armies } = draft.order.value;
  const pool = poolOf(game, session.seat);
  const left = pool - poolUsed(draft.order.value);
  const { least, most } = armyLimits(game);
  const put = (city: string, army: Partial<FieldArmy> | undefined): void => {
    const before = armies.find((each) => each.city === city);
    const others = armies.filter((each) => each.city !== city);
    const fresh = { city, hex: '', points: Math.max(least, Math.min(left, most)), mounted: 0 };
    draft.change({ armies: army === undefined ? others : [...others, { ...fresh, ...before, ...army }] });
  };
  return (
    <>
      <p class="hint">{words.setUp.how(least, most)}</p>
      <ul class="order-rows">
        {cityRows(game, session.seat).map((row) => (
          <CityArmy
            key={row.hex}
            row={row}
            army={armies.find(({ city }) => city === row.hex)}
            step={least / 10}
            most={most}
            hasRiders={game.options.fastArmies}
            put={(army) => put(row.hex, army)}
          />
        ))}
      </ul>
      <Submit
        session={session}
        draft={draft}
        says={words.setUp.give(armies.length)}
        hint={words.setUp.left(left, pool)}
      />
    </>
  );
}

interface CityArmyProps {
  readonly row: CityRow;
  readonly army: FieldArmy | undefined;
  readonly step: number;
  readonly most: number;
  readonly hasRiders: boolean;
  readonly put: (army: Partial<FieldArmy> | undefined) => void;
}

function CityArmy({ row, army, step, most, hasRiders, put }: CityArmyProps) {
  const hexes = row.open.map(
    ({ hex, terrain }) => [hex, words.hexAs(hex, saidBy('grand', terrain))] as const,
  );
  return (
    <li data-city={row.hex}>
      <b>
        {row.isCapital ? '★ ' : ''}
        {row.name}
      </b>
      <Select
        id={`hex-${row.hex}`}
        label={words.setUp.where(row.name)}
        value={army?.hex ?? ''}
        options={[['', words.setUp.none], ...hexes]}
        change={(hex) => put(hex === '' ? undefined : { hex })}
      />
      {army === undefined ? null : (
        <Points
          id={`points-${row.hex}`}
          label={words.points(row.name)}
          isLabelHidden
          value={army.points}
          change={(points) => put({ points, mounted: Math.min(points, army.mounted) })}
          most={most}
          step={step}
        />
      )}
      {army === undefined || !hasRiders ? null : (
        <Points
          id={`riders-${row.hex}`}
          label={words.mounted}
          value={army.mounted}
          change={(mounted) => put({ mounted })}
          most={army.points}
          step={step}
        />
      )}
    </li>
  );
}
