import { signal, useSignal } from '@preact/signals';
import type { Cell, Place } from '@warmoot/kernel';
import { match } from '../../text/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { shownPanel } from '../panels/shown.ts';
import type { Session } from '../play/session.ts';

const words = match.goTo;

/** Where the board is to look next; it answers by setting this to null. */
export const wantedPlace = signal<Place | null>(null);

const cellsOf = ({ scene }: Session): readonly Cell[] => {
  const ground = scene.value?.ground;
  return ground?.kind === 'hexes' ? ground.cells : [];
};

/** By its whole name or number; otherwise the first whose name begins so. */
export const cellCalled = (cells: readonly Cell[], wanted: string): Cell | undefined => {
  const text = wanted.trim().toLowerCase();
  if (text === '') return undefined;
  const named = (cell: Cell): string => (cell.name ?? '').toLowerCase();
  return (
    cells.find((cell) => cell.id.toLowerCase() === text || named(cell) === text) ??
    cells.find((cell) => named(cell).startsWith(text))
  );
};

/** A hex by name or number, for those who do not point. */
export function GoTo({ session }: { readonly session: Session }) {
  const typed = useSignal('');
  const fault = useSignal('');
  const cells = cellsOf(session);
  const close = (): void => {
    shownPanel.value = 'about';
  };
  const go = (event: Event): void => {
    event.preventDefault();
    const cell = cellCalled(cells, typed.value);
    if (cell === undefined) {
      fault.value = words.none(typed.value);
      return;
    }
    wantedPlace.value = cell.at;
    close();
  };
  return (
    <Dialog title={words.title} onClose={close}>
      <form onSubmit={go}>
        <label class="field">
          {words.label}
          <input
            data-first
            list="named-hexes"
            autocomplete="off"
            value={typed.value}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
        </label>
        <datalist id="named-hexes">
          {cells.flatMap(({ id, name }) => (name === undefined ? [] : [<option key={id} value={name} />]))}
        </datalist>
        <p class="hint" role="alert">
          {fault.value}
        </p>
        <div class="row">
          <button type="submit" class="main">
            {words.go}
          </button>
          <button type="button" onClick={close}>
            {match.close}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
