import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { me } from '../../page/me.ts';
import { goTo } from '../../page/router.ts';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { AccountSection } from './AccountSection.tsx';

const words = text.lobby.account.deletion;

/** Deletes the account: needs confirmation and the password. */
export function DeleteAccount() {
  const password = useSignal('');
  const isSure = useSignal(false);
  const deleteAccount = async (): Promise<void> => {
    if (!isSure.value) {
      isSure.value = true;
      return;
    }
    await api.delete('/people/me', { password: password.value });
    me.value = null;
    goTo('/');
  };
  return (
    <AccountSection
      title={words.title}
      says={words.says}
      submit={isSure.value ? words.really : words.go}
      isQuiet={!isSure.value}
      action={useAction()}
      onSubmit={deleteAccount}
    >
      {isSure.value ? (
        <Field
          label={text.lobby.account.password}
          value={password}
          type="password"
          autocomplete="current-password"
          required
        />
      ) : null}
    </AccountSection>
  );
}
