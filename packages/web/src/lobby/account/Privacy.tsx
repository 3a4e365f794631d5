import { useSignal } from '@preact/signals';
import { changeMe, type Me } from '../../page/me.ts';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { Saved, useSaved } from './Saved.tsx';

const words = text.ladder.privacy;

/** What others see on the account's profile. */
export function Privacy({ person }: { readonly person: Me }) {
  const hides = useSignal(person.settings.hidesHistory);
  const saved = useSaved();
  const save = async (): Promise<void> => {
    await changeMe({ settings: { hidesHistory: hides.value } });
    saved.value = true;
  };
  return (
    <AccountSection title={words.title} submit={text.lobby.account.save} action={useAction()} onSubmit={save}>
      <label class="choice">
        <input
          type="checkbox"
          checked={hides.value}
          onChange={(event) => {
            hides.value = event.currentTarget.checked;
          }}
        />
        <span>
          {words.hide}
          <br />
          <span class="hint">{words.hint}</span>
        </span>
      </label>
      <Saved saved={saved} />
      <a class="more" href={`/player/${encodeURIComponent(person.name)}`}>
        {words.look}
      </a>
    </AccountSection>
  );
}
