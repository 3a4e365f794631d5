import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { CopyLine } from '../../page/CopyLine.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { match } from '../../text/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import type { Session } from '../play/session.ts';

const words = match.share;

/** Whether the dialog is open. */
export const isSharing = signal(false);

interface Shared {
  readonly link: string;
  readonly picture: string;
}

/** MOT-18: the whole match, or the moment looked at, as a link and a picture. */
export function ShareDialog({ session }: { readonly session: Session }) {
  const shared = useSignal<Shared | null>(null);
  const isEnded = useSignal(false);
  const action = useAction();
  const path = `/matches/${session.link.match}/share`;
  const at = session.at.value;
  useEffect(() => {
    void action.run(async () => {
      const moment = at === null ? {} : { at };
      shared.value = await api.post<Shared>(path, { as: session.seat, ...moment });
    });
  }, []);
  const close = (): void => {
    isSharing.value = false;
  };
  const end = (): void =>
    void action.run(async () => {
      await api.delete(path);
      isEnded.value = true;
    });
  return (
    <Dialog title={at === null ? words.title : words.titleForMoment} onClose={close}>
      <p class="hint">{isEnded.value ? words.ended : words.says}</p>
      {shared.value === null || isEnded.value ? null : (
        <>
          <img
            class="share-picture"
            src={shared.value.picture}
            alt={words.picture}
            width={480}
            height={252}
          />
          <CopyLine label={words.link} line={`${location.origin}${shared.value.link}`} />
          <a class="button" href={shared.value.picture} download="warmoot.png">
            {words.save}
          </a>
        </>
      )}
      <Problem problem={action.problem} />
      <div class="row">
        <button type="button" class="main" onClick={close}>
          {match.close}
        </button>
        {shared.value === null || isEnded.value ? null : (
          <button type="button" disabled={action.isRunning} onClick={end}>
            {words.end}
          </button>
        )}
      </div>
    </Dialog>
  );
}
