import { Fragment } from 'preact';
import { rulebookOf } from './rulebooks.ts';

/** A clause id as a link into the rulebook. */
export function Clause({ id }: { readonly id: string }) {
  const book = rulebookOf(id);
  if (book === undefined) return <span class="clause">{id}</span>;
  return (
    <a class="clause" href={`/rules/${book}#${id}`}>
      {id}
    </a>
  );
}

const CLAUSE_IDS = /\b([A-Z]{3}-(?:[A-Z][A-Z0-9]*-)?\d+)\b/;

/** A sentence in which every clause id is a link. */
export function WithClauses({ words }: { readonly words: string }) {
  const parts = words.split(CLAUSE_IDS);
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={at}>{at % 2 === 1 ? <Clause id={part} /> : part}</Fragment>
      ))}
    </>
  );
}
