import type { Page } from '../page/pages.tsx';
import { rulebooks } from '../page/rulebooks.ts';
import { useTitle } from '../page/useTitle.ts';
import { text } from '../text/index.ts';
import '../lobby/lobby.css';
import './rules.css';

const words = text.rules;

/** All rulebooks. */
export const ShelfPage: Page = () => {
  useTitle(words.title);
  return (
    <div class="stack">
      <div>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <ul class="cards three">
        {rulebooks().map(({ id, prefix, name, about }) => (
          <li key={id} class="card pad stack tight shelf-book">
            <span class="clause">{prefix}</span>
            <h2>
              <a class="cover" href={`/rules/${id}`}>
                {name}
              </a>
            </h2>
            <p class="hint">{about}</p>
          </li>
        ))}
      </ul>
    </div>
  );
};
