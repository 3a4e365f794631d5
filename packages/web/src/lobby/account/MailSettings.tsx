import { useSignal } from '@preact/signals';
import { changeMe, type Me } from '../../page/me.ts';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { Saved, useSaved } from './Saved.tsx';

const words = text.lobby.account.mail;
type Mail = Me['settings']['mail'];
const KINDS = ['turn', 'reminder', 'over', 'talk', 'digest'] as const satisfies readonly (keyof Mail)[];

/** Which e-mails to send. */
export function MailSettings({ person }: { readonly person: Me }) {
  const mail = useSignal<Mail>(person.settings.mail);
  const saved = useSaved();
  const save = async (): Promise<void> => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await changeMe({ settings: { mail: mail.value, timeZone } });
    saved.value = true;
  };
  return (
    <AccountSection
      title={words.title}
      says={person.email === null ? words.noAddress : words.says}
      submit={text.lobby.account.save}
      action={useAction()}
      onSubmit={save}
    >
      <fieldset>
        <legend>{words.legend}</legend>
        {KINDS.map((kind) => (
          <label key={kind} class="choice">
            <input
              type="checkbox"
              checked={mail.value[kind]}
              onChange={(event) => {
                mail.value = { ...mail.value, [kind]: event.currentTarget.checked };
              }}
            />
            <span>{words.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      <Saved saved={saved} />
    </AccountSection>
  );
}
