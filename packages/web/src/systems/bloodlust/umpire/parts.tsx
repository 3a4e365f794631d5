import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Clause } from '../../../page/Clause.tsx';
import { umpire as words } from './text/index.ts';

interface ToggleProps {
  readonly label: string;
  readonly rule?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, rule, on, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div class="u-toggle">
      <label for={id}>{label}</label>
      {rule === undefined ? null : <Clause id={rule} />}
      <input
        id={id}
        type="checkbox"
        class="u-switch"
        checked={on}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly says?: (value: number) => string;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** Minus, the figure, plus; each 44 pixels high. */
export function Stepper({
  label,
  value,
  least = 0,
  most = 999,
  says = String,
  step = 1,
  onChange,
}: StepperProps) {
  return (
    <fieldset class="u-stepper">
      <legend class="unseen">{label}</legend>
      <button
        type="button"
        aria-label={`${label} −`}
        disabled={value <= least}
        onClick={() => onChange(value - step)}
      >
        −
      </button>
      <output>{says(value)}</output>
      <button
        type="button"
        aria-label={`${label} +`}
        disabled={value >= most}
        onClick={() => onChange(value + step)}
      >
        +
      </button>
    </fieldset>
  );
}

export function Figure(props: StepperProps & { readonly rule?: string }) {
  return (
    <div class="u-toggle">
      <span>{props.label}</span>
      {props.rule === undefined ? null : <Clause id={props.rule} />}
      <Stepper {...props} />
    </div>
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const id = useId();
  return (
    <div class="u-select">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(options[currentTarget.selectedIndex]?.[0] as Value)}
      >
        {options.map(([each, says]) => (
          <option key={each} value={each}>
            {says}
          </option>
        ))}
      </select>
    </div>
  );
}

export const pairsOf = <Key extends string>(
  names: Readonly<Record<Key, string>>,
): readonly (readonly [Key, string])[] => Object.entries(names) as [Key, string][];

/** A small heading in capitals with a clause or a figure at its end. */
export function Label({ says, children }: { readonly says: string; readonly children?: ComponentChildren }) {
  return (
    <div class="u-label">
      <span>{says}</span>
      {children}
    </div>
  );
}

export function Clauses({ rules }: { readonly rules: readonly string[] }) {
  return (
    <p class="u-clauses">
      {rules.map((rule) => (
        <Clause key={rule} id={rule} />
      ))}
    </p>
  );
}

interface DiceProps {
  readonly sides: number;
  readonly count: number;
  readonly rolled: readonly number[];
  readonly onChange: (rolled: readonly number[]) => void;
}

const rollOf = (sides: number): number => 1 + Math.floor(Math.random() * sides);

/** The dice of one throw, and keys to type them in; the next empty one is framed. */
export function DiceKeys({ sides, count, rolled, onChange }: DiceProps) {
  const all = Array.from({ length: count }, (_, at) => rolled[at]);
  const isFull = rolled.length >= count;
  return (
    <div class="u-dice">
      <ol>
        {all.map((value, at) => (
          <li
            key={at}
            class={value === undefined && at === rolled.length ? 'next' : value === undefined ? 'empty' : ''}
          >
            {value ?? <span class="unseen">{words.dice.empty}</span>}
          </li>
        ))}
      </ol>
      <fieldset class={`u-keys keys-${sides}`} disabled={isFull}>
        <legend class="unseen">{words.dice.pad(sides)}</legend>
        {Array.from({ length: sides }, (_, at) => (
          <button key={at} type="button" onClick={() => onChange([...rolled, at + 1])}>
            {at + 1}
          </button>
        ))}
      </fieldset>
      <div class="row">
        <button
          type="button"
          class="link"
          disabled={isFull}
          onClick={() => onChange(all.map((value) => value ?? rollOf(sides)))}
        >
          {words.fire.rollForMe}
        </button>
        <button type="button" class="link" disabled={rolled.length === 0} onClick={() => onChange([])}>
          {words.dice.clear}
        </button>
      </div>
    </div>
  );
}
