import { SYSTEMS } from '@warmoot/systems';
import { useEffect, useRef } from 'preact/hooks';
import { partOf } from '../systems/index.ts';
import { learn, text } from '../text/index.ts';
import { anchorOf, type Rulebook } from './rulebook.ts';

interface Props {
  readonly book: Rulebook;
  readonly asked: string;
  readonly onAsk: (wanted: string) => void;
}

const words = text.rules;
const PAUSE_MS = 150;

function SearchField({ asked, onAsk }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (wanted: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onAsk(wanted.trim()), PAUSE_MS);
  };
  return (
    <search class="field">
      <label for="rule-search">{words.search}</label>
      <input
        id="rule-search"
        type="search"
        defaultValue={asked}
        placeholder={words.searchHint}
        onInput={(event) => soon(event.currentTarget.value)}
      />
    </search>
  );
}

/** The chapters, and the field to search them. */
export function Contents(props: Props) {
  const { book, asked } = props;
  const base = asked === '' ? '' : `/rules/${book.system}`;
  return (
    <aside class="contents unprinted">
      <p>
        <a class="more" href="/rules">
          {words.all}
        </a>
      </p>
      {SYSTEMS.some(({ id, reference }) => id === book.system && reference !== undefined) ? (
        <p>
          <a class="more" href={`/rules/${book.system}/charts`}>
            {learn.charts.title}
          </a>
        </p>
      ) : null}
      {partOf(book.system).links?.map(({ href, says }) => (
        <p key={href}>
          <a class="more" href={href}>
            {says()}
          </a>
        </p>
      ))}
      <SearchField {...props} />
      <details class="chapters" open={innerWidth > 900}>
        <summary>{words.contents}</summary>
        <nav aria-label={words.contents}>
          <ul>
            {book.sections.map((section, at) =>
              section.level > 2 || section.title === book.title ? null : (
                <li key={anchorOf(at)} class={section.level === 1 ? 'book-part' : ''}>
                  <a href={`${base}#${anchorOf(at)}`}>{section.title}</a>
                </li>
              ),
            )}
          </ul>
        </nav>
      </details>
      <button type="button" onClick={() => print()}>
        {words.print}
      </button>
    </aside>
  );
}
