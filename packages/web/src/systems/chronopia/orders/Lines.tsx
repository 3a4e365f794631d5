import { useSignal } from '@preact/signals';
import {
  isWhole,
  type OrderCard,
  type Statement,
  type StatementForm,
  statementForms,
  withoutLine,
  withStatement,
} from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import type { Draft } from '../draft.ts';
import { OrderForm } from '../form/OrderForm.tsx';
import { orders as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
}

/** Every line as a card: a unit's opens the unit, any other its form. */
export function Lines({ session, draft }: Props) {
  const cards = draft.sheet.value?.cards ?? [];
  if (cards.length === 0) return <p class="hint desk-empty">{words.none}</p>;
  return (
    <ul class="desk-cards" aria-label={words.cards}>
      {cards.map((card) => (
        <Line key={card.line} session={session} draft={draft} card={card} />
      ))}
    </ul>
  );
}

const formOf = (session: Session, statement: Statement | undefined): StatementForm | undefined => {
  const campaign = campaignOf(session);
  if (campaign === undefined || statement === undefined) return undefined;
  const forms = (['ledger', 'deals', 'battle'] as const).flatMap((group) =>
    statementForms(campaign, session.seat, group),
  );
  return forms.find(({ id }) => id === statement.s);
};

function Line({ session, draft, card }: Props & { readonly card: OrderCard }) {
  const isOpen = useSignal(false);
  const { unit, text, line, findings, statement } = card;
  const says = unit === undefined ? text : text.slice(text.indexOf(' - ') + 3);
  const isPicked = unit !== undefined && session.picked.value.includes(unit);
  const form = isOpen.value ? formOf(session, statement) : undefined;
  return (
    <li data-fault={findings.length > 0} data-picked={isPicked}>
      {unit === undefined ? null : (
        <button type="button" class="link desk-unit" onClick={() => session.pick([unit])}>
          {unit}
        </button>
      )}
      <span class="desk-says">
        <small class="desk-number">{line}</small> {says}{' '}
        {statement === undefined ? null : (
          <button
            type="button"
            class="link"
            aria-label={words.edit(text)}
            onClick={() => (isOpen.value = !isOpen.value)}
          >
            {isOpen.value ? words.done : words.change}
          </button>
        )}
      </span>
      <span class="desk-mark" role="img" aria-label={findings.length > 0 ? words.faulty : words.good}>
        {findings.length > 0 ? '!' : '✓'}
      </span>
      <button
        type="button"
        class="desk-remove"
        aria-label={words.remove(text)}
        disabled={!draft.isRead.value}
        onClick={() => void draft.change(withoutLine(draft.text.value, line))}
      >
        ×
      </button>
      {form && statement ? (
        <div class="desk-edit">
          <OrderForm
            form={form}
            order={statement}
            change={(next) => {
              if (isWhole(form, next)) void draft.change(withStatement(draft.text.value, line, next));
            }}
          />
        </div>
      ) : null}
    </li>
  );
}
