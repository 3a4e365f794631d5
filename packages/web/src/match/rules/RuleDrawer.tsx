import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { rulebookOf } from '../../page/rulebooks.ts';
import { hasCharts } from '../../rules/charts/Charts.tsx';
import { RuleText } from '../../rules/RuleText.tsx';
import { type Rulebook, rulebook } from '../../rules/rulebook.ts';
import '../../rules/rules.css';
import { learn, match } from '../../text/index.ts';
import { ClauseLink } from '../ClauseLink.tsx';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';
import { areChartsOpen } from './ChartsDrawer.tsx';

const words = match.rule;

/** A clause of the rulebook beside the board. */
export function RuleDrawer({ session }: { readonly session: Session }) {
  const id = session.clause.value;
  const book = useSignal<Rulebook | null>(null);
  const name = rulebookOf(id ?? '') ?? session.system.id;
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (id === null) return;
    rulebook(name).then(
      (found) => {
        book.value = found;
        drawer.current?.focus();
      },
      () => {
        book.value = null;
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
      onClick={(event) => {
        const wanted = clauseUnder(event);
        if (wanted === undefined) return;
        event.preventDefault();
        session.clause.value = wanted;
      }}
    >
      <div class="drawer-head">
        <p class="small-caps">{book.value?.title ?? words.title}</p>
        <button type="button" class="tool" aria-label={match.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {book.value?.system === name ? <Passage session={session} book={book.value} id={id} /> : null}
      <p class="row">
        <a class="button" href={`/rules/${name}#${id}`} target="_blank" rel="noreferrer">
          {words.whole}
        </a>
        {hasCharts(session.system.id) ? (
          <button
            type="button"
            onClick={() => {
              close();
              areChartsOpen.value = true;
            }}
          >
            {learn.charts.title}
          </button>
        ) : null}
      </p>
    </aside>
  );
}

function Passage({ session, book, id }: { session: Session; book: Rulebook; id: string }) {
  const at = book.clauses.findIndex((clause) => clause.id === id);
  const clause = book.clauses[at];
  if (clause === undefined) return <p>{words.missing}</p>;
  const neighbours = [book.clauses[at - 1], book.clauses[at + 1]].filter((each) => each !== undefined);
  return (
    <article>
      <h3>{clause.section}</h3>
      <p class="clause-id">{clause.id}</p>
      <RuleText text={clause.text} prefix={book.prefix} />
      <p class="row">
        {neighbours.map((each) => (
          <ClauseLink key={each.id} session={session} rule={each.id} />
        ))}
      </p>
    </article>
  );
}

/** The clause that a link leads to, if it should open here rather than on its own page. */
const clauseUnder = (event: Event): string | undefined =>
  (event.target as Element).closest('a.clause')?.getAttribute('href')?.split('#')[1];
