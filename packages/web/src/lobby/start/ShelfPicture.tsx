import { type CounterSpec, Counters } from '../picture/Counters.tsx';

const SIDES = ['red', 'blue', 'gold', 'iron'] as const;

const counterOf = (symbol: string, at: number): CounterSpec => ({
  name: symbol,
  symbol,
  side: SIDES[at % SIDES.length] as string,
});

/** A few counters that show what a system is about. */
export function ShelfPicture({ emblems }: { readonly emblems: readonly string[] }) {
  return (
    <div class="book-picture">
      <Counters counters={emblems.map(counterOf)} size={34} />
    </div>
  );
}
