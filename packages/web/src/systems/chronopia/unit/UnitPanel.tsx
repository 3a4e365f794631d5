import { type UnitSlots, unitSlots } from '@warmoot/systems/chronopia/desk';
import { AboutPanel } from '../../../match/panels/AboutPanel.tsx';
import type { Session } from '../../../match/play/session.ts';
import { Draft } from '../draft.ts';
import { Treasury } from '../ledger/Treasury.tsx';
import { Checker } from '../orders/Checker.tsx';
import { orders as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';
import { AddAction } from './AddAction.tsx';
import { IfMet } from './IfMet.tsx';
import { Slots } from './Slots.tsx';
import { UnitHead } from './UnitHead.tsx';
import { Units } from './Units.tsx';
import '../desk.css';
import '../unitDesk.css';

export interface UnitProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly unit: string;
  readonly slots: UnitSlots;
}

/** The chosen unit, city or spy: its actions slot by slot, what may be added, and what comes of it. */
export function UnitPanel({ session }: { readonly session: Session }) {
  const draft = Draft.of(session);
  const campaign = campaignOf(session);
  const [unit] = session.picked.value;
  const slots =
    campaign && unit !== undefined ? unitSlots(campaign, session.seat, draft.text.value, unit) : undefined;
  if (unit !== undefined && slots === undefined) return <AboutPanel session={session} />;
  if (unit === undefined || slots === undefined)
    return (
      <div class="desk">
        <p class="hint desk-empty">{words.none}</p>
        <Undo draft={draft} />
        <Units session={session} draft={draft} />
        <Treasury session={session} draft={draft} />
      </div>
    );
  const props = { session, draft, unit, slots };
  return (
    <div class="desk">
      <section class="unit-desk" aria-label={words.actionsOf(unit)}>
        <UnitHead {...props} />
        <Slots {...props} />
        <IfMet {...props} />
        <AddAction {...props} />
        <Undo draft={draft} />
      </section>
      <Checker session={session} draft={draft} unit={unit} />
      <Treasury session={session} draft={draft} />
    </div>
  );
}

/** For hands without a Z key. */
function Undo({ draft }: { readonly draft: Draft }) {
  if (!draft.mayUndo.value) return null;
  return (
    <button type="button" class="link" onClick={() => void draft.undo()}>
      {words.undo}
    </button>
  );
}
