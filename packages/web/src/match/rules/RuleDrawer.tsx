import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { match } from '../../text/match.ts';
import { ClauseLink } from '../ClauseLink.tsx';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';

const words = match.rule;

interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly section: string;
}
interface Book {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

const books = new Map<string, Promise<Book>>();

const bookOf = (name: string): Promise<Book> => {
  const known = books.get(name);
  if (known) return known;
  const asked = api.get<{ rulebook: Book }>(`/rulebooks/${name}`).then(({ rulebook }) => rulebook);
  books.set(name, asked);
  asked.catch(() => books.delete(name));
  return asked;
};

/** A clause of the rulebook beside the board. */
export function RuleDrawer({ session }: { readonly session: Session }) {
  const id = session.clause.value;
  const book = useSignal<Book | null>(null);
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (id === null) return;
    bookOf(session.system.id).then(
      (found) => {
        book.value = found;
        drawer.current?.focus();
      },
      () => {
        book.value = { title: words.title, clauses: [] };
      },
    );
  }, [id]);
  if (id === null) return null;
  const close = (): void => {
    session.clause.value = null;
  };
  return (
    <aside
      class="rule-drawer"
      ref={drawer}
      tabIndex={-1}
      aria-label={words.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div class="drawer-head">
        <p class="small-caps">{book.value?.title ?? words.title}</p>
        <button type="button" class="tool" aria-label={match.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {book.value ? <Passage session={session} book={book.value} id={id} /> : null}
      <a class="button" href={`/rules/${session.system.id}#${id}`} target="_blank" rel="noreferrer">
        {words.whole}
      </a>
    </aside>
  );
}

function Passage({
  session,
  book,
  id,
}: {
  readonly session: Session;
  readonly book: Book;
  readonly id: string;
}) {
  const at = book.clauses.findIndex((clause) => clause.id === id);
  const clause = book.clauses[at];
  if (clause === undefined) return <p>{words.missing}</p>;
  const neighbours = [book.clauses[at - 1], book.clauses[at + 1]].filter((each) => each !== undefined);
  return (
    <article>
      <h3>{clause.section}</h3>
      <p class="clause-id">{clause.id}</p>
      {clause.text.split(/\n\n+/).map((part, n) => (
        <p key={n} class={part.trimStart().startsWith('|') ? 'clause-table' : undefined}>
          <Marked session={session} text={part} />
        </p>
      ))}
      <p class="row">
        {neighbours.map((each) => (
          <ClauseLink key={each.id} session={session} rule={each.id} />
        ))}
      </p>
    </article>
  );
}

const PARTS = /(\*\*[^*]+\*\*|\b[A-Z]{3}-[A-Z]{1,4}-\d{1,3}\b|\bMOT-\d{2}\b)/;

/** Bold leads and clause ids; the rest stays as written. */
function Marked({ session, text }: { readonly session: Session; readonly text: string }) {
  return (
    <>
      {text.split(PARTS).map((part, at) => {
        if (part.startsWith('**')) return <b key={at}>{part.slice(2, -2)}</b>;
        return at % 2 === 1 ? <ClauseLink key={at} session={session} rule={part} /> : part;
      })}
    </>
  );
}
