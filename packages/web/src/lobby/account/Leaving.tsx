import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { me } from '../../page/me.ts';
import { goTo } from '../../page/router.ts';
import { useDeed } from '../../page/useDeed.ts';
import { text } from '../../text/en.ts';
import { Part } from './Part.tsx';

const words = text.lobby.account.leaving;

/** Deletes the account: needs confirmation and the password. */
export function Leaving() {
  const password = useSignal('');
  const isSure = useSignal(false);
  const leave = async (): Promise<void> => {
    if (!isSure.value) {
      isSure.value = true;
      return;
    }
    await api.delete('/people/me', { password: password.value });
    me.value = null;
    goTo('/');
  };
  return (
    <Part
      title={words.title}
      says={words.says}
      submit={isSure.value ? words.really : words.go}
      isQuiet={!isSure.value}
      deed={useDeed()}
      onSubmit={leave}
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
    </Part>
  );
}
