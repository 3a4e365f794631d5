import { armyLimits, battleOnTable, type OrderOf } from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import { orders as words } from '../text/index.ts';
import { Draft } from './draft.ts';
import { Points } from './fields.tsx';
import type { FormProps } from './OrdersTab.tsx';
import { Submit } from './Submit.tsx';

type Settle = OrderOf<'settle'>;

/** GRD-R-81: what both sides have left after a battle on the players' own table. */
export function ResultForm({ session, game }: FormProps) {
  const battle = battleOnTable(game);
  const draft = useMemo(
    () => new Draft<Settle>(session, { type: 'settle', survivors: battle?.strengths ?? NOBODY_LEFT }),
    [session],
  );
  const left = draft.order.value.survivors ?? NOBODY_LEFT;
  if (battle === undefined) return null;
  return (
    <>
      <p class="hint">{words.result.how}</p>
      {(['attacker', 'defender'] as const).map((side) => (
        <Points
          key={side}
          id={`left-${side}`}
          label={words.result.left(session.sideNames.value[battle.seats[side]] ?? '', battle.strengths[side])}
          value={left[side]}
          change={(points) => draft.change({ survivors: { ...left, [side]: points } })}
          most={battle.strengths[side]}
          step={armyLimits(game).least / 10}
        />
      ))}
      <Submit session={session} draft={draft} says={words.result.give} hint={words.result.confirmed} />
    </>
  );
}

const NOBODY_LEFT = { attacker: 0, defender: 0 };
