import type { Signal } from '@preact/signals';

interface PointsProps {
  readonly id: string;
  readonly label: string;
  /** Shown only to screen readers: the row already says what the box is for. */
  readonly isLabelHidden?: boolean;
  readonly value: Signal<number> | number;
  readonly change?: (value: number) => void;
  readonly least?: number;
  readonly most: number;
  readonly step: number;
}

/** A number with buttons for steps of five or ten; any other can be typed. */
export function Points({ id, label, isLabelHidden, value, change, least = 0, most, step }: PointsProps) {
  const now = typeof value === 'number' ? value : value.value;
  const set = (next: number): void => {
    const fitting = Math.max(least, Math.min(most, Math.round(next) || 0));
    if (typeof value === 'number') change?.(fitting);
    else value.value = fitting;
  };
  return (
    <div class="points-field">
      <label for={id} class={isLabelHidden ? 'unseen' : ''}>
        {label}
      </label>
      <span class="stepper">
        <button
          type="button"
          aria-label={`${label} −${step}`}
          disabled={now <= least}
          onClick={() => set(now - step)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={now}
          onKeyDown={(event) => event.stopPropagation()} // the map has keys of its own
          onChange={({ currentTarget }) => {
            set(Number(currentTarget.value));
            currentTarget.value = String(
              Math.max(least, Math.min(most, Math.round(Number(currentTarget.value)) || 0)),
            );
          }}
        />
        <button
          type="button"
          aria-label={`${label} +${step}`}
          disabled={now >= most}
          onClick={() => set(now + step)}
        >
          +
        </button>
      </span>
    </div>
  );
}

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, says: string])[];
  readonly change: (value: string) => void;
}

export function Select({ id, label, value, options, change }: SelectProps) {
  return (
    <span class="select-field">
      <label for={id} class="unseen">
        {label}
      </label>
      <select id={id} value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        {options.map(([each, says]) => (
          <option key={each} value={each}>
            {says}
          </option>
        ))}
      </select>
    </span>
  );
}
