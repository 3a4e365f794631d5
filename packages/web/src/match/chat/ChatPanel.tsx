import { useSignal } from '@preact/signals';
import type { ChatMessage } from '@warmoot/server/wire';
import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ApiProblem, api } from '../../net/api.ts';
import { match } from '../../text/index.ts';
import { ReportAbuse } from '../dialogs/ReportAbuse.tsx';
import type { Session } from '../play/session.ts';
import { ChatLines } from './ChatLines.tsx';
import { Recipients } from './Recipients.tsx';
import type { Talk } from './talk.ts';

const words = match.chat;

interface Props {
  readonly session: Session;
  readonly talk: Talk;
}

/** Chat at the table. */
export function ChatPanel({ session, talk }: Props) {
  const problem = useSignal('');
  const reported = useSignal<ChatMessage | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const { link, seat } = session;
  const lines = link.chat.value;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  const say = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = talk.typed.value.trim();
    if (text === '') return;
    const as = talk.channel === 'seats' ? { as: seat } : {};
    try {
      await api.post(`/matches/${link.match}/chat/${talk.channel}`, { ...as, text, to: talk.chosen.value });
      talk.typed.value = '';
      problem.value = '';
    } catch (why) {
      problem.value = why instanceof ApiProblem ? why.message : match.notSent;
    }
  };
  return (
    <div class="chat">
      {talk.isOver.value ? <OthersSaid session={session} talk={talk} /> : null}
      {lines.length === 0 ? <p class="hint">{words.empty}</p> : null}
      <ChatLines
        session={session}
        talk={talk}
        lines={lines}
        onReport={(line) => {
          reported.value = line;
        }}
      />
      {problem.value === '' ? null : <p class="problem">{problem.value}</p>}
      <div class="chat-write" ref={end}>
        <Recipients session={session} talk={talk} />
        <form class="chat-form" onSubmit={say}>
          <input
            aria-label={words.label}
            maxLength={500}
            value={talk.typed.value}
            onInput={(event) => {
              talk.typed.value = event.currentTarget.value;
            }}
          />
          <button type="submit">{words.say}</button>
        </form>
      </div>
      {reported.value === null ? null : (
        <ReportAbuse session={session} line={reported.value} onClose={() => (reported.value = null)} />
      )}
    </div>
  );
}

/** MOT-10: when the match is over, players and spectators read what the others said. */
function OthersSaid({ session, talk }: Props) {
  const said = useSignal<readonly ChatMessage[]>([]);
  const other = talk.channel === 'seats' ? 'watchers' : 'seats';
  useEffect(() => {
    api.get<{ chat: readonly ChatMessage[] }>(`/matches/${session.link.match}/chat/${other}`).then(
      ({ chat }) => {
        said.value = chat;
      },
      () => undefined, // the seat's own chat is still there
    );
  }, [session]);
  if (said.value.length === 0) return null;
  return (
    <section>
      <h4>{words.others[other]}</h4>
      <ChatLines session={session} talk={talk} lines={said.value} />
      <h4>{words.others[talk.channel]}</h4>
    </section>
  );
}
