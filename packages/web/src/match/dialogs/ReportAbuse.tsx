import { useSignal } from '@preact/signals';
import { SPECTATOR } from '@warmoot/kernel';
import type { ChatMessage } from '@warmoot/server/wire';
import { useId } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { asPerson } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { match } from '../../text/index.ts';
import type { Session } from '../play/session.ts';
import { Dialog } from './Dialog.tsx';
import { type Accused, WhomToReport } from './WhomToReport.tsx';

const words = match.report;
const LONGEST = 1000;

interface Props {
  readonly session: Session;
  /** What was said; null to report a player or a name. */
  readonly line: ChatMessage | null;
  readonly onClose: () => void;
}

/** Reports a chat line, a name or a player to the operator of the server. */
export function ReportAbuse({ session, line, onClose }: Props) {
  const accused = useSignal<Accused | null>(null);
  const reason = useSignal('');
  const isSent = useSignal(false);
  const action = useAction();
  const channel = session.seat === SPECTATOR ? 'watchers' : 'seats';
  const send = async (): Promise<void> => {
    const about =
      line === null ? accused.value : { offence: 'chat', channel, number: line.number, as: session.seat };
    await asPerson(() =>
      api.post(`/matches/${session.link.match}/abuse-reports`, { ...about, reason: reason.value }),
    );
    isSent.value = true;
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      {isSent.value ? (
        <>
          <p role="status" class="good">
            {words.sent}
          </p>
          <button type="button" class="main" data-first onClick={onClose}>
            {match.close}
          </button>
        </>
      ) : (
        <form
          class="stack tight"
          onSubmit={(event) => {
            event.preventDefault();
            void action.run(send);
          }}
        >
          <p class="hint">{words.says}</p>
          {line === null ? (
            <WhomToReport session={session} accused={accused} />
          ) : (
            <blockquote class="reported-line">
              <b>{line.name}</b> {line.text}
            </blockquote>
          )}
          <Reason reason={reason} />
          <div class="row">
            <button
              type="submit"
              class="main"
              disabled={action.isRunning || (line === null && accused.value === null)}
            >
              {words.go}
            </button>
            <button type="button" onClick={onClose}>
              {match.cancel}
            </button>
          </div>
          <Problem problem={action.problem} />
        </form>
      )}
    </Dialog>
  );
}

function Reason({ reason }: { readonly reason: { value: string } }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words.reason}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={LONGEST}
        required
        value={reason.value}
        onInput={({ currentTarget }) => {
          reason.value = currentTarget.value;
        }}
      />
    </div>
  );
}
