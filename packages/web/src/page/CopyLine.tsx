import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { text } from '../text/index.ts';

/** Text to share: shown in full, and copied with one click. */
export function CopyLine({ label, line }: { readonly label: string; readonly line: string }) {
  const id = useId();
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(line).catch(() => undefined);
    isCopied.value = true;
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="copy-line">
        <input id={id} readOnly value={line} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="main" onClick={copy}>
          {isCopied.value ? text.page.copied : text.page.copy}
        </button>
      </div>
      <span class="unseen" role="status">
        {isCopied.value ? text.page.copied : ''}
      </span>
    </div>
  );
}
