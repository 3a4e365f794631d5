import { type CounterShown, Counters } from '../picture/Counters.tsx';

/** A few counters that show what a system is about. */
const SHOWN = {
  csw: ['HF', 'LB', 'MC', 'W2'],
  grand: ['army', 'fleet', 'flyer'],
  citystates: ['city', 'army', 'fleet'],
  bloodlust: ['spears', 'OG', 'TL'],
  chronopia: ['unknown', 'city', 'flyer'],
} as const;
const SIDES = ['red', 'blue', 'gold', 'iron'] as const;

const counterOf = (symbol: string, at: number): CounterShown => ({
  name: symbol,
  symbol,
  side: SIDES[at % SIDES.length] as string,
});

export function ShelfPicture({ book }: { readonly book: keyof typeof SHOWN }) {
  return (
    <div class="book-picture">
      <Counters counters={SHOWN[book].map(counterOf)} size={34} />
    </div>
  );
}
