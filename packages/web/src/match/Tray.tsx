import { match } from '../text/match.ts';
import type { Dragging } from './board/dragging.ts';
import { Counter } from './panels/Counter.tsx';
import type { Session } from './play/session.ts';

const words = match.tray;

interface Props {
  readonly session: Session;
  readonly dragging: () => Dragging | undefined;
}

/** Counters beside the map: to be set up, or still on their way. */
export function Tray({ session, dragging }: Props) {
  const tray = session.scene.value?.tray ?? [];
  const own = tray.filter(({ side }) => side === session.seat || side === undefined);
  const shown = own.length > 0 ? own : tray;
  if (shown.length === 0) return null;
  return (
    <section class="tray" aria-label={words.label}>
      {shown.map((piece) => (
        <button
          key={piece.id}
          type="button"
          class="counter-button"
          title={`${piece.name}, ${piece.waits}`}
          aria-label={`${piece.name}, ${piece.waits}`}
          aria-pressed={session.picked.value.includes(piece.id)}
          data-piece={piece.id}
          onPointerDown={(event) => {
            if (event.button === 0 && event.pointerType === 'mouse')
              dragging()?.follow(event, piece.id, () => session.pick([piece.id]));
          }}
          onClick={(event) => {
            if (event.detail === 0 || matchMedia('(pointer: coarse)').matches) session.pick([piece.id]);
          }}
        >
          <Counter piece={piece} session={session} />
        </button>
      ))}
    </section>
  );
}
