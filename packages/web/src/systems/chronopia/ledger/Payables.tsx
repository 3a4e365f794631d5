import { type Due, payablesFor, withoutLine, withStatement } from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import type { Draft } from '../draft.ts';
import { foresight as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
}

/** Pay or not, item by item, in the order in which the rules pay. */
export function Payables({ session, draft }: Props) {
  const campaign = campaignOf(session);
  if (campaign === undefined) return null;
  const due = payablesFor(campaign, session.seat);
  const cards = draft.sheet.value?.cards ?? [];
  const refusal = ({ what }: Due): number | undefined =>
    cards.find(
      ({ statement }) => statement?.s === 'noPay' && statement.item.toLowerCase() === what.toLowerCase(),
    )?.line;
  const toggle = (item: Due): void => {
    const line = refusal(item);
    const { value: text } = draft.text;
    void draft.change(
      line === undefined
        ? withStatement(text, undefined, { s: 'noPay', item: item.what })
        : withoutLine(text, line),
    );
  };
  const unpaid = new Set(
    draft.foresight.value?.warnings.flatMap((warning) => (warning.kind === 'unpaid' ? [warning.what] : [])),
  );
  return (
    <section aria-label={words.payables}>
      <h3>
        {words.payables} <ClauseLink session={session} rule="CHR-PAY-01" />
      </h3>
      {due.length === 0 ? <p class="hint">{words.nothingDue}</p> : null}
      <ul class="ledger-due">
        {due.map((item) => (
          <li key={item.what} data-unpaid={unpaid.has(item.what)}>
            <label class="check">
              <input type="checkbox" checked={refusal(item) === undefined} onChange={() => toggle(item)} />{' '}
              {item.what}
            </label>
            <b>{item.price}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
