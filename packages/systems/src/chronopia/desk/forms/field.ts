/** What a surface shows for one order of the grammar: its parts, and what may be chosen for each (CHR-GRM-03). */
import type { Action, Item, Qualifier, Statement } from '../../orders/orders.ts';

export interface Option {
  readonly value: unknown;
  /** A name, or a word of the grammar. */
  readonly says: string;
  readonly guilders?: number;
  /** What it costs every turn from then on. */
  readonly upkeep?: number;
}

/** Troops on offer: a line of the list, or a band or individual that the army has. */
export interface TroopOffer {
  readonly item: Item;
  readonly says: string;
  /** Of one model, or of one of its ordinary models. */
  readonly guilders?: number;
  readonly least: number;
  readonly most: number;
  /** Words that may stand in brackets behind it. */
  readonly words: readonly string[];
  /** An individual has a name of its own. */
  readonly isNamed: boolean;
}

/** What somebody types instead of choosing, as a value. */
export type Typed = 'name' | 'city' | 'target' | 'hex';

interface Part {
  /** The property of the order. */
  readonly key: string;
}
export type Field =
  | (Part & {
      readonly kind: 'one';
      readonly options: readonly Option[];
      readonly isOptional?: true;
      /** Something that is not listed may be written, too: a name given in the same file. */
      readonly typed?: Typed;
    })
  | (Part & {
      readonly kind: 'many';
      readonly options: readonly Option[];
      readonly isOptional?: true;
      readonly typed?: Typed;
    })
  | (Part & { readonly kind: 'way' })
  | (Part & {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly isOptional?: true;
    })
  | (Part & { readonly kind: 'name'; readonly isOptional?: true })
  | (Part & { readonly kind: 'flag' })
  | (Part & { readonly kind: 'troops'; readonly offers: readonly TroopOffer[]; readonly isOptional?: true })
  | (Part & { readonly kind: 'parts'; readonly offers: readonly TroopOffer[]; readonly name: string })
  | (Part & { readonly kind: 'qualifiers'; readonly forms: readonly Form<Qualifier>[] });

/** An order as it begins, and the fields that change it. */
export interface Form<Order> {
  readonly id: string;
  readonly blank: Order;
  readonly fields: readonly Field[];
}

export type ActionForm = Form<Action>;
export type StatementForm = Form<Statement>;

/** A city or a target without a name is not chosen yet. */
const isNameless = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === '';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || isNameless(value) || (Array.isArray(value) && value.length === 0);

const MAY_BE_EMPTY: readonly Field['kind'][] = ['qualifiers', 'flag', 'way'];

const isFilled = (order: object, field: Field): boolean => {
  if (MAY_BE_EMPTY.includes(field.kind) || ('isOptional' in field && field.isOptional)) return true;
  const value = (order as Record<string, unknown>)[field.key];
  return field.kind === 'parts'
    ? (value as readonly { readonly items: readonly Item[] }[]).every(({ items }) => items.length > 0)
    : !isEmpty(value);
};

/** Whether everything is chosen without which the order cannot be written. */
export const isWhole = <Order extends object>({ fields }: Form<Order>, order: Order): boolean =>
  fields.every((field) => isFilled(order, field)) && !isIdleRecruiting(order);

/** Recruit needs troops or lessons, and either will do. */
const isIdleRecruiting = (order: object): boolean =>
  'a' in order &&
  order.a === 'recruit' &&
  'items' in order &&
  'learn' in order &&
  isEmpty(order.items) &&
  isEmpty(order.learn);

/** What somebody has typed, as the value of an order: `Brakka 2`, `Brakka: Urgzul`, a name, a hex. */
export const valueTyped = (typed: Typed, words: string): unknown => {
  const [, empire, number] = /^(.+) (\d+)$/u.exec(words) ?? [];
  if (typed === 'target') return empire === undefined ? { name: words } : { empire, number: Number(number) };
  if (typed !== 'city') return words;
  const [, owner, city] = /^([^:]+): *(.+)$/u.exec(words) ?? [];
  return city === undefined ? { name: words } : { name: city, empire: owner };
};
