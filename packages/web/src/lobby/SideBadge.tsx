import type { Seat } from '@warmoot/kernel';
import { PLAYERS, playersOf, sidesOf } from '../theme/index.ts';

/** How the band of a side looks; the rest of the ten have a plain one. */
const BANDS: Readonly<Record<string, string>> = {
  line: 'M10 2v16',
  chevrons: 'M4 3l6 5 6-5M4 11l6 5 6-5',
  dots: 'M10 5v.01M10 10v.01M10 15v.01',
  lines: 'M7 2v16M13 2v16',
  diagonals: 'M4 14 14 4M8 18 17 9',
};

/** The colour and the pattern of a side, as its counters have them. */
export function SideBadge({ seat, seats }: { readonly seat: Seat; readonly seats: readonly Seat[] }) {
  const player = playersOf(sidesOf(seats)).get(seat) ?? PLAYERS[0]!;
  return (
    <svg class="side-badge" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <rect width="20" height="20" rx="4" fill={player.field} />
      <path
        d={BANDS[player.pattern] ?? BANDS.line!}
        fill="none"
        stroke={player.symbol}
        stroke-width="3.2"
        stroke-linecap="round"
        opacity="0.85"
      />
    </svg>
  );
}
