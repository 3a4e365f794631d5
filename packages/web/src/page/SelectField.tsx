import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface Props<Value extends string | number> {
  readonly label: string;
  readonly chosen: Signal<Value>;
  readonly values: readonly Value[];
  readonly says?: (value: Value) => string;
  readonly hint?: string;
}

/** A list to choose one value from, with its label above it. */
export function SelectField<Value extends string | number>({
  label,
  chosen,
  values,
  says = String,
  hint,
}: Props<Value>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={String(chosen.value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => {
          chosen.value = values[currentTarget.selectedIndex] as Value;
        }}
      >
        {values.map((value) => (
          <option key={value} value={String(value)}>
            {says(value)}
          </option>
        ))}
      </select>
      {hint ? (
        <span id={`${id}-hint`} class="hint">
          {hint}
        </span>
      ) : null}
    </div>
  );
}
