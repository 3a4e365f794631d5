import { type Signal, useSignal } from '@preact/signals';
import { text } from '../../text/index.ts';

export const useSaved = (): Signal<boolean> => useSignal(false);

/** Confirms the change, also to screen readers. */
export function Saved({ saved }: { readonly saved: Signal<boolean> }) {
  return (
    <p role="status" class={saved.value ? 'good' : ''}>
      {saved.value ? text.lobby.account.saved : ''}
    </p>
  );
}
