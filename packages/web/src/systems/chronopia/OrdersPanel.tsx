import {
  completionFor,
  type Finding,
  type OrderCard,
  type OrderSheet,
  withoutLine,
} from '@warmoot/systems/chronopia/desk';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ClauseLink } from '../../match/ClauseLink.tsx';
import type { Session } from '../../match/play/session.ts';
import { Draft } from './draft.ts';
import { orders as words } from './text/index.ts';
import { UnitDesk } from './UnitDesk.tsx';
import { campaignOf } from './view.ts';
import './desk.css';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
}

/** Orders as cards and as text at once: both are the same sheet (CHR-GRM-03, CHR-GRM-05). */
export function OrdersPanel({ session }: { readonly session: Session }) {
  const draft = useMemo(() => new Draft(session), [session]);
  useEffect(() => () => draft.close(), [draft]);
  return (
    <div class="desk">
      <UnitDesk session={session} draft={draft} />
      <Cards session={session} draft={draft} />
      <Editor session={session} draft={draft} />
      <Checker session={session} draft={draft} />
      <Treasury draft={draft} />
    </div>
  );
}

function Cards({ session, draft }: Props) {
  const cards = draft.sheet.value?.cards ?? [];
  if (cards.length === 0) return <p class="hint desk-empty">{words.none}</p>;
  return (
    <ul class="desk-cards" aria-label={words.cards}>
      {cards.map((card) => (
        <Card key={`${card.line} ${card.text}`} session={session} draft={draft} card={card} />
      ))}
    </ul>
  );
}

function Card({ session, draft, card }: Props & { readonly card: OrderCard }) {
  const { unit, text, line, findings } = card;
  const says = unit === undefined ? text : text.slice(text.indexOf(' - ') + 3);
  const isPicked = unit !== undefined && session.picked.value.includes(unit);
  return (
    <li data-fault={findings.length > 0} data-picked={isPicked}>
      {unit === undefined ? null : (
        <button type="button" class="link desk-unit" onClick={() => session.pick([unit])}>
          {unit}
        </button>
      )}
      <span class="desk-says">{says}</span>
      <button
        type="button"
        class="desk-remove"
        aria-label={words.remove(text)}
        disabled={session.isSending.value || !draft.isRead.value}
        onClick={() => void draft.save(withoutLine(draft.text.value, line))}
      >
        ×
      </button>
    </li>
  );
}

function Editor({ session, draft }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { caret } = draft;
  const campaign = campaignOf(session);
  const isWriting = draft.own.value !== null;
  const completion =
    campaign && isWriting ? completionFor(campaign, session.seat, draft.text.value, caret.value) : undefined;
  const complete = (word: string): void => {
    if (completion === undefined) return;
    const text = draft.text.value;
    const end = completion.from + word.length;
    draft.write(text.slice(0, completion.from) + word + text.slice(caret.value));
    caret.value = end;
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(end, end);
    });
  };
  return (
    <div class="field">
      <label for="order-text">{words.text}</label>
      <textarea
        id="order-text"
        ref={box}
        class="desk-text"
        rows={8}
        spellcheck={false}
        value={draft.text.value}
        aria-describedby="order-text-hint"
        onInput={({ currentTarget }) => {
          draft.write(currentTarget.value);
          caret.value = currentTarget.selectionStart;
        }}
        onSelect={({ currentTarget }) => {
          caret.value = currentTarget.selectionStart;
        }}
        onKeyDown={(event) => {
          event.stopPropagation(); // the map has keys of its own
          const [first] = completion?.words ?? [];
          if (event.key === 'Enter' && event.ctrlKey) void draft.save(draft.text.value);
          if (event.key !== 'Tab' || event.shiftKey || first === undefined) return;
          event.preventDefault();
          complete(first);
        }}
      />
      <fieldset class="desk-words" aria-label={words.complete}>
        {completion?.words.map((word) => (
          <button key={word} type="button" class="small-button" onClick={() => complete(word)}>
            {word}
          </button>
        ))}
      </fieldset>
      <p class="hint" id="order-text-hint">
        {isWriting ? words.changed : words.hint}
      </p>
      {draft.isOvertaken.value ? <Overtaken draft={draft} /> : null}
      <button
        type="button"
        class="main"
        disabled={!isWriting || draft.isOvertaken.value || session.isSending.value}
        onClick={() => void draft.save(draft.text.value)}
      >
        {words.save}
      </button>
    </div>
  );
}

function Overtaken({ draft }: { readonly draft: Draft }) {
  return (
    <div class="desk-overtaken" role="status">
      <p>{words.elsewhere}</p>
      <button type="button" class="small-button" onClick={() => draft.keep()}>
        {words.keep}
      </button>{' '}
      <button type="button" class="small-button" onClick={() => draft.drop()}>
        {words.take}
      </button>
    </div>
  );
}

function Checker({ session, draft }: Props) {
  const findings = draft.sheet.value?.findings ?? [];
  return (
    <section aria-label={words.checker}>
      <h3>{words.checker}</h3>
      {findings.length === 0 ? <p class="hint">{words.noFaults}</p> : null}
      <ul class="desk-findings">
        {findings.map((finding) => (
          <Fault
            key={`${finding.line}:${finding.column}:${finding.code}`}
            session={session}
            finding={finding}
          />
        ))}
      </ul>
    </section>
  );
}

function Fault({ session, finding }: { readonly session: Session; readonly finding: Finding }) {
  const { line, column, text, code, clause, nearest } = finding;
  return (
    <li>
      <b>{words.line(line, column)}:</b> {text} {nearest === undefined ? null : words.meant(nearest)} {code}{' '}
      <ClauseLink session={session} rule={clause} />
    </li>
  );
}

function Treasury({ draft }: { readonly draft: Draft }) {
  const treasury = draft.sheet.value?.treasury;
  if (treasury === undefined) return null;
  const { now, upkeep, orders, left } = treasury;
  return (
    <section aria-label={words.treasury}>
      <h3>{words.treasury}</h3>
      <Bar treasury={treasury} />
      <dl class="desk-sums">
        <dt>{words.now}</dt>
        <dd>{now}</dd>
        <dt>{words.upkeep}</dt>
        <dd>{taken(upkeep)}</dd>
        <dt>{words.spent}</dt>
        <dd>{taken(orders)}</dd>
        <dt>{words.left}</dt>
        <dd>{left}</dd>
      </dl>
      <p class="hint">{words.likely}</p>
    </section>
  );
}

const taken = (guilders: number): string => (guilders > 0 ? `−${guilders}` : `${-guilders}`);

/** The whole is the treasury now; too little ends hatched. */
function Bar({ treasury: { now, upkeep, orders, left } }: { readonly treasury: OrderSheet['treasury'] }) {
  const share = (sum: number): string => `${Math.min(100, (100 * sum) / Math.max(1, now, upkeep + orders))}%`;
  return (
    <div class="treasury-bar" aria-hidden="true">
      <span class="upkeep" style={{ width: share(upkeep) }}>
        {upkeep}
      </span>
      <span class="spent" style={{ width: share(orders) }}>
        {orders > 0 ? orders : ''}
      </span>
      <span class={left > 0 ? 'left' : 'short'}>{left}</span>
    </div>
  );
}
