import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { changeMe, type Me, me } from '../../page/me.ts';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { Saved, useSaved } from './Saved.tsx';

const words = text.lobby.account;

/** A guest becomes the account and keeps all games. */
export function CreateAccount({ person }: { readonly person: Me | null }) {
  const typed = { name: useSignal(person?.name ?? ''), password: useSignal(''), email: useSignal('') };
  const saved = useSaved();
  const action = useAction();
  const make = async (): Promise<void> => {
    const email = typed.email.value.trim();
    me.value = await api.post<Me>('/people/accounts', {
      name: typed.name.value,
      password: typed.password.value,
      email: email === '' ? null : email,
    });
  };
  const rename = async (): Promise<void> => {
    await changeMe({ name: typed.name.value });
    saved.value = true;
  };
  return (
    <AccountSection
      title={words.make.title}
      says={words.make.says}
      submit={words.make.go}
      action={action}
      onSubmit={make}
    >
      <Field label={words.name} value={typed.name} autocomplete="username" required />
      {person ? (
        <div class="row">
          <button type="button" disabled={action.isRunning} onClick={() => void action.run(rename)}>
            {words.make.rename}
          </button>
          <Saved saved={saved} />
        </div>
      ) : null}
      <Field
        label={words.password}
        value={typed.password}
        type="password"
        autocomplete="new-password"
        hint={words.passwordHint}
        required
      />
      <Field
        label={words.email}
        value={typed.email}
        type="email"
        autocomplete="email"
        hint={words.emailHint}
      />
    </AccountSection>
  );
}

export function SignIn() {
  const name = useSignal('');
  const password = useSignal('');
  const enter = async (): Promise<void> => {
    me.value = await api.post<Me>('/people/sessions', { name: name.value, password: password.value });
  };
  return (
    <AccountSection
      title={words.signIn.title}
      says={words.signIn.says}
      submit={words.signIn.go}
      action={useAction()}
      onSubmit={enter}
    >
      <Field label={words.name} value={name} autocomplete="username" required />
      <Field
        label={words.password}
        value={password}
        type="password"
        autocomplete="current-password"
        required
      />
      <p>
        <a href="/reset">{words.signIn.forgotten}</a>
      </p>
    </AccountSection>
  );
}
