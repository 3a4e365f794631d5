import type { Field, Step } from '@warmoot/systems/chronopia/desk';
import { useId } from 'preact/hooks';
import { form as words } from '../text/desk/index.ts';
import { ManyField, OneField } from './ChoiceFields.tsx';
import { labelOf } from './labelOf.ts';
import { PartsField } from './PartsField.tsx';
import { TroopsField } from './TroopsField.tsx';
import { WayField } from './WayField.tsx';

interface Props {
  readonly field: Field;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

export function FieldView({ field, value, change }: Props) {
  switch (field.kind) {
    case 'one':
      return <OneField field={field} value={value} change={change} />;
    case 'many':
      return <ManyField field={field} value={value} change={change} />;
    case 'way':
      return <WayField steps={(value ?? []) as readonly Step[]} change={change} />;
    case 'number':
      return <NumberField field={field} value={value as number | undefined} change={change} />;
    case 'name':
      return <NameField field={field} value={value as string | undefined} change={change} />;
    case 'flag':
      return (
        <label class="check">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
          />{' '}
          {words.fields[field.key as keyof typeof words.fields]}
        </label>
      );
    case 'troops':
      return <TroopsField field={field} value={value} change={change} />;
    case 'parts':
      return <PartsField field={field} value={value} change={change} />;
    default:
      return null; // qualifiers have forms of their own
  }
}

interface NumberProps extends Props {
  readonly field: Extract<Field, { kind: 'number' }>;
  readonly value: number | undefined;
}

function NumberField({ field, value, change }: NumberProps) {
  const id = useId();
  const { least, most, isOptional } = field;
  const fitting = (typed: number): number => Math.max(least, Math.min(most, Math.round(typed)));
  return (
    <div class="field">
      <label for={id}>{labelOf(field)}</label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        value={value ?? ''}
        onInput={({ currentTarget: { value: typed, valueAsNumber } }) => {
          if (typed === '') change(isOptional ? undefined : least);
          else if (Number.isFinite(valueAsNumber)) change(fitting(valueAsNumber));
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </div>
  );
}

interface NameProps extends Props {
  readonly field: Extract<Field, { kind: 'name' }>;
  readonly value: string | undefined;
}

function NameField({ field, value, change }: NameProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{labelOf(field)}</label>
      <input
        id={id}
        value={value ?? ''}
        maxLength={40}
        onInput={({ currentTarget }) => {
          const typed = currentTarget.value.trim();
          if (typed !== '') change(typed);
          else if (field.isOptional) change(undefined);
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </div>
  );
}
