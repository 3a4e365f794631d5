import { type Signal, useSignal } from '@preact/signals';
import { type Console, consoleOf } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import { moderator as words } from '../text/index.ts';
import { type CampaignCommand, campaignOf, sendTo } from '../view.ts';
import '../desk.css';
import '../report/report.css';

interface Props {
  readonly session: Session;
  readonly desk: Console;
  readonly reason: Signal<string>;
}

/** Every act is kept with its reason and public at the end (CHR-MOD-03). */
const LEAST_WORDS = 3;
const isReason = (text: string): boolean => text.trim().split(/\s+/u).length >= LEAST_WORDS;

/** Who has handed in, what waits for a ruling, and the moderator's acts. */
export function ModeratorPanel({ session }: { readonly session: Session }) {
  const reason = useSignal('');
  const campaign = campaignOf(session);
  if (campaign === undefined) return null;
  const of = { session, reason, desk: consoleOf(campaign) };
  return (
    <div class="news">
      <Empires {...of} />
      <Reason reason={reason} />
      <Flow {...of} />
      <Waiting {...of} />
      <Acts desk={of.desk} />
    </div>
  );
}

function Empires({ session, desk }: Props) {
  const lens = (seat: string): string =>
    `/api/v1/matches/${session.link.match}/report?as=${encodeURIComponent(session.seat)}&of=${seat}&format=html`;
  return (
    <section class="news-part">
      <h3>{words.empires}</h3>
      <ul class="news-lines">
        {desk.empires.map(({ seat, name, state, lines, treasury, cities, armies, silent }) => (
          <li key={seat} data-state={state}>
            <b>{name}</b> <span class="order-state">{words.states[state](lines)}</span>
            <p class="hint">
              {words.holds(treasury, cities, armies)} {silent > 0 ? words.silent(silent) : ''}
            </p>
            <a href={lens(seat)} target="_blank" rel="noreferrer">
              {words.lens(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reason({ reason }: { readonly reason: Signal<string> }) {
  return (
    <div class="field">
      <label for="moderator-reason">{words.reason}</label>
      <textarea
        id="moderator-reason"
        rows={2}
        value={reason.value}
        aria-describedby="moderator-reason-hint"
        onInput={({ currentTarget }) => {
          reason.value = currentTarget.value;
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <p class="hint" id="moderator-reason-hint">
        {words.reasonHint}
      </p>
    </div>
  );
}

interface ActProps {
  readonly session: Session;
  readonly reason: Signal<string>;
  readonly says: string;
  readonly isMain?: boolean;
  readonly command: (reason: string) => CampaignCommand;
}

/** A button that acts once a reason is written. */
function Act({ session, reason, says, isMain = false, command }: ActProps) {
  return (
    <button
      type="button"
      class={isMain ? 'main' : 'small-button'}
      disabled={!isReason(reason.value) || session.isSending.value}
      onClick={async () => {
        await sendTo(session, command(reason.value.trim()));
        if (session.notice.value === null) reason.value = '';
      }}
    >
      {says}
    </button>
  );
}

function Flow({ session, reason, desk }: Props) {
  const act = { session, reason };
  return (
    <section class="news-part">
      <h3>{words.flow(desk.window)}</h3>
      <div class="desk-words">
        {desk.paused ? (
          <Act {...act} says={words.resume} command={(why) => ({ type: 'resume', reason: why })} />
        ) : (
          <Act {...act} says={words.pause} command={(why) => ({ type: 'pause', reason: why })} />
        )}
        <Act {...act} says={words.close} command={(why) => ({ type: 'closeWindow', reason: why })} />
        <Act {...act} says={words.rollBack} command={(why) => ({ type: 'rollBack', reason: why })} />
      </div>
    </section>
  );
}

function Waiting({ session, reason, desk }: Props) {
  const { battles, creations } = desk;
  const act = { session, reason };
  return (
    <section class="news-part">
      <h3>{words.waiting}</h3>
      {battles.length + creations.length === 0 ? <p class="news-none">{words.nothingWaits}</p> : null}
      <ul class="news-lines">
        {battles.map(({ battle: { id, filed, disputed }, hex, filedBy, between }) => (
          <li key={id}>
            <b>{words.battle(id, between)}</b>
            <p>{filedBy === null ? words.notReported : words.reported(filedBy, disputed)}</p>
            <div class="desk-words">
              {filed === null ? null : (
                <Act
                  {...act}
                  isMain
                  says={words.take(filedBy ?? '')}
                  command={(why) => ({ type: 'rule', battle: id, result: filed.result, reason: why })}
                />
              )}
              <Act
                {...act}
                says={words.quick}
                command={(why) => ({ type: 'battleAt', hex, mode: 'auto', reason: why })}
              />
            </div>
          </li>
        ))}
        {creations.map(({ nth, by, submission }) => (
          <li key={nth}>
            <b>{words.creation(submission.profile.name, by)}</b>
            <p>{words.price(submission.price, submission.comparable)}</p>
            <p class="hint">{submission.background}</p>
            <div class="desk-words">
              {(['accepted', 'countered', 'refused'] as const).map((verdict) => (
                <Act
                  key={verdict}
                  {...act}
                  isMain={verdict === 'accepted'}
                  says={words.verdicts[verdict]}
                  command={(answer) => ({ type: 'judgeCreation', submission: nth, verdict, answer })}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Acts({ desk }: { readonly desk: Console }) {
  if (desk.acts.length === 0) return null;
  return (
    <section class="news-part">
      <h3>{words.acts}</h3>
      <ul class="news-lines">
        {desk.acts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
