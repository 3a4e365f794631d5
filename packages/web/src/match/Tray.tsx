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

/** Counters that look the same share one pile. */
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

/** Own counters beside the map: to be set up, or still on their way. Those of others are in the status panel. */
export function Tray({ session, dragging }: Props) {
  const own = (session.scene.value?.tray ?? []).filter(
    ({ side }) => side === session.seat || side === undefined,
  );
  if (own.length === 0) return null;
  return (
    <section class="tray" aria-label={words.label} title={words.help}>
      <TakeAll session={session} own={own} />
      {pilesOf(own).map((pile) => (
        <Pile key={pile[0]?.id} session={session} pile={pile} dragging={dragging} />
      ))}
    </section>
  );
}

/** All units that can enter the map now. */
function TakeAll({ session, own }: { readonly session: Session; readonly own: readonly Waiting[] }) {
  const able = new Set(session.subjects.value);
  const all = own.filter(({ id }) => able.has(id)).map(({ id }) => id);
  if (all.length < 2) return null;
  const isTaken = session.waitingPicked.value.length === all.length;
  return (
    <button
      type="button"
      class="small-button tray-all"
      aria-pressed={isTaken}
      onClick={() => session.pick(isTaken ? [] : all)}
    >
      {words.all(all.length)}
    </button>
  );
}

/**
 * A click picks the top one, another click one more, and a double click all of them; with shift, in addition to other
 * piles.
 */
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
  const pickPile = (adds: boolean): void => {
    const others = adds ? session.waitingPicked.value : [];
    session.pick([...new Set([...others, ...pile.map(({ id }) => id)])]);
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
      onDblClick={(event) => pickPile(event.shiftKey)}
      onContextMenu={(event) => {
        event.preventDefault();
        pickPile(event.shiftKey);
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
