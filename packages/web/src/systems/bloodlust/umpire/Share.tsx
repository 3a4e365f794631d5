import { signal, useSignal } from '@preact/signals';
import type { UmpireGame } from '@warmoot/systems/bloodlust/umpire';
import { useEffect, useId } from 'preact/hooks';
import { CopyLine } from '../../../page/CopyLine.tsx';
import { codeOf, game, gameIn } from './store.ts';
import { umpire as words } from './text/index.ts';

/** A roster from a link, while this device keeps another one. */
const offered = signal<UmpireGame | undefined>(undefined);

/** Opens the roster of a link at once if there is none here yet. */
export const openLink = async (): Promise<void> => {
  if (location.hash.length < 10) return;
  const found = await gameIn(location.hash);
  history.replaceState(null, '', location.pathname);
  if (found === undefined) return;
  if (game.value === undefined || game.value.journal.length === 0) game.value = found;
  else offered.value = found;
};

export function Offered() {
  if (offered.value === undefined) return null;
  const done = (): void => {
    offered.value = undefined;
  };
  return (
    <div class="u-verdict stack tight" role="status">
      <p>{words.losses.shared}</p>
      <button
        type="button"
        class="main"
        onClick={() => {
          game.value = offered.value;
          done();
        }}
      >
        {words.losses.replace}
      </button>
      <button type="button" onClick={done}>
        {words.losses.keep}
      </button>
    </div>
  );
}

/** The link that gives another device this roster. */
export function ShareLink({ shared }: { readonly shared: UmpireGame }) {
  const code = useSignal('');
  useEffect(() => {
    let isCurrent = true;
    void codeOf(shared).then((made) => {
      if (isCurrent) code.value = made;
    });
    return () => {
      isCurrent = false;
    };
  }, [shared]);
  return code.value === '' ? null : (
    <CopyLine label={words.losses.shareLink} line={`${location.origin}/bloodlust/umpire#${code.value}`} />
  );
}

/** A link or code from the other player, typed or pasted. */
export function OpenCode() {
  const id = useId();
  const given = useSignal('');
  const isUnreadable = useSignal(false);
  const open = async (): Promise<void> => {
    const found = await gameIn(given.value);
    isUnreadable.value = found === undefined;
    if (found !== undefined) game.value = found;
  };
  return (
    <form
      class="field u-code"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label for={id}>{words.losses.code}</label>
      <div class="copy-line">
        <input
          id={id}
          value={given.value}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            given.value = currentTarget.value;
          }}
        />
        <button type="submit" disabled={given.value.trim() === ''}>
          {words.losses.open}
        </button>
      </div>
      {isUnreadable.value ? (
        <p class="problem" role="alert">
          {words.losses.unreadable}
        </p>
      ) : null}
    </form>
  );
}
