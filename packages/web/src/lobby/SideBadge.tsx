import type { Seat } from '@warmoot/kernel';
import { PlayerBadge } from '../page/PlayerBadge.tsx';
import { theme } from '../page/theme.ts';
import { NEUTRAL, playersOf } from '../theme/index.ts';

interface Props {
  readonly seat: Seat;
  /** All players, in the order of the seats. Some seats are named after their colour. */
  readonly sides: readonly { readonly seat: Seat; readonly colour?: string | undefined }[];
}

/** The colour and the pattern of a side, as on its counters. */
export function SideBadge({ seat, sides }: Props) {
  const all = sides.map(({ seat: each, colour }) => ({ seat: each, colour: colour ?? each }));
  return <PlayerBadge player={playersOf(all, theme.value.players).get(seat) ?? NEUTRAL} />;
}
