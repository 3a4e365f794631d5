import { ownNames, wayFor } from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { Counter } from '../../../match/panels/Counter.tsx';
import { orders as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';
import type { UnitProps } from './UnitPanel.tsx';

/** Who it is, and the next and the previous of one's own. */
export function UnitHead({ session, draft, unit, slots }: UnitProps) {
  const campaign = campaignOf(session);
  const piece = session.atlas.value?.pieces.get(unit);
  const facts = session.inspection.value?.facts.slice(0, 4) ?? [];
  const names = campaign ? ownNames(campaign, session.seat).map(({ name }) => name) : [];
  const way = campaign && wayFor(campaign, session.seat, draft.text.value, unit);
  const goTo = (step: number): void => {
    const next = names[(names.indexOf(unit) + step + names.length) % names.length];
    if (next !== undefined) session.pick([next]);
  };
  return (
    <header class="unit-head">
      {piece === undefined ? <span /> : <Counter piece={piece} session={session} size={48} />}
      <div>
        <h3>{unit}</h3>
        <p>{facts.map(({ label, value }) => `${label} ${value}`).join(', ')}</p>
        <p>
          {words.actions(slots.cards.length, slots.available)}{' '}
          <ClauseLink session={session} rule="CHR-ACT-01" />
        </p>
        {way === undefined || way.slots.length === 0 ? null : (
          <p>
            {words.supplyThere(way.hex, words.supplies[way.supply], way.range, way.actionsThen)}{' '}
            <ClauseLink session={session} rule="CHR-SUP-01" />
          </p>
        )}
      </div>
      <div class="unit-turn">
        <button type="button" aria-label={words.previous} onClick={() => goTo(-1)}>
          ‹
        </button>
        <button type="button" aria-label={words.next} onClick={() => goTo(1)}>
          ›
        </button>
      </div>
    </header>
  );
}
