import type { Signal } from '@preact/signals';

interface Props {
  readonly label: string;
  readonly isOn: Signal<boolean>;
  readonly hint?: string;
}

/** A box to tick, with its label beside it. */
export function CheckField({ label, isOn, hint }: Props) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={isOn.value}
        onChange={({ currentTarget }) => {
          isOn.value = currentTarget.checked;
        }}
      />
      <span>
        {label}
        {hint ? (
          <>
            <br />
            <span class="hint">{hint}</span>
          </>
        ) : null}
      </span>
    </label>
  );
}
