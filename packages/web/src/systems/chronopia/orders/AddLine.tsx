import { useSignal } from '@preact/signals';
import {
  type Group,
  isWhole,
  type Statement,
  type StatementForm,
  statementForms,
  withStatement,
  wordsOf,
} from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import type { Draft } from '../draft.ts';
import { OrderForm } from '../form/OrderForm.tsx';
import { orders as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
  readonly groups?: readonly Group[];
}

const GROUPS: readonly Group[] = ['ledger', 'deals', 'battle'];

interface Begun {
  readonly form: StatementForm;
  readonly statement: Statement;
}

/** Lines that order no unit: payments, deals, battle. A press begins one, its form completes it. */
export function AddLine({ session, draft, groups = GROUPS }: Props) {
  const begun = useSignal<Begun | null>(null);
  const campaign = campaignOf(session);
  if (campaign === undefined) return null;
  const now = begun.value;
  return (
    <section class="desk-add" aria-label={words.addLine}>
      {groups.map((group) => (
        <details key={group} open={groups.length === 1}>
          <summary>{words.groups[group]}</summary>
          <div class="desk-words">
            {statementForms(campaign, session.seat, group).map((form) => (
              <button
                key={form.id}
                type="button"
                class="small-button"
                data-statement={form.id}
                aria-pressed={now?.form.id === form.id}
                onClick={() => {
                  begun.value = { form, statement: form.blank };
                }}
              >
                {words.lines[form.id as keyof typeof words.lines]}
              </button>
            ))}
          </div>
          {now === null ||
          !statementForms(campaign, session.seat, group).some(({ id }) => id === now.form.id) ? null : (
            <div class="desk-edit">
              <OrderForm
                form={now.form}
                order={now.statement}
                change={(statement) => {
                  begun.value = { ...now, statement };
                }}
              />
              {isWhole(now.form, now.statement) ? <code>{wordsOf(now.statement)}</code> : null}
              <div class="form-row">
                <button
                  type="button"
                  class="main"
                  disabled={!isWhole(now.form, now.statement)}
                  onClick={() => {
                    void draft.change(withStatement(draft.text.value, undefined, now.statement));
                    begun.value = null;
                  }}
                >
                  {words.addIt}
                </button>
                <button type="button" onClick={() => (begun.value = null)}>
                  {words.cancel}
                </button>
              </div>
            </div>
          )}
        </details>
      ))}
    </section>
  );
}
