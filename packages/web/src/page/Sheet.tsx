import type { ComponentChildren } from 'preact';
import { text } from '../text/index.ts';

interface Props {
  readonly title: string;
  readonly says: string;
  readonly children?: ComponentChildren;
}

/** An error page: what happened, and two links to continue. */
export function Sheet({ title, says, children }: Props) {
  return (
    <section class="blank-sheet">
      <h1>{title}</h1>
      <p>{says}</p>
      {children ?? (
        <p class="row">
          <a class="button main" href="/">
            {text.page.toStart}
          </a>
          <a class="button" href="/games">
            {text.page.toGames}
          </a>
        </p>
      )}
    </section>
  );
}
