import { type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@warmoot/kernel';
import { match, proposals as words } from '../../text/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import type { Session } from '../play/session.ts';
import { asking, isAloneWithComputers, propose } from './asking.ts';

const close = (): void => {
  asking.value = null;
};

/** What a player enters before asking the others. */
export function ProposalDialogs({ session }: { readonly session: Session }) {
  if (asking.value === 'takeback') return <AskTakeback session={session} />;
  return asking.value === 'end' ? <OfferEnd session={session} /> : null;
}

/** The server accepts at most this many at once. */
const MAX_MOVES = 200;

/** MOT-13 */
function AskTakeback({ session }: { readonly session: Session }) {
  const moves = useSignal('1');
  const isAlone = isAloneWithComputers(session);
  return (
    <Dialog title={words.takeback.title} onClose={close}>
      <form
        class="stack tight"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void propose(session, { kind: 'takeback', moves: Number(moves.value) });
        }}
      >
        <p>{isAlone ? words.takeback.computers : words.takeback.says}</p>
        <label class="field">
          {words.takeback.moves}
          <input
            data-first
            type="number"
            min={1}
            max={MAX_MOVES}
            required
            value={moves.value}
            onInput={({ currentTarget }) => {
              moves.value = currentTarget.value;
            }}
          />
        </label>
        <Row go={isAlone ? words.takeback.goAlone : words.takeback.go} />
      </form>
    </Dialog>
  );
}

/** MOT-14 */
function OfferEnd({ session }: { readonly session: Session }) {
  const winners = useSignal<readonly Seat[]>([]);
  const isPair = session.link.table.value?.chairs.length === 2;
  return (
    <Dialog title={isPair ? words.end.titleForTwo : words.end.title} onClose={close}>
      <form
        class="stack tight"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void propose(session, { kind: 'end', winners: winners.value });
        }}
      >
        <p>{words.end.says}</p>
        {isPair ? null : <Winners session={session} winners={winners} />}
        <Row go={words.end.go} />
      </form>
    </Dialog>
  );
}

interface WinnersProps {
  readonly session: Session;
  readonly winners: Signal<readonly Seat[]>;
}

/** Nobody for a draw. */
function Winners({ session, winners }: WinnersProps) {
  const toggle = (seat: Seat): void => {
    winners.value = winners.value.includes(seat)
      ? winners.value.filter((each) => each !== seat)
      : [...winners.value, seat];
  };
  return (
    <fieldset class="stack tight">
      <legend>{words.end.winners}</legend>
      {(session.link.table.value?.chairs ?? []).map(({ seat }) => (
        <label key={seat} class="choice">
          <input type="checkbox" checked={winners.value.includes(seat)} onChange={() => toggle(seat)} />
          {session.sideNames.value[seat] ?? seat}
        </label>
      ))}
    </fieldset>
  );
}

function Row({ go }: { readonly go: string }) {
  return (
    <div class="row">
      <button type="submit" class="main">
        {go}
      </button>
      <button type="button" onClick={close}>
        {match.cancel}
      </button>
    </div>
  );
}
