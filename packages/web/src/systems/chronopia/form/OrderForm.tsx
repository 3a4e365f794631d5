import type { Field, Form } from '@warmoot/systems/chronopia/desk';
import { Fields, propertyOf, withProperty } from './Fields.tsx';
import { QualifiersField } from './QualifiersField.tsx';
import './form.css';

interface Props<Order extends object> {
  readonly form: Form<Order>;
  readonly order: Order;
  readonly change: (next: Order) => void;
}

type Qualifying = Extract<Field, { kind: 'qualifiers' }>;

const isQualifying = (field: Field): field is Qualifying => field.kind === 'qualifiers';

/** Everything that may be chosen for one order. The rules say what there is to choose; this only draws it. */
export function OrderForm<Order extends object>({ form, order, change }: Props<Order>) {
  return (
    <div class="order-form">
      <Fields fields={form.fields.filter((field) => !isQualifying(field))} order={order} change={change} />
      {form.fields.filter(isQualifying).map((field) => (
        <QualifiersField
          key={field.key}
          field={field}
          value={propertyOf(order, field)}
          change={(value) => change(withProperty(order, field, value))}
        />
      ))}
    </div>
  );
}
