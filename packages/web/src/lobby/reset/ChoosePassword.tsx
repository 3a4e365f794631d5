import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { loadMe } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { useRequest } from '../../page/useRequest.ts';
import { text } from '../../text/index.ts';
import { AccountSection } from '../account/AccountSection.tsx';

const words = text.lobby.reset.choose;

interface Props {
  readonly token: string;
  readonly onAskAgain: () => void;
}

/** The link in the e-mail lets its reader choose a new password, once. */
export function ChoosePassword({ token, onAskAgain }: Props) {
  const { answer, problem } = useRequest(
    () => api.post<{ name: string }>('/people/resets/look', { token }),
    [token],
  );
  const password = useSignal('');
  const isDone = useSignal(false);
  const action = useAction();
  const change = async (): Promise<void> => {
    await api.post('/people/resets/use', { token, password: password.value });
    history.replaceState(null, '', '/reset');
    isDone.value = true;
    await loadMe();
  };
  if (problem !== undefined)
    return (
      <div class="card pad stack">
        <Problem problem={problem} />
        <button type="button" class="main" onClick={onAskAgain}>
          {words.retry}
        </button>
      </div>
    );
  if (answer === undefined) return null;
  if (isDone.value) return <Changed name={answer.name} />;
  return (
    <AccountSection
      title={words.title(answer.name)}
      says={words.says}
      submit={words.go}
      action={action}
      onSubmit={change}
    >
      <input
        class="unseen"
        autocomplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        value={answer.name}
      />
      <Field
        label={words.password}
        value={password}
        type="password"
        autocomplete="new-password"
        hint={text.lobby.account.passwordHint}
        required
      />
    </AccountSection>
  );
}

function Changed({ name }: { readonly name: string }) {
  return (
    <div class="card pad stack">
      <p role="status" class="good">
        {words.done(name)}
      </p>
      <p>
        <a class="button main" href="/account">
          {text.lobby.account.signIn.go}
        </a>
      </p>
    </div>
  );
}
