import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { CopyLine } from '../../page/CopyLine.tsx';
import { Field } from '../../page/Field.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { useRequest } from '../../page/useRequest.ts';
import { text } from '../../text/index.ts';
import { canPush, subscribeHere } from './push.ts';

interface Subscription {
  readonly id: string;
  readonly kind: 'asked' | 'mail' | 'webhook' | 'push';
  readonly target: string;
  readonly isOff: boolean;
}

const words = text.lobby.account.notifications;

/** Turn notifications: by e-mail, in this browser, to a program. */
export function Notifications({ hasAddress }: { readonly hasAddress: boolean }) {
  const { answer, problem, retry } = useRequest(
    () => api.get<{ subscriptions: readonly Subscription[] }>('/people/me/subscriptions'),
    [],
  );
  const action = useAction();
  const act = (what: () => Promise<unknown>): void => {
    void action.run(async () => {
      await what();
      retry();
    });
  };
  return (
    <section class="card pad stack" aria-labelledby="telling-title">
      <div>
        <h2 id="telling-title">{words.title}</h2>
        <p class="hint">{words.says}</p>
      </div>
      <ul class="sessions">
        {answer?.subscriptions.map(({ id, kind, target, isOff }) => (
          <li key={id}>
            <span>
              <strong>{words.kinds[kind]}</strong> {isOff ? <span class="tag">{words.off}</span> : null}
              <br />
              <span class="hint target">{target}</span>
            </span>
            <button type="button" onClick={() => act(() => api.delete(`/people/me/subscriptions/${id}`))}>
              {words.end}
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        {hasAddress ? (
          <button type="button" onClick={() => act(() => api.post('/people/me/subscriptions/mail'))}>
            {words.mail}
          </button>
        ) : null}
        {canPush() ? (
          <button type="button" onClick={() => act(subscribeHere)}>
            {words.push}
          </button>
        ) : null}
      </div>
      <Webhook act={act} />
      <Problem problem={problem ?? action.problem} />
    </section>
  );
}

/** Webhook calls are signed with a secret that is shown once. */
function Webhook({ act }: { readonly act: (what: () => Promise<unknown>) => void }) {
  const url = useSignal('');
  const secret = useSignal('');
  const register = async (): Promise<void> => {
    const made = await api.post<{ secret: string }>('/people/me/subscriptions/webhooks', { url: url.value });
    secret.value = made.secret;
    url.value = '';
  };
  return (
    <form
      class="stack tight"
      aria-label={words.webhook}
      onSubmit={(event) => {
        event.preventDefault();
        act(register);
      }}
    >
      <Field label={words.url} value={url} hint={words.urlHint} required />
      <button type="submit">{words.webhook}</button>
      {secret.value === '' ? null : <CopyLine label={words.secret} line={secret.value} />}
    </form>
  );
}
