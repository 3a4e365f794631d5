import { useId } from 'preact/hooks';

interface Props<T extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [T, string])[];
  readonly chosen: T;
  readonly onChoose: (chosen: T) => void;
}

/** A row of choices with one selected; arrow keys move between them. */
export function Switch<T extends string>({ label, choices, chosen, onChoose }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="switch">
      <legend class="unseen">{label}</legend>
      {choices.map(([value, says]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{says}</span>
        </label>
      ))}
    </fieldset>
  );
}
