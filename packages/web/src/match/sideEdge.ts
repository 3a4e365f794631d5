import type { Seat } from '@warmoot/kernel';
import type { Session } from './play/session.ts';

/** Each side has a colour and a line style: solid for the first, double for the next. */
const EDGES = ['solid', 'double', 'dotted', 'dashed'] as const;

/** The left edge for a side's actions or messages; none if no side is involved. */
export const sideEdge = (session: Session, side: Seat | null | undefined) => {
  const players = session.players.value;
  const player = players.get(side ?? '');
  if (player === undefined || side === undefined || side === null) return {};
  const place = [...players.keys()].indexOf(side);
  return { borderLeftColor: player.field, borderLeftStyle: EDGES[place % EDGES.length] };
};
