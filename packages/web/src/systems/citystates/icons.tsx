/** Small drawings for figures, in a box of 16. */
const PATHS = {
  gold: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2Z',
  city: 'M1.500 14V7h1.300V5.500h1.200V7h1.200v2h1V4h1.300V2h1.200v2H10v5h1V7h1.200V5.500h1.200V7h1.100v7Z',
  town: 'M1.500 8.500 8 3l6.500 5.500H13V14H9.500v-3.500h-3V14H3V8.500Z',
  units: 'M3.500 2v12.500M4.500 2.500H13l-2.200 2.800L13 8H4.500Z',
  ships:
    'M1.500 10.500h13L12.500 14h-9ZM7.300 2v7.500H3.500C4 6.500 5.500 3.500 7.300 2ZM8.700 3.500c2 1.500 3.300 3.500 3.500 6H8.700Z',
} as const;

export function FigureIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class={`figure-icon is-${name}`} viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" stroke="currentColor" stroke-width="0.8" />
    </svg>
  );
}
