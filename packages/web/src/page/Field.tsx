import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly value: Signal<string>;
  readonly type?: 'text' | 'password' | 'email' | 'date';
  readonly hint?: string;
  readonly autocomplete?: 'off' | 'username' | 'nickname' | 'email' | 'new-password' | 'current-password';
  readonly required?: boolean;
}

/** An input field with its label above it. */
export function Field({ label, value, type = 'text', hint, autocomplete = 'off', required = false }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type={type as 'text'}
        value={value.value}
        required={required}
        autocomplete={autocomplete}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
      {hint ? (
        <span id={`${id}-hint`} class="hint">
          {hint}
        </span>
      ) : null}
    </div>
  );
}
