import { Counter } from '../../../match/panels/Counter.tsx';
import type { Session } from '../../../match/play/session.ts';

/** The sign of a class on the player's own colour. */
export function Medallion({ session, symbol }: { readonly session: Session; readonly symbol: string }) {
  const piece = { id: symbol, name: symbol, symbol, shape: 'round' as const, side: session.seat, badges: [] };
  return <Counter piece={piece} session={session} size={30} />;
}
