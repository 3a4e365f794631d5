import type { Waiting } from '@warmoot/kernel';
import { match } from '../text/index.ts';
import type { Dragging } from './board/dragging.ts';
import { Counter } from './panels/Counter.tsx';
import type { Session } from './play/session.ts';

const words = match.tray;

interface Props {
  readonly session: Session;
  readonly dragging: () => Dragging | undefined;
}

/** Counters that look alike lie on one pile. */
const pilesOf = (tray: readonly Waiting[]): Waiting[][] => {
  const piles = new Map<string, Waiting[]>();
  for (const piece of tray) {
    const key = JSON.stringify([
      piece.side,
      piece.symbol,
      piece.figures,
      piece.badges,
      piece.hits,
      piece.waits,
    ]);
    piles.set(key, [...(piles.get(key) ?? []), piece]);
  }
  return [...piles.values()];
};

/** Counters beside the map: to be set up, or still on their way. */
export function Tray({ session, dragging }: Props) {
  const tray = session.scene.value?.tray ?? [];
  const own = tray.filter(({ side }) => side === session.seat || side === undefined);
  const piles = pilesOf(own.length > 0 ? own : tray);
  if (piles.length === 0) return null;
  return (
    <section class="tray" aria-label={words.label} title={words.help}>
      {piles.map((pile) => (
        <Pile key={pile[0]?.id} session={session} pile={pile} dragging={dragging} />
      ))}
    </section>
  );
}

/** A click picks the top one, another click one more; with shift, in addition to other piles. */
function Pile({ session, pile, dragging }: Props & { readonly pile: readonly Waiting[] }) {
  const picked = session.picked.value;
  const [top] = pile;
  if (top === undefined) return null;
  const taken = pile.filter(({ id }) => picked.includes(id));
  const pick = (adds: boolean): void => {
    const next = pile.find(({ id }) => !picked.includes(id));
    const isMore = next !== undefined && (adds || taken.length > 0);
    session.pick(isMore ? [...session.waitingPicked.value, next.id] : [top.id]);
  };
  const says = words.pile(top.name, top.waits, pile.length);
  return (
    <button
      type="button"
      class="counter-button"
      title={says}
      aria-pressed={taken.length > 0}
      data-piece={top.id}
      onPointerDown={(event) => {
        if (event.button === 0 && event.pointerType === 'mouse')
          dragging()?.follow(event, top.id, {
            clicked: () => pick(event.shiftKey),
            lifted: () => session.pick([top.id]),
          });
      }}
      onClick={(event) => {
        const isByHand = event.detail > 0 && (event as unknown as PointerEvent).pointerType === 'mouse';
        if (!isByHand || dragging() === undefined) pick(event.shiftKey);
      }}
    >
      <Counter piece={top} session={session} />
      <span class="unseen">{says}</span>
      {pile.length > 1 ? (
        <span class="pile-count" aria-hidden="true">
          {taken.length > 1 ? `${taken.length}/${pile.length}` : pile.length}
        </span>
      ) : null}
    </button>
  );
}
