import { useMemo } from 'preact/hooks';
import { text } from '../text/index.ts';
import type { Rulebook } from './rulebook.ts';
import { search, wordsOf } from './search.ts';

const MOST = 80;
const words = text.rules;

/** Highlights the searched words. */
function Marked({ says, asked }: { readonly says: string; readonly asked: readonly string[] }) {
  const pattern = new RegExp(`(${asked.map((word) => word.replace(/[^\w\s]/g, '\\$&')).join('|')})`, 'i');
  return <>{says.split(pattern).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))}</>;
}

export function Results({ book, asked }: { readonly book: Rulebook; readonly asked: string }) {
  const hits = useMemo(() => search(book, asked), [book, asked]);
  const marked = wordsOf(asked);
  return (
    <section class="book-text" aria-labelledby="results-title">
      <h1 id="results-title">{words.resultsIn(book.title)}</h1>
      <p role="status" class="hint">
        {words.found(hits.length, asked)}
      </p>
      <ol class="results">
        {hits.slice(0, MOST).map(({ clause, excerpt }) => (
          <li key={clause.id}>
            <a href={`/rules/${book.system}#${clause.id}`}>
              <span class="rule-id">{clause.id}</span> <strong>{clause.title}</strong>
            </a>
            <p>
              <Marked says={excerpt} asked={marked} />
            </p>
            <p class="hint">{clause.section}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
