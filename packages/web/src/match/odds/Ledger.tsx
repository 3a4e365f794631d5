import type { Modifier } from '@warmoot/kernel';
import { sentence } from '../../text/sentence.ts';
import { saidBy } from '../../text/systemWords.ts';
import { ClauseLink } from '../ClauseLink.tsx';
import type { Session } from '../play/session.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Every modifier with its value and its clause. */
export function Ledger({
  session,
  modifiers,
}: {
  readonly session: Session;
  readonly modifiers: readonly Modifier[];
}) {
  if (modifiers.length === 0) return null;
  return (
    <span class="ledger">
      {modifiers.map(({ label, value, rule }) => (
        <span class="ledger-row" key={`${rule}${label}`}>
          <span>{sentence(saidBy(session.system.id, label))}</span>
          <b>{signed(value)}</b>
          <ClauseLink session={session} rule={rule} />
        </span>
      ))}
    </span>
  );
}
