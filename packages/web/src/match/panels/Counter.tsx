import type { Piece } from '@warmoot/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { drawCounter } from '../../board/index.ts';
import type { Session } from '../play/session.ts';

interface Props {
  readonly piece: Omit<Piece, 'at'>;
  readonly session: Session;
  readonly size?: number;
}

/** A counter as on the board, for panels. */
export function Counter({ piece, session, size = 38 }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const players = session.players.value;
  const look = JSON.stringify([
    piece.symbol,
    piece.side,
    piece.figures,
    piece.badges,
    piece.hits,
    size,
    players.size,
  ]);
  useEffect(() => {
    const { facing: _, ...unturned } = piece;
    const canvas = drawCounter(unturned, players, size, Math.min(3, devicePixelRatio || 1));
    canvas.style.width = `${canvas.width / Math.min(3, devicePixelRatio || 1)}px`;
    canvas.ariaHidden = 'true';
    place.current?.replaceChildren(canvas);
  }, [look]);
  return <span class="counter" ref={place} />;
}
