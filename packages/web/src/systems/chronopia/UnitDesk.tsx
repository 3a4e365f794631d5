import {
  actionsOn,
  type Intent,
  type SlotCard,
  type UnitSlots,
  unitSlots,
  withAction,
  withIntent,
  withoutAction,
} from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../match/ClauseLink.tsx';
import { Counter } from '../../match/panels/Counter.tsx';
import type { Session } from '../../match/play/session.ts';
import type { Draft } from './draft.ts';
import { orders as words } from './text/index.ts';
import { campaignOf } from './view.ts';
import './unitDesk.css';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
}

/** The chosen unit or city: its actions slot by slot, what may be added, and what it does if it meets others. */
export function UnitDesk({ session, draft }: Props) {
  const campaign = campaignOf(session);
  const [unit] = session.picked.value;
  const text = draft.text.value;
  const slots = campaign && unit !== undefined ? unitSlots(campaign, session.seat, text, unit) : undefined;
  if (campaign === undefined || unit === undefined || slots === undefined) return null;
  /** The unit stays chosen while its card is worked on. */
  const change = async (next: string): Promise<void> => {
    await draft.save(next);
    session.pick([unit]);
  };
  return (
    <section class="unit-desk" aria-label={words.actionsOf(unit)}>
      <Head session={session} unit={unit} slots={slots} />
      <ol class="unit-slots">
        {slots.cards.map((card, slot) => (
          <Slot
            key={`${slot} ${card.text}`}
            card={card}
            nth={slot + 1}
            isOver={slot >= slots.available}
            isBusy={session.isSending.value}
            remove={() => void change(withoutAction(campaign, session.seat, text, unit, slot))}
          />
        ))}
      </ol>
      {slots.cards.length === 0 ? <p class="hint">{words.pointOrPress}</p> : null}
      <IfMet
        slots={slots}
        choose={(intent) => void change(withIntent(campaign, session.seat, text, unit, intent))}
        session={session}
      />
      <fieldset class="desk-words" aria-label={words.add}>
        {actionsOn(campaign, session.seat, unit).map((word) => (
          <button
            key={word}
            type="button"
            class="small-button"
            onClick={() => {
              const next = withAction(text, unit, word);
              draft.write(next.text);
              draft.caret.value = next.caret;
            }}
          >
            {word}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

function Head({
  session,
  unit,
  slots,
}: {
  readonly session: Session;
  readonly unit: string;
  readonly slots: UnitSlots;
}) {
  const piece = session.atlas.value?.pieces.get(unit);
  const facts = session.inspection.value?.facts.slice(0, 4) ?? [];
  return (
    <header class="unit-head">
      {piece === undefined ? null : <Counter piece={piece} session={session} size={48} />}
      <div>
        <h3>{unit}</h3>
        <p>{facts.map(({ label, value }) => `${label} ${value}`).join(', ')}</p>
        <p>
          {words.actions(slots.cards.length, slots.available)}{' '}
          <ClauseLink session={session} rule="CHR-ACT-01" />
        </p>
      </div>
    </header>
  );
}

const TURN = { 1: 0, 2: 60, 3: 120, 4: 180, 5: 240, 6: 300 } as const;

/** One arrow for each hex, in the direction taken; layers are changed up and down. */
function Ways({ steps }: { readonly steps: SlotCard['steps'] }) {
  return (
    <span class="unit-ways" aria-hidden="true">
      {steps.map((step, at) => {
        const key = `${at} ${step}`;
        if (step === 'U' || step === 'D') return <b key={key}>{step === 'U' ? '⤒' : '⤓'}</b>;
        return (
          <svg
            key={key}
            aria-hidden="true"
            viewBox="0 0 16 16"
            width="16"
            height="16"
            style={{ rotate: `${TURN[step]}deg` }}
          >
            <path d="M8 14V3M4 7L8 3L12 7" fill="none" stroke="currentColor" stroke-width="1.8" />
          </svg>
        );
      })}
    </span>
  );
}

interface SlotProps {
  readonly card: SlotCard;
  readonly nth: number;
  readonly isOver: boolean;
  readonly isBusy: boolean;
  readonly remove: () => void;
}

function Slot({ card, nth, isOver, isBusy, remove }: SlotProps) {
  const [verb, ...rest] = card.text.split(' ');
  return (
    <li data-over={isOver}>
      <span class="unit-disc">{nth}</span>
      <span class="unit-does">
        <b>{verb}</b> {card.steps.length > 0 ? <Ways steps={card.steps} /> : rest.join(' ')}
        {card.to === undefined ? null : <small>{words.leadsTo(card.to)}</small>}
        <code>{card.text}</code>
        {isOver ? <small class="unit-over">{words.noSlot}</small> : null}
      </span>
      <button
        type="button"
        class="desk-remove"
        aria-label={words.remove(card.text)}
        disabled={isBusy}
        onClick={remove}
      >
        ×
      </button>
    </li>
  );
}

const INTENTS: readonly Intent[] = ['FIGHT', 'TRUCE', 'RUN'];

function IfMet({
  slots,
  choose,
  session,
}: {
  readonly slots: UnitSlots;
  readonly choose: (intent: Intent | undefined) => void;
  readonly session: Session;
}) {
  if (!slots.cards.some(({ steps }) => steps.length > 0)) return null;
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
          disabled={session.isSending.value}
          onClick={() => choose(slots.intent === intent ? undefined : intent)}
        >
          {words.intents[intent]}
        </button>
      ))}
    </fieldset>
  );
}
