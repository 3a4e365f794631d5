import { useSignal } from '@preact/signals';
import { type Campaign, emptyForm, type FightResult } from '@warmoot/systems/chronopia/desk';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../../match/play/session.ts';
import { battle as words } from '../text/index.ts';
import { campaignOf, sendTo } from '../view.ts';
import { ResultForm } from './ResultForm.tsx';
import '../desk.css';
import '../report/report.css';
import './battle.css';

type OpenBattle = Campaign['battles'][number];

interface Props {
  readonly session: Session;
  readonly open: OpenBattle;
}

export const sidesOf = ({ empires }: Campaign, { sides }: OpenBattle): Record<'A' | 'B', string> => {
  const named = (ids: readonly number[]): string => ids.map((id) => empires[id]?.name).join(', ');
  return { A: named(sides.A), B: named(sides.B) };
};

/** The battles of this empire: how they are fought, what was reported, and the form (CHR-BTL-01, CHR-BTL-03, -05). */
export function BattlesPanel({ session }: { readonly session: Session }) {
  const { battles = [] } = campaignOf(session) ?? {};
  return (
    <div class="news">
      {battles.length === 0 ? <p class="news-none">{words.none}</p> : null}
      {battles.map((open) => (
        <section key={open.id} class="news-part">
          <h3>{words.title(open.id, open.order.hex)}</h3>
          <Battle session={session} open={open} />
        </section>
      ))}
    </div>
  );
}

function Battle({ session, open }: Props) {
  const campaign = campaignOf(session);
  if (campaign === undefined) return null;
  const sides = sidesOf(campaign, open);
  return (
    <>
      <p class="battle-score">
        <b>{sides.A}</b> <span>{words.against}</span> <b>{sides.B}</b>
      </p>
      <Modes session={session} open={open} />
      {open.agreed ? <p class="news-none">{words.agreed}</p> : <Report session={session} open={open} />}
    </>
  );
}

const MODES = ['tabletop', 'auto', 'external'] as const;

/** All players of a battle must want the same for its mode to change (CHR-BTL-01). */
function Modes({ session, open }: Props) {
  const { empires = [] } = campaignOf(session) ?? {};
  return (
    <fieldset class="battle-modes">
      <legend>{words.mode}</legend>
      {MODES.map((mode) => {
        const wished = Object.entries(open.wishes).filter(([, wish]) => wish === mode);
        const by = wished.map(([id]) => empires[Number(id)]?.name).join(', ');
        return (
          <button
            key={mode}
            type="button"
            class="small-button"
            aria-pressed={open.mode === mode}
            disabled={session.isSending.value || open.mode === mode || !session.isToAct.value}
            onClick={() => void sendTo(session, { type: 'battleMode', battle: open.id, mode })}
          >
            {words.modes[mode]}
            {by === '' ? null : <small>{words.wished(by)}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

function Report({ session, open }: Props) {
  const campaign = campaignOf(session) as Campaign;
  const result = useSignal<FightResult>(open.filed?.result ?? emptyForm(open.order));
  const filed = open.filed;
  useEffect(() => {
    if (filed !== null) result.value = filed.result;
  }, [filed]);
  if (open.mode === 'auto') return <p class="hint">{words.quickLater}</p>;
  const me = Number(session.seat.slice(1)) - 1;
  const sides = sidesOf(campaign, open);
  const sideOf = (id: number): string => (open.sides.A.includes(id) ? 'A' : 'B');
  const isTheirs = filed !== null && sideOf(filed.by) !== sideOf(me);
  const by = filed === null ? '' : (campaign.empires[filed.by]?.name ?? '');
  if (open.disputed) return <p class="news-none">{words.disputed(campaign.options.moderator)}</p>;
  return (
    <>
      {filed === null ? <p class="hint">{words.ask}</p> : <p>{words.filed(by)}</p>}
      <ResultForm
        order={open.order}
        result={result}
        sides={sides}
        {...(filed !== null && { others: [{ by, result: filed.result }] })}
      />
      <div class="field">
        <label for={`note-${open.id}`}>{words.note}</label>
        <input
          id={`note-${open.id}`}
          value={result.value.publicNote}
          onInput={({ currentTarget }) => {
            result.value = { ...result.value, publicNote: currentTarget.value };
          }}
          onKeyDown={(event) => event.stopPropagation()}
        />
      </div>
      <div class="desk-words">
        {isTheirs ? (
          <button
            type="button"
            class="main"
            disabled={session.isSending.value}
            onClick={() => void sendTo(session, { type: 'answerResult', battle: open.id, agree: true })}
          >
            {words.confirm}
          </button>
        ) : null}
        <button
          type="button"
          class={isTheirs ? '' : 'main'}
          disabled={session.isSending.value}
          onClick={() => void sendTo(session, { type: 'fileResult', battle: open.id, result: result.value })}
        >
          {isTheirs ? words.reportOther : filed === null ? words.report : words.reportAgain}
        </button>
      </div>
    </>
  );
}
