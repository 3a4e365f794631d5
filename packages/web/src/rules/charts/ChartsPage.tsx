import type { Page } from '../../page/pages.tsx';
import { useTitle } from '../../page/useTitle.ts';
import { learn } from '../../text/index.ts';
import '../rules.css';
import { Charts } from './Charts.tsx';

/** The charts and diagrams of one rulebook, to read or to print. */
export const ChartsPage: Page = ({ id }) => {
  useTitle(learn.charts.title);
  return (
    <div class="stack">
      <div class="spread unprinted">
        <h1>{learn.charts.title}</h1>
        <a class="more" href={`/rules/${id}`}>
          {learn.charts.rulebook}
        </a>
      </div>
      <Charts system={id} />
    </div>
  );
};
