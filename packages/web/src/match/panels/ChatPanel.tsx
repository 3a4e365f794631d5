import { useSignal } from '@preact/signals';
import { SPECTATOR } from '@warmoot/kernel';
import type { Words } from '@warmoot/server/wire';
import type { TargetedSubmitEvent } from 'preact';
import { ApiProblem, api } from '../../net/api.ts';
import { me } from '../../page/me.ts';
import { match } from '../../text/match.ts';
import { ReportAbuse } from '../dialogs/ReportAbuse.tsx';
import type { Session } from '../play/session.ts';

const words = match.chat;

/** Chat at the table. */
export function ChatPanel({ session }: { readonly session: Session }) {
  const typed = useSignal('');
  const problem = useSignal('');
  const reported = useSignal<Words | null>(null);
  const { link, seat } = session;
  const channel = seat === SPECTATOR ? 'watchers' : 'seats';
  const say = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = typed.value.trim();
    if (text === '') return;
    try {
      await api.post(`/matches/${link.match}/chat/${channel}`, { text });
      typed.value = '';
      problem.value = '';
    } catch (why) {
      problem.value = why instanceof ApiProblem ? why.message : match.notSent;
    }
  };
  return (
    <div class="chat">
      {link.chat.value.length === 0 ? <p class="hint">{words.empty}</p> : null}
      <ol class="chat-lines" aria-live="polite">
        {link.chat.value.map((line) => (
          <li key={line.number}>
            <span>
              <b>{line.name}</b> {line.text}
            </span>
            {line.name === me.value?.name ? null : (
              <button
                type="button"
                class="link"
                aria-label={match.report.lineOf(line.name)}
                onClick={() => {
                  reported.value = line;
                }}
              >
                {match.report.line}
              </button>
            )}
          </li>
        ))}
      </ol>
      {problem.value === '' ? null : <p class="problem">{problem.value}</p>}
      <form class="chat-form" onSubmit={say}>
        <input
          aria-label={words.label}
          maxLength={500}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit">{words.say}</button>
      </form>
      {reported.value === null ? null : (
        <ReportAbuse session={session} line={reported.value} onClose={() => (reported.value = null)} />
      )}
    </div>
  );
}
