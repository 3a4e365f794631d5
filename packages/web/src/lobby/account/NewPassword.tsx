import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { Saved, useSaved } from './Saved.tsx';

const words = text.lobby.account;

export function NewPassword() {
  const old = useSignal('');
  const fresh = useSignal('');
  const saved = useSaved();
  const change = async (): Promise<void> => {
    await api.put('/people/me/password', { old: old.value, new: fresh.value });
    old.value = '';
    fresh.value = '';
    saved.value = true;
  };
  return (
    <AccountSection
      title={words.newPassword.title}
      says={words.newPassword.says}
      submit={words.newPassword.go}
      action={useAction()}
      onSubmit={change}
    >
      <Field
        label={words.newPassword.old}
        value={old}
        type="password"
        autocomplete="current-password"
        required
      />
      <Field
        label={words.newPassword.fresh}
        value={fresh}
        type="password"
        autocomplete="new-password"
        hint={words.passwordHint}
        required
      />
      <Saved saved={saved} />
    </AccountSection>
  );
}
