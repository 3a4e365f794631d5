import { useSignal } from '@preact/signals';
import { Field } from '../../page/Field.tsx';
import { changeMe, type Me } from '../../page/me.ts';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { Saved, useSaved } from './Saved.tsx';

const words = text.lobby.account;

/** The name at the table, and the e-mail address. */
export function Profile({ person }: { readonly person: Me }) {
  const name = useSignal(person.name);
  const email = useSignal(person.email ?? '');
  const saved = useSaved();
  const save = async (): Promise<void> => {
    const address = email.value.trim() === '' ? null : email.value.trim();
    await changeMe({ name: name.value, email: address });
    saved.value = true;
  };
  return (
    <AccountSection title={words.profile} submit={words.save} action={useAction()} onSubmit={save}>
      <Field label={words.name} value={name} autocomplete="nickname" required />
      <Field label={words.email} value={email} type="email" autocomplete="email" hint={words.emailHint} />
      <Saved saved={saved} />
    </AccountSection>
  );
}
