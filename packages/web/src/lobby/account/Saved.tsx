import { type Signal, useSignal } from '@preact/signals';
import { text } from '../../text/en.ts';

export const useSaved = (): Signal<boolean> => useSignal(false);

/** Says that it is done; those who do not see the page hear it. */
export function Saved({ saved }: { readonly saved: Signal<boolean> }) {
  return (
    <p role="status" class={saved.value ? 'good' : ''}>
      {saved.value ? text.lobby.account.saved : ''}
    </p>
  );
}
