import { type Intent, withSlotChange } from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { orders as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';
import type { UnitProps } from './UnitPanel.tsx';

const INTENTS: readonly Intent[] = ['FIGHT', 'TRUCE', 'RUN'];

export function IfMet({ session, draft, unit, slots }: UnitProps) {
  const campaign = campaignOf(session);
  const mayMeet = slots.cards.some(({ action }) => action !== undefined && 'with' in action);
  if (campaign === undefined || !mayMeet || session.atlas.value?.pieces.get(unit)?.symbol !== 'army')
    return null;
  const choose = (intent: Intent): void =>
    void draft.change(
      withSlotChange(campaign, session.seat, draft.text.value, unit, {
        intent: slots.intent === intent ? undefined : intent,
      }),
    );
  return (
    <fieldset class="unit-met">
      <legend>
        {words.ifMet} <ClauseLink session={session} rule="CHR-CMB-07" />
      </legend>
      {INTENTS.map((intent) => (
        <button
          key={intent}
          type="button"
          aria-pressed={slots.intent === intent}
          onClick={() => choose(intent)}
        >
          {words.intents[intent]}
        </button>
      ))}
    </fieldset>
  );
}
