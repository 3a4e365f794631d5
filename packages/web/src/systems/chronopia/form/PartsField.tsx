import type { Field, Item } from '@warmoot/systems/chronopia/desk';
import { form as words } from '../text/desk/index.ts';
import { TroopsField } from './TroopsField.tsx';

interface Part {
  readonly name: string;
  readonly items: readonly Item[];
}

interface Props {
  readonly field: Extract<Field, { kind: 'parts' }>;
  readonly value: unknown;
  readonly change: (parts: readonly Part[]) => void;
}

/** The new armies of a Split, each with a name and its troops (CHR-AAC-13). */
export function PartsField({ field, value, change }: Props) {
  const parts = (value ?? []) as readonly Part[];
  const put = (at: number, part: Part): void => change(parts.map((each, nth) => (nth === at ? part : each)));
  return (
    <div class="form-parts">
      {parts.map((part, at) => (
        <fieldset key={at} class="form-part">
          <legend>{words.newArmy}</legend>
          <input
            aria-label={words.fields.name}
            value={part.name}
            maxLength={40}
            onInput={({ currentTarget }) => {
              const name = currentTarget.value.trim();
              if (name !== '') put(at, { ...part, name });
            }}
            onKeyDown={(event) => event.stopPropagation()}
          />
          <TroopsField field={field} value={part.items} change={(items) => put(at, { ...part, items })} />
          {parts.length > 1 ? (
            <button type="button" class="link" onClick={() => change(parts.filter((_, nth) => nth !== at))}>
              {words.withoutPart}
            </button>
          ) : null}
        </fieldset>
      ))}
      <button
        type="button"
        class="link"
        onClick={() => change([...parts, { name: `${field.name} ${parts.length + 1}`, items: [] }])}
      >
        {words.anotherPart}
      </button>
    </div>
  );
}
