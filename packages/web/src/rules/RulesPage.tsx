import { useEffect } from 'preact/hooks';
import { Problem } from '../page/Problem.tsx';
import type { Page } from '../page/pages.tsx';
import { goTo } from '../page/router.ts';
import { useRequest } from '../page/useRequest.ts';
import { useTitle } from '../page/useTitle.ts';
import { text } from '../text/index.ts';
import { Book } from './Book.tsx';
import { Contents } from './Contents.tsx';
import { Results } from './Results.tsx';
import { rulebook } from './rulebook.ts';
import './rules.css';

const words = text.rules;

/** The browser looked for the place before the book was loaded. */
const goToClause = (): void => {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  document.querySelector('.found')?.classList.remove('found');
  place?.classList.add('found');
  place?.scrollIntoView();
};

/** A rulebook to read, to search and to print; `#CSW-ZOC-04` is a place in it. */
export const RulesPage: Page = ({ id, query }) => {
  const { answer: book, problem, retry } = useRequest(() => rulebook(id), [id]);
  const asked = query.get('q') ?? '';
  useTitle(book?.title ?? words.title);
  useEffect(() => {
    if (book && asked === '') goToClause();
    addEventListener('hashchange', goToClause);
    return () => removeEventListener('hashchange', goToClause);
  }, [book, asked === '']);
  if (book === undefined) return <Problem problem={problem} retry={retry} />;
  const ask = (wanted: string): void => {
    goTo(wanted === '' ? `/rules/${id}` : `/rules/${id}?q=${encodeURIComponent(wanted)}`, 'replace');
  };
  return (
    <div class="rules">
      <Contents book={book} asked={asked} onAsk={ask} />
      {asked === '' ? <Book book={book} /> : <Results book={book} asked={asked} />}
    </div>
  );
};
