import type { Session } from '../../../match/play/session.ts';
import { Draft } from '../draft.ts';
import { AddLine } from '../orders/AddLine.tsx';
import { Armies } from './Armies.tsx';
import { Payables } from './Payables.tsx';
import { ReplaceAll } from './ReplaceAll.tsx';
import { Treasury } from './Treasury.tsx';
import '../desk.css';
import '../unitDesk.css';

/** Before the lock: the treasury, what is owed item by item, the armies' supply and upkeep, and what will be seen. */
export function LedgerPanel({ session }: { readonly session: Session }) {
  const draft = Draft.of(session);
  return (
    <div class="desk">
      <Treasury session={session} draft={draft} />
      <ReplaceAll session={session} />
      <Payables session={session} draft={draft} />
      <Armies session={session} draft={draft} />
      <AddLine session={session} draft={draft} groups={['ledger']} />
    </div>
  );
}
