import {
  actionForms,
  type Finding,
  isWhole,
  type SlotCard,
  type SlotForeseen,
  type StepForeseen,
  wayFor,
  withSlotChange,
  wordsOf,
} from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { OrderForm } from '../form/OrderForm.tsx';
import { Ways } from '../form/Ways.tsx';
import { orders as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';
import { edited } from './editing.ts';
import type { UnitProps } from './UnitPanel.tsx';

const isGoing = ({ steps }: SlotCard): boolean => steps.length > 0;

/** One card for each action; the card in work shows everything that may be chosen for it. */
export function Slots({ session, draft, unit, slots }: UnitProps) {
  const campaign = campaignOf(session);
  if (campaign === undefined) return null;
  const { seat } = session;
  const way = wayFor(campaign, seat, draft.text.value, unit);
  const forms = actionForms(campaign, seat, unit);
  const change = (next: Parameters<typeof withSlotChange>[4]): void =>
    void draft.change(withSlotChange(campaign, seat, draft.text.value, unit, next));
  const findings = draft.sheet.value?.findings ?? [];
  let goings = 0;
  return (
    <ol class="unit-slots">
      {slots.cards.map((card, slot) => {
        const foreseen = isGoing(card) ? way?.slots[goings++] : undefined;
        const form = forms.find(({ id }) => id === card.action?.a);
        const isOpen = edited.value?.unit === unit && edited.value.slot === slot;
        const isOver = slot >= slots.available + (slots.hasFruit ? 1 : 0);
        return (
          <li key={`${slot} ${card.text.split(' ')[0]}`} data-over={isOver} data-open={isOpen}>
            <span class="unit-disc">{slot + 1}</span>
            <Does
              session={session}
              card={card}
              isOver={isOver}
              foreseen={foreseen}
              findings={
                isOpen
                  ? []
                  : findings.filter(({ line, column }) => line === card.line && column === card.column)
              }
              open={() => {
                if (form && card.action)
                  edited.value = isOpen ? null : { unit, slot, form, action: card.action, isNew: false };
              }}
            />
            <span class="unit-tools">
              {slot === 0 ? null : (
                <button
                  type="button"
                  class="desk-remove"
                  aria-label={words.earlier(card.text)}
                  onClick={() => change({ swap: slot, with: slot - 1 })}
                >
                  ↑
                </button>
              )}
              <button
                type="button"
                class="desk-remove"
                aria-label={words.remove(card.text)}
                onClick={() => {
                  edited.value = null;
                  change({ remove: slot });
                }}
              >
                ×
              </button>
            </span>
            {isOpen && form && card.action ? (
              <div class="unit-edit">
                <OrderForm
                  form={form}
                  order={card.action}
                  change={(action) => {
                    if (isWhole(form, action)) change({ put: action, slot });
                  }}
                />
                <button type="button" class="main" onClick={() => (edited.value = null)}>
                  {words.done}
                </button>
              </div>
            ) : null}
          </li>
        );
      })}
      <NewSlot session={session} draft={draft} unit={unit} slots={slots} />
      {slots.cards.length === 0 && edited.value?.unit !== unit ? (
        <p class="hint">{words.pointOrPress}</p>
      ) : null}
    </ol>
  );
}

/** An action that is not in the text yet, because something must still be chosen. */
function NewSlot({ session, draft, unit, slots }: UnitProps) {
  const campaign = campaignOf(session);
  const now = edited.value;
  if (campaign === undefined || now === null || !now.isNew || now.unit !== unit) return null;
  const { form, action, slot } = now;
  const put = (next: typeof action): void => {
    if (!isWhole(form, next)) edited.value = { ...now, action: next };
    else {
      edited.value = { ...now, action: next, isNew: false };
      void draft.change(withSlotChange(campaign, session.seat, draft.text.value, unit, { put: next, slot }));
    }
  };
  return (
    <li data-open="true">
      <span class="unit-disc">{slots.cards.length + 1}</span>
      <span class="unit-does">
        <b>{words.verbs[action.a]}</b>
      </span>
      <span class="unit-tools">
        <button
          type="button"
          class="desk-remove"
          aria-label={words.cancel}
          onClick={() => (edited.value = null)}
        >
          ×
        </button>
      </span>
      <div class="unit-edit">
        <OrderForm form={form} order={action} change={put} />
        {form.fields.some(({ kind }) => kind === 'name') && isWhole(form, action) ? (
          <button type="button" class="main" onClick={() => put(action)}>
            {words.give(wordsOf(action))}
          </button>
        ) : null}
      </div>
    </li>
  );
}

interface DoesProps {
  readonly session: Session;
  readonly card: SlotCard;
  readonly isOver: boolean;
  readonly foreseen: SlotForeseen | undefined;
  readonly findings: readonly Finding[];
  readonly open: () => void;
}

function Does({ session, card, isOver, foreseen, findings, open }: DoesProps) {
  const { action, steps, text, to } = card;
  const [verb = '', ...rest] = text.split(' ');
  return (
    <span class="unit-does">
      <span class="unit-verb">
        <button type="button" class="link" disabled={action === undefined} onClick={open}>
          {action === undefined ? verb : words.verbs[action.a]}
        </button>
        {steps.length > 0 ? <Ways steps={steps} /> : <span>{rest.join(' ')}</span>}
        {to === undefined ? null : <small>{words.leadsTo(to)}</small>}
      </span>
      {foreseen === undefined ? null : <Foreseen session={session} foreseen={foreseen} />}
      <code>{text}</code>
      {findings.map((finding) => (
        <small key={`${finding.code} ${finding.text}`} class="unit-over">
          {finding.text} {finding.code} <ClauseLink session={session} rule={finding.clause} />
        </small>
      ))}
      {isOver ? <small class="unit-over">{words.noSlot}</small> : null}
    </span>
  );
}

/** What the way of one action costs and risks. */
function Foreseen({ session, foreseen }: { readonly session: Session; readonly foreseen: SlotForeseen }) {
  const { used, most, pace, barred, steps } = foreseen;
  const near = new Map(steps.flatMap((step) => step.near.map((each) => [each.name, each])));
  const unseen = steps.filter(({ isSeen }) => !isSeen).map(({ hex }) => hex);
  return (
    <>
      <small>
        {words.hexes(used, most)} <StepsSaid steps={steps} />{' '}
        <ClauseLink session={session} rule={pace === 'march' ? 'CHR-AAC-07' : 'CHR-ARM-12'} />
      </small>
      {barred === undefined ? null : (
        <small class="unit-over">
          {words.barred(barred.because)} <ClauseLink session={session} rule={barred.rule} />
        </small>
      )}
      {[...near.values()].map(({ name, size, seen }) => (
        <small key={name} class="unit-risk">
          {seen === undefined ? words.nextTo(name, size) : words.onceNextTo(name, size, seen)}
        </small>
      ))}
      {unseen.length === 0 ? null : <small class="unit-risk">{words.outOfSight(unseen)}</small>}
    </>
  );
}

const StepsSaid = ({ steps }: { readonly steps: readonly StepForeseen[] }) => (
  <span>
    {steps
      .map(
        ({ hex, terrain }) => `${hex} ${words.terrains[terrain as keyof typeof words.terrains] ?? terrain}`,
      )
      .join(', ')}
  </span>
);
