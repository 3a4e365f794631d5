import type { Field } from '@warmoot/systems/chronopia/desk';
import { FieldView } from './FieldView.tsx';

interface Props<Order extends object> {
  readonly fields: readonly Field[];
  readonly order: Order;
  readonly change: (next: Order) => void;
}

/** A property that is taken away is absent, as the grammar leaves it out. */
export const withProperty = <Order extends object>(order: Order, { key }: Field, value: unknown): Order => {
  const { [key]: _, ...rest } = order as Record<string, unknown>;
  return (value === undefined ? rest : { ...order, [key]: value }) as Order;
};

export const propertyOf = (order: object, { key }: Field): unknown => (order as Record<string, unknown>)[key];

export function Fields<Order extends object>({ fields, order, change }: Props<Order>) {
  return (
    <>
      {fields.map((field, at) => (
        <FieldView
          key={`${field.key} ${at}`}
          field={field}
          value={propertyOf(order, field)}
          change={(value) => change(withProperty(order, field, value))}
        />
      ))}
    </>
  );
}
