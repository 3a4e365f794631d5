import type { Card, CardRow } from '@warmoot/kernel';
import { match } from '../text/index.ts';
import { sentence } from '../text/sentence.ts';
import type { Session } from './play/session.ts';

const words = match.cards;

/** The player's own hand, and every other row with something to choose. */
const isInHand = ({ seat, scene, subjects }: Session, row: CardRow): boolean =>
  scene.value?.cards?.find(({ side }) => side === seat) === row ||
  row.cards.some(({ id }) => subjects.value.includes(id));

/** The rows that the system's own panels do not draw. */
const rowsOf = ({ scene, panels }: Session): CardRow[] =>
  (scene.value?.cards ?? []).filter((row) => !panels.value.drawsRow?.(row));

/** The cards to choose from, above the prompt. */
export function Hand({ session }: { readonly session: Session }) {
  const rows = rowsOf(session).filter((row) => isInHand(session, row));
  if (rows.length === 0) return null;
  return (
    <section class="hands" aria-label={words.label}>
      {rows.map((row) => (
        <HandRow key={row.id} session={session} row={row} />
      ))}
    </section>
  );
}

/** Open cards on the table, and the backs of other hands. */
export function CardRows({ session }: { readonly session: Session }) {
  const rows = rowsOf(session).filter((row) => !isInHand(session, row));
  if (rows.length === 0) return null;
  return (
    <section class="card-rows" aria-label={words.table}>
      {rows.map((row) => (
        <ShortRow key={row.id} session={session} row={row} />
      ))}
    </section>
  );
}

const isFaceUp = ({ name }: Card): boolean => name !== undefined;

const colourOf = (session: Session, { side }: CardRow): string | undefined =>
  side === undefined ? undefined : session.players.value.get(side)?.field;

function HandRow({ session, row }: { readonly session: Session; readonly row: CardRow }) {
  return (
    <fieldset class="hand" style={{ '--side': colourOf(session, row) }}>
      <legend>{row.title}</legend>
      {row.cards.map((card) => (
        <Face key={card.id} session={session} card={card} />
      ))}
    </fieldset>
  );
}

function Face({ session, card }: { readonly session: Session; readonly card: Card }) {
  const isPicked = session.picked.value.includes(card.id);
  const { name, text } = card;
  return (
    <button
      type="button"
      class="card-face"
      data-card={card.id}
      data-back={name === undefined}
      aria-pressed={isPicked}
      disabled={!session.subjects.value.includes(card.id)}
      onClick={() => session.pick(isPicked ? [] : [card.id])}
    >
      <b>{name === undefined ? words.back : sentence(name)}</b>
      {text === undefined ? null : <span class="card-text">{text}</span>}
    </button>
  );
}

/** `Hand of Beech` with a back for each card; `Sold by Ash` with their names. */
function ShortRow({ session, row }: { readonly session: Session; readonly row: CardRow }) {
  const backs = row.cards.filter((card) => !isFaceUp(card)).length;
  const names = row.cards
    .filter(isFaceUp)
    .map(({ name, text }) => (row.side ? name : `${name}: ${text ?? ''}`));
  return (
    <div class="card-row" style={{ '--side': colourOf(session, row) }}>
      <span class="card-row-title">{row.title}</span>
      {names.length > 0 ? <span class="card-row-names">{names.join(', ')}</span> : null}
      {backs > 0 ? (
        <span class="card-backs" role="img" aria-label={words.backs(backs)}>
          {Array.from({ length: Math.min(backs, 6) }, (_, at) => (
            <i key={at} />
          ))}
          <b aria-hidden="true">{backs}</b>
        </span>
      ) : null}
    </div>
  );
}
