import type { Player } from '../theme/index.ts';

/** The pattern of a side on a badge. */
const BANDS: Readonly<Record<Player['pattern'], string>> = {
  line: 'M10 2v16',
  chevrons: 'M4 3l6 5 6-5M4 11l6 5 6-5',
  dots: 'M10 5v.01M10 10v.01M10 15v.01',
  lines: 'M7 2v16M13 2v16',
  diagonals: 'M4 14 14 4M8 18 17 9',
  chequer: 'M6.5 6.5v.01M13.5 13.5v.01M13.5 6.5h.01M6.5 13.5h.01M10 10v.01',
  rings: 'M5.5 10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0',
  bars: 'M3 6h14M3 14h14',
  saltires: 'M5 5l10 10M15 5l-10 10',
  wave: 'M10 2c5 3 5 5 0 8s-5 5 0 8',
};

/** The colour and the pattern of a side: colour alone is never enough. */
export function PlayerBadge({ player, size = 20 }: { readonly player: Player; readonly size?: number }) {
  return (
    <svg
      class="side-badge"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      data-player={player.name}
    >
      <rect
        x="0.75"
        y="0.75"
        width="18.5"
        height="18.5"
        rx="4"
        fill={player.field}
        stroke={player.dark}
        stroke-width="1.5"
      />
      <path
        d={BANDS[player.pattern]}
        fill="none"
        stroke={player.symbol}
        stroke-width="3"
        stroke-linecap="round"
        opacity="0.85"
      />
    </svg>
  );
}
