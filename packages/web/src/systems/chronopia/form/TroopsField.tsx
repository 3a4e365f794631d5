import { useSignal } from '@preact/signals';
import type { Field, Item, TroopOffer } from '@warmoot/systems/chronopia/desk';
import { form as words } from '../text/desk/index.ts';
import { labelOf } from './labelOf.ts';

interface Props {
  readonly field: Extract<Field, { kind: 'troops' | 'parts' }>;
  readonly value: unknown;
  readonly change: (items: readonly Item[]) => void;
}

const itemsIn = (value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

/** An item of this offer: the same line, and the same person or the same words fixed by the offer. */
const isOf = ({ item }: TroopOffer, { profile, as, options }: Item): boolean =>
  item.profile === profile &&
  (item.as === undefined || item.as === as) &&
  (item.options ?? []).every((word) => options?.includes(word));

/** Troops by plus and minus, with their words in brackets and the names of individuals. */
export function TroopsField({ field, value, change }: Props) {
  const isOpen = useSignal(false);
  const items = itemsIn(value);
  const { offers } = field;
  const put = (at: number, next: Item | undefined): void =>
    change(
      next === undefined
        ? items.filter((_, nth) => nth !== at)
        : items.map((each, nth) => (nth === at ? next : each)),
    );
  const foreign = items.flatMap((item, at) =>
    offers.some((offer) => isOf(offer, item)) ? [] : [{ item, at }],
  );
  const shown =
    isOpen.value || offers.length <= LONG
      ? offers
      : offers.filter((offer) => items.some((item) => isOf(offer, item)) || offers.indexOf(offer) < LONG);
  return (
    <div class="field">
      <span class="label">{labelOf(field)}</span>
      {offers.length === 0 ? <p class="hint">{words.noTroops}</p> : null}
      <ul class="form-troops">
        {shown.map((offer) => (
          <Offered
            key={`${offer.item.profile} ${offer.says} ${offer.item.options?.join() ?? ''}`}
            offer={offer}
            chosen={items.flatMap((item, at) => (isOf(offer, item) ? [{ item, at }] : []))}
            add={() => change([...items, offer.item])}
            put={put}
          />
        ))}
        {foreign.map(({ item, at }) => (
          <li key={at}>
            <span>{item.as ?? item.profile}</span>
            <Count item={item} least={1} most={99} put={(next) => put(at, next)} says={item.profile} />
          </li>
        ))}
      </ul>
      {shown.length < offers.length ? (
        <button type="button" class="link" onClick={() => (isOpen.value = true)}>
          {words.allTroops(offers.length)}
        </button>
      ) : null}
    </div>
  );
}

const LONG = 12;

interface OfferedProps {
  readonly offer: TroopOffer;
  readonly chosen: readonly { readonly item: Item; readonly at: number }[];
  readonly add: () => void;
  readonly put: (at: number, next: Item | undefined) => void;
}

function Offered({ offer, chosen, add, put }: OfferedProps) {
  const { says, guilders, least, most, words: brackets, isNamed } = offer;
  return (
    <li data-chosen={chosen.length > 0}>
      <span class="form-troop">
        {says}
        {guilders === undefined ? null : <small>{words.each(guilders)}</small>}
      </span>
      {chosen.length === 0 ? (
        <button type="button" class="small-button form-count" aria-label={words.addOne(says)} onClick={add}>
          +
        </button>
      ) : null}
      {chosen.map(({ item, at }) => (
        <div key={at} class="form-item">
          <Count item={item} least={least} most={most} says={says} put={(next) => put(at, next)} />
          {isNamed ? (
            <input
              aria-label={words.nameOf(says)}
              placeholder={words.fields.name}
              value={item.as ?? ''}
              maxLength={40}
              onInput={({ currentTarget }) => {
                const name = currentTarget.value.trim();
                const { as: _, ...nameless } = item;
                put(at, name === '' ? nameless : { ...item, as: name });
              }}
              onKeyDown={(event) => event.stopPropagation()}
            />
          ) : null}
          {brackets.length === 0 ? null : (
            <div class="form-choices">
              {brackets.map((word) => {
                const has = item.options?.includes(word) ?? false;
                return (
                  <button
                    key={word}
                    type="button"
                    class="small-button"
                    aria-pressed={has}
                    onClick={() => put(at, withWord(item, word, has))}
                  >
                    {word}
                  </button>
                );
              })}
            </div>
          )}
        </div>
      ))}
      {chosen.length > 0 && most < 99 && !isFixed(offer) ? (
        <button type="button" class="link" aria-label={words.another(says)} onClick={add}>
          {words.anotherBand}
        </button>
      ) : null}
    </li>
  );
}

/** What an army has is there once. */
const isFixed = ({ item, guilders }: TroopOffer): boolean => item.as !== undefined || guilders === undefined;

const withWord = (item: Item, word: string, has: boolean): Item => {
  const { options = [], ...rest } = item;
  const next = has ? options.filter((each) => each !== word) : [...options, word];
  return next.length === 0 ? rest : { ...item, options: next };
};

interface CountProps {
  readonly item: Item;
  readonly least: number;
  readonly most: number;
  readonly says: string;
  readonly put: (next: Item | undefined) => void;
}

function Count({ item, least, most, says, put }: CountProps) {
  return (
    <span class="form-count">
      <button
        type="button"
        aria-label={words.fewer(says)}
        onClick={() => put(item.count <= least ? undefined : { ...item, count: item.count - 1 })}
      >
        −
      </button>
      <output>{item.count}</output>
      <button
        type="button"
        aria-label={words.addOne(says)}
        disabled={item.count >= most}
        onClick={() => put({ ...item, count: item.count + 1 })}
      >
        +
      </button>
    </span>
  );
}
