import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { CopyLine } from '../../page/CopyLine.tsx';
import { Field } from '../../page/Field.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { match } from '../../text/index.ts';
import type { Session } from '../play/session.ts';
import { Dialog } from './Dialog.tsx';

const words = match.people;

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
}

/** Invites others to this table: to watch, to take over a seat, or to substitute. */
export function People({ session, onClose }: Props) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Link session={session} purpose="watch" />
      {session.isAtTable.value ? (
        <>
          <Link session={session} purpose="handOver" />
          <Substitute session={session} />
        </>
      ) : null}
      <button type="button" class="main" onClick={onClose}>
        {match.close}
      </button>
    </Dialog>
  );
}

/** The server shows a link once, to the player who requests it. */
function Link({ session, purpose }: { readonly session: Session; readonly purpose: 'watch' | 'handOver' }) {
  const link = useSignal('');
  const action = useAction();
  const make = async (): Promise<void> => {
    const wanted = { purpose, ...(purpose === 'handOver' ? { seat: session.seat } : {}) };
    const made = await api.post<{ link: string }>(`/matches/${session.link.match}/invitations`, wanted);
    link.value = `${location.origin}${made.link}`;
  };
  return (
    <section class="stack tight">
      <p class="hint">{words[purpose].says}</p>
      {link.value === '' ? (
        <button type="button" disabled={action.isRunning} onClick={() => void action.run(make)}>
          {words[purpose].go}
        </button>
      ) : (
        <CopyLine label={words[purpose].link} line={link.value} />
      )}
      <Problem problem={action.problem} />
    </section>
  );
}

function Substitute({ session }: { readonly session: Session }) {
  const name = useSignal('');
  const isSaved = useSignal(false);
  const action = useAction();
  const says = words.substitute;
  const save = (wanted: string | null): void => {
    isSaved.value = false;
    void action.run(async () => {
      await api.put(`/matches/${session.link.match}/seats/${session.seat}/substitute`, { name: wanted });
      isSaved.value = true;
    });
  };
  return (
    <form
      class="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        save(name.value);
      }}
    >
      <p class="hint">{says.says}</p>
      <Field label={says.label} value={name} required />
      <div class="row">
        <button type="submit" disabled={action.isRunning}>
          {says.go}
        </button>
        <button type="button" disabled={action.isRunning} onClick={() => save(null)}>
          {says.none}
        </button>
        <span role="status">{isSaved.value ? says.saved : ''}</span>
      </div>
      <Problem problem={action.problem} />
    </form>
  );
}
