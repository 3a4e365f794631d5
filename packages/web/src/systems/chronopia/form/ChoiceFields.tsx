import { useSignal } from '@preact/signals';
import { type Field, type Option, valueTyped } from '@warmoot/systems/chronopia/desk';
import { useId } from 'preact/hooks';
import { form as words } from '../text/desk/index.ts';
import { labelOf } from './labelOf.ts';

interface Props<Kind extends Field['kind']> {
  readonly field: Extract<Field, { kind: Kind }>;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** More options than this are a list that opens. */
const BUTTONS = 9;

const saysOf = ({ says, guilders, upkeep }: Option): string =>
  guilders === undefined
    ? (words.said[says as keyof typeof words.said] ?? says)
    : words.priced(says, guilders, upkeep);

/** One of these: buttons if they are few, a list if they are many; a new name can be typed where the grammar takes one. */
export function OneField({ field, value, change }: Props<'one'>) {
  const { options, isOptional, typed } = field;
  const id = useId();
  if (options.length === 0 && typed === undefined) return null;
  const isListed = options.some((option) => isSame(option.value, value));
  return (
    <div class="field">
      <span class="label" id={id}>
        {labelOf(field)}
      </span>
      {options.length > BUTTONS ? (
        <select
          aria-labelledby={id}
          value={String(options.findIndex((option) => isSame(option.value, value)))}
          onChange={({ currentTarget }) => change(options[Number(currentTarget.value)]?.value)}
        >
          {isListed && !isOptional ? null : <option value="-1">{words.none}</option>}
          {options.map((option, at) => (
            <option key={option.says} value={String(at)}>
              {saysOf(option)}
            </option>
          ))}
        </select>
      ) : (
        <fieldset class="form-choices" aria-labelledby={id}>
          {options.map((option) => {
            const isChosen = isSame(option.value, value);
            return (
              <button
                key={option.says}
                type="button"
                class="small-button"
                aria-pressed={isChosen}
                onClick={() => change(isChosen && isOptional ? undefined : option.value)}
              >
                {saysOf(option)}
              </button>
            );
          })}
        </fieldset>
      )}
      {typed === undefined ? null : (
        <Typing label={words.other(labelOf(field))} take={(name) => change(valueTyped(typed, name))} />
      )}
    </div>
  );
}

/** Any number of these, in the order in which they are chosen. */
export function ManyField({ field, value, change }: Props<'many'>) {
  const { options, typed } = field;
  const id = useId();
  const chosen = (Array.isArray(value) ? value : []) as readonly unknown[];
  if (options.length === 0 && typed === undefined) return null;
  const unlisted = chosen.filter((one) => !options.some((option) => isSame(option.value, one)));
  const all: readonly Option[] = [
    ...options,
    ...unlisted.map((one) => ({ value: one, says: typeof one === 'string' ? one : JSON.stringify(one) })),
  ];
  const toggle = (one: unknown): void => {
    const without = chosen.filter((each) => !isSame(each, one));
    change(without.length < chosen.length ? without : [...chosen, one]);
  };
  return (
    <div class="field">
      <span class="label" id={id}>
        {labelOf(field)}
      </span>
      <fieldset class="form-choices" aria-labelledby={id}>
        {all.map((option) => {
          const at = chosen.findIndex((one) => isSame(one, option.value));
          return (
            <button
              key={option.says}
              type="button"
              class="small-button"
              aria-pressed={at >= 0}
              onClick={() => toggle(option.value)}
            >
              {at >= 0 && chosen.length > 1 ? `${at + 1}. ` : ''}
              {saysOf(option)}
            </button>
          );
        })}
      </fieldset>
      {typed === undefined ? null : (
        <Typing label={words.other(labelOf(field))} take={(name) => toggle(valueTyped(typed, name))} />
      )}
    </div>
  );
}

interface TypingProps {
  readonly label: string;
  readonly take: (name: string) => void;
}

/** For a name that no list has yet, such as that of an army raised in the same file. */
function Typing({ label, take }: TypingProps) {
  const written = useSignal('');
  const give = (): void => {
    const name = written.value.trim();
    if (name === '') return;
    take(name);
    written.value = '';
  };
  return (
    <details class="form-typing">
      <summary>{label}</summary>
      <div class="form-row">
        <input
          aria-label={label}
          value={written.value}
          maxLength={60}
          onInput={({ currentTarget }) => {
            written.value = currentTarget.value;
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') give();
          }}
        />
        <button type="button" class="small-button" onClick={give}>
          {words.take}
        </button>
      </div>
    </details>
  );
}
