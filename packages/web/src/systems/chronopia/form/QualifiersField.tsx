import type { Field, Form, Qualifier } from '@warmoot/systems/chronopia/desk';
import { form as words } from '../text/desk/index.ts';
import { Fields } from './Fields.tsx';

interface Props {
  readonly field: Extract<Field, { kind: 'qualifiers' }>;
  readonly value: unknown;
  readonly change: (qualifiers: readonly Qualifier[]) => void;
}

/** What else the grammar lets this action say, each with one sentence (CHR-ORD-08). */
export function QualifiersField({ field, value, change }: Props) {
  const given = (value ?? []) as readonly Qualifier[];
  return (
    <details class="form-more" open={given.length > 0}>
      <summary>{words.more}</summary>
      <ul>
        {field.forms.map((form) => (
          <Qualified key={form.id} form={form} given={given} change={change} />
        ))}
      </ul>
    </details>
  );
}

interface QualifiedProps {
  readonly form: Form<Qualifier>;
  readonly given: readonly Qualifier[];
  readonly change: (qualifiers: readonly Qualifier[]) => void;
}

function Qualified({ form, given, change }: QualifiedProps) {
  const at = given.findIndex(({ q }) => q === form.id);
  const own = given[at];
  const toggle = (): void =>
    change(own === undefined ? [...given, form.blank] : given.filter((_, nth) => nth !== at));
  return (
    <li>
      <label class="choice">
        <input type="checkbox" checked={own !== undefined} onChange={toggle} />
        <span>
          <b>{form.id}</b>{' '}
          <span class="hint">{words.qualifiers[form.id as keyof typeof words.qualifiers]}</span>
        </span>
      </label>
      {own === undefined || form.fields.length === 0 ? null : (
        <div class="order-form">
          <Fields
            fields={form.fields}
            order={own}
            change={(next) => change(given.map((each, nth) => (nth === at ? next : each)))}
          />
        </div>
      )}
    </li>
  );
}
