import { useSignal } from '@preact/signals';
import { match } from '../../text/index.ts';
import { saidBy } from '../../text/systemWords.ts';
import { GoTo } from '../board/GoTo.tsx';
import { LogLine } from '../log/LogPanel.tsx';
import { shownPanel } from '../panels/shown.ts';
import type { DieToEnter, Session } from '../play/session.ts';
import { ProposalDialogs } from '../proposals/ProposalDialogs.tsx';
import { isSharing, ShareDialog } from '../share/ShareDialog.tsx';
import { Dialog } from './Dialog.tsx';

/** Every dialog that must be answered before the game continues. */
export function Dialogs({ session }: { readonly session: Session }) {
  const die = session.dieNeeded.value;
  return (
    <>
      {session.warned.value ? <Warned session={session} /> : null}
      {die ? <DieAsked key={die.rolled.length} session={session} die={die} /> : null}
      {shownPanel.value === 'keys' ? <Keys session={session} /> : null}
      {shownPanel.value === 'goTo' ? <GoTo session={session} /> : null}
      <ProposalDialogs session={session} />
      {isSharing.value ? <ShareDialog session={session} /> : null}
    </>
  );
}

function Warned({ session }: { readonly session: Session }) {
  const warned = session.warned.value;
  const words = match.sure;
  if (warned === null) return null;
  const close = (): void => {
    session.warned.value = null;
  };
  return (
    <Dialog title={words.title} onClose={close}>
      {warned.lines.map((line) => (
        <LogLine key={line.text} session={session} line={line} />
      ))}
      <div class="row">
        <button type="button" class="main" data-first onClick={() => void session.give(warned.choice, true)}>
          {words.yes}
        </button>
        <button type="button" onClick={close}>
          {words.no}
        </button>
      </div>
    </Dialog>
  );
}

/** MOT-06: dice the players roll on their own table. */
function DieAsked({ session, die }: { readonly session: Session; readonly die: DieToEnter }) {
  const value = useSignal('');
  const words = match.die;
  return (
    <Dialog
      title={words.title}
      onClose={() => {
        session.dieNeeded.value = null;
      }}
    >
      <form
        class="stack tight"
        onSubmit={(event) => {
          event.preventDefault();
          void session.giveDie(Number(value.value));
        }}
      >
        <p>{saidBy(session.system.id, die.why)}</p>
        <label class="field">
          {words.ask(die.sides)}
          <input
            type="number"
            min={1}
            max={die.sides}
            required
            value={value.value}
            onInput={({ currentTarget }) => {
              value.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="main">
          {words.give}
        </button>
      </form>
    </Dialog>
  );
}

function Keys({ session }: { readonly session: Session }) {
  const { rows } = session.panels.value.keys?.() ?? match.keys;
  const close = (): void => {
    shownPanel.value = 'about';
  };
  return (
    <Dialog title={match.keys.title} onClose={close}>
      <dl class="facts keys">
        {rows.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="main" onClick={close}>
        {match.close}
      </button>
    </Dialog>
  );
}
