import { books } from '../../page/rulebooks.ts';
import { partOf } from '../../systems/index.ts';
import { text } from '../../text/index.ts';
import type { ShelfSystem } from '../shelf.ts';
import { ShelfPicture } from './ShelfPicture.tsx';

/** The systems on the shelf: what each is about, its rulebook, and its battles if it can be played here. */
export function Shelf({ systems }: { readonly systems: readonly ShelfSystem[] }) {
  const words = text.lobby.start.shelf;
  const isPlayable = (book: string): boolean => systems.some(({ id }) => id === book);
  return (
    <section class="shelf stack" aria-labelledby="shelf-title">
      <h2 id="shelf-title">{words.title}</h2>
      <ul class="cards six">
        {books().map(({ id, name, about, emblems }) => (
          <li key={id} class="card book">
            <ShelfPicture emblems={emblems} />
            <div class="pad stack tight">
              <h3>{name}</h3>
              <p class="hint">{about}</p>
              <p class="row book-links">
                {isPlayable(id) ? <a href={`/scenarios?system=${id}`}>{words.play}</a> : null}
                <a href={`/rules/${id}`} aria-label={words.rulesOf(name)}>
                  {words.rules}
                </a>
                {partOf(id).links?.map(({ href, says }) => (
                  <a key={href} href={href}>
                    {says()}
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
