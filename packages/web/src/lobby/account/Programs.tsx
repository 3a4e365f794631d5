import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { CopyLine } from '../../page/CopyLine.tsx';
import { Field } from '../../page/Field.tsx';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { AccountSection } from './AccountSection.tsx';

const words = text.lobby.account.programs;

/** A token for your own program to use the API. It is shown once; revoke it under "Where you are signed in". */
export function Programs({ onMade }: { readonly onMade: () => void }) {
  const name = useSignal('');
  const token = useSignal('');
  const make = async (): Promise<void> => {
    token.value = (await api.post<{ token: string }>('/people/me/tokens', { name: name.value })).token;
    name.value = '';
    onMade();
  };
  return (
    <AccountSection
      title={words.title}
      says={words.says}
      submit={words.go}
      isQuiet
      action={useAction()}
      onSubmit={make}
    >
      <Field label={words.name} value={name} hint={words.nameHint} required />
      {token.value === '' ? null : <CopyLine label={words.token} line={token.value} />}
      <p class="hint">
        <a href="/api/v1/openapi.json">{words.api}</a>
      </p>
    </AccountSection>
  );
}
