import { signal, useSignal, useSignalEffect } from '@preact/signals';
import type { Seat } from '@warmoot/kernel';
import type { ProposalSeen } from '@warmoot/server/wire';
import { goTo } from '../../page/router.ts';
import { proposals as words } from '../../text/index.ts';
import { locale } from '../../text/language.ts';
import type { Session } from '../play/session.ts';
import { answer } from './asking.ts';

/** Answers that the player has already read. */
const dismissed = signal<ReadonlySet<string>>(new Set());

/** Requests between players, shown at the upper edge of the board until answered. */
export function Proposals({ session }: { readonly session: Session }) {
  useLeadToRematch(session);
  const shown = (session.link.table.value?.proposals ?? []).filter((each) => isShown(session, each));
  if (shown.length === 0) return null;
  return (
    <section class="proposals" aria-label={words.label} aria-live="polite">
      {shown.map((proposal) => (
        <Card key={proposal.id} session={session} proposal={proposal} />
      ))}
    </section>
  );
}

const isMine = ({ yours }: Session, { seat }: ProposalSeen): boolean => yours.includes(seat);

/** Open proposals for everybody; the answer to one for its proposer, until dismissed. */
const isShown = (session: Session, proposal: ProposalSeen): boolean => {
  const { id, state, rematch } = proposal;
  if (state === 'open' || rematch !== undefined) return session.isAtTable.value;
  const isAnswer = state === 'declined' || state === 'fallen';
  return isAnswer && isMine(session, proposal) && !dismissed.value.has(id);
};

/** Everybody agreed to it, so everybody is taken there; but not somebody who opens the old match later. */
const useLeadToRematch = (session: Session): void => {
  const known = useSignal<string | null | undefined>(undefined);
  useSignalEffect(() => {
    const table = session.link.table.value;
    if (table === null) return;
    const rematch = table.proposals.find((each) => each.rematch !== undefined)?.rematch ?? null;
    const isNew = known.peek() === null && rematch !== null;
    known.value = rematch;
    if (isNew) goTo(`/matches/${rematch}`);
  });
};

interface Props {
  readonly session: Session;
  readonly proposal: ProposalSeen;
}

function Card({ session, proposal }: Props) {
  const { kind, state, rematch, agreed, waitingFor } = proposal;
  const names = (seats: readonly Seat[]): string[] => seats.map((seat) => nameOf(session, seat));
  if (rematch !== undefined)
    return (
      <div class="proposal">
        <a class="button main" href={`/matches/${rematch}`}>
          {words.toRematch}
        </a>
      </div>
    );
  if (state !== 'open') return <Answered session={session} proposal={proposal} />;
  return (
    <div class="proposal" data-kind={kind}>
      <p>
        {isMine(session, proposal) ? askedText(session, proposal) : asksText(session, proposal)}{' '}
        {agreed.length > 0 ? `${words.hasAgreed(names(agreed))} ` : ''}
        {waitingFor.includes(session.seat) ? '' : words.waitingFor(names(waitingFor))}
      </p>
      <Buttons session={session} proposal={proposal} />
    </div>
  );
}

function Buttons({ session, proposal }: Props) {
  const { id, kind, waitingFor, back, canBeDeclined } = proposal;
  const button = (says: string, what: Parameters<typeof answer>[2], isMain = false) => (
    <button
      type="button"
      class={isMain ? 'main' : ''}
      disabled={session.isSending.value}
      onClick={() => void answer(session, id, what)}
    >
      {says}
    </button>
  );
  const isAsked = waitingFor.includes(session.seat);
  return (
    <div class="row">
      {isAsked ? button(words.agree[kind], 'agree', true) : null}
      {isAsked && canBeDeclined ? button(words.decline, 'decline') : null}
      {isMine(session, proposal) ? button(words.withdraw, 'withdraw') : null}
      {back === undefined || back < 1 ? null : (
        <a class="button" href={`/matches/${session.link.match}?at=${back}`}>
          {words.showPosition}
        </a>
      )}
    </div>
  );
}

function Answered({ session, proposal }: Props) {
  const { id, kind, state, declinedBy } = proposal;
  return (
    <div class="proposal" data-kind={kind}>
      <p role="status">
        {state === 'declined' ? words.declined[kind](nameOf(session, declinedBy ?? '')) : words.lapsed[kind]}
      </p>
      <button
        type="button"
        onClick={() => {
          dismissed.value = new Set([...dismissed.value, id]);
        }}
      >
        {words.dismiss}
      </button>
    </div>
  );
}

/** The person's name, or the side's. */
const nameOf = ({ link, sideNames }: Session, seat: Seat): string =>
  link.table.value?.chairs.find((chair) => chair.seat === seat)?.name ?? sideNames.value[seat] ?? seat;

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at);

const asksText = (session: Session, proposal: ProposalSeen): string => {
  const { seat, kind, moves = 1, winners = [], dueAt } = proposal;
  const who = nameOf(session, seat);
  switch (kind) {
    case 'takeback':
      return words.requests.takeback(who, moves);
    case 'end':
      return winners.length === 0
        ? words.requests.draw(who)
        : words.requests.victory(
            who,
            winners.map((each) => session.spokenNames.value[each] ?? each),
          );
    case 'pause':
      return words.requests.pause(who);
    case 'resume':
      return words.requests.resume(who, timeOf(dueAt));
    case 'rematch':
      return words.requests.rematch(who, session.link.table.value?.chairs.length === 2);
  }
};

const askedText = (session: Session, proposal: ProposalSeen): string => {
  const { kind, moves = 1, winners = [], dueAt } = proposal;
  switch (kind) {
    case 'takeback':
      return words.asked.takeback(moves);
    case 'end':
      return winners.length === 0
        ? words.asked.draw
        : words.asked.victory(winners.map((each) => session.spokenNames.value[each] ?? each));
    case 'resume':
      return words.asked.resume(timeOf(dueAt));
    default:
      return words.asked[kind];
  }
};
