import { api } from '../../net/api.ts';
import { me } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { useRequest } from '../../page/useRequest.ts';
import { text } from '../../text/index.ts';
import { locale } from '../../text/language.ts';

interface Session {
  readonly id: string;
  readonly kind: 'page' | 'program';
  readonly agent: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}

const words = text.lobby.account.sessions;

/** `Firefox on Linux`, as far as the browser reveals it. */
const agentOf = ({ kind, agent }: Session): string => {
  if (kind === 'program') return words.program(agent);
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? words.browser;
  const machine = /(Windows|Android|iPhone|iPad|Mac OS|Linux)/.exec(agent)?.[1];
  return machine === undefined
    ? browser
    : words.on(browser.replace('Edg', 'Edge').replace('OPR', 'Opera'), machine);
};

const since = (at: number): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** The devices where the user is signed in; `tokens` counts the programs added on this page. */
export function Sessions({ tokens }: { readonly tokens: number }) {
  const { answer, problem, retry } = useRequest(
    () => api.get<{ sessions: readonly Session[] }>('/people/me/sessions'),
    [tokens],
  );
  const action = useAction();
  const end = (path: string): void => {
    void action.run(async () => {
      await api.delete(path);
      retry();
    });
  };
  return (
    <section class="card pad stack" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.title}</h2>
      <ul class="sessions">
        {answer?.sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{agentOf(session)}</strong>{' '}
              {session.isThis ? <span class="tag">{words.here}</span> : null}
              <br />
              <span class="hint">{words.seen(since(session.seenAt))}</span>
            </span>
            {session.isThis ? null : (
              <button type="button" onClick={() => end(`/people/me/sessions/${session.id}`)}>
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          onClick={() =>
            void action.run(async () => {
              await api.post('/people/sign-out');
              me.value = null;
            })
          }
        >
          {words.out}
        </button>
        <button
          type="button"
          onClick={() =>
            void action.run(async () => {
              await api.delete('/people/me/sessions');
              me.value = null;
            })
          }
        >
          {words.outEverywhere}
        </button>
      </div>
      <Problem problem={problem ?? action.problem} />
    </section>
  );
}
