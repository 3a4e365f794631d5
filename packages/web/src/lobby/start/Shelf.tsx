import { text } from '../../text/en.ts';
import type { SystemOnShelf } from '../shelf.ts';
import { ShelfPicture } from './ShelfPicture.tsx';

const BOOKS = ['csw', 'grand', 'citystates', 'bloodlust', 'chronopia'] as const;

/** The five systems: what each is about, its rulebook, and its battles where it can be played here. */
export function Shelf({ systems }: { readonly systems: readonly SystemOnShelf[] }) {
  const words = text.lobby.start.shelf;
  const isPlayable = (book: string): boolean => systems.some(({ id }) => id === book);
  return (
    <section class="shelf stack" aria-labelledby="shelf-title">
      <h2 id="shelf-title">{words.title}</h2>
      <ul class="cards five">
        {BOOKS.map((book) => (
          <li key={book} class="card book">
            <ShelfPicture book={book} />
            <div class="pad stack tight">
              <h3>{text.systems[book].name}</h3>
              <p class="hint">{text.systems[book].says}</p>
              <p class="row book-links">
                {isPlayable(book) ? <a href={`/scenarios?system=${book}`}>{words.play}</a> : null}
                <a href={`/rules/${book}`} aria-label={words.rulesOf(text.systems[book].name)}>
                  {words.rules}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
