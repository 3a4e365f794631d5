import type { ChartReading } from '@warmoot/kernel';
import { match } from '../../text/index.ts';
import { ClauseLink } from '../ClauseLink.tsx';
import type { Session } from '../play/session.ts';

const words = match.odds;
/** How many columns are shown on either side of the current one. */
const BESIDE = 3;

/** The chart of results: who attacks whom, the current column among its neighbours, and the rows the die can reach. */
export function Chart({ session, chart }: { readonly session: Session; readonly chart: ChartReading }) {
  const { sides, columns, at, rows, rule } = chart;
  const first = Math.max(0, Math.min(at - BESIDE, columns.length - 2 * BESIDE - 1));
  const shown = columns.slice(first, first + 2 * BESIDE + 1);
  return (
    <div class="odds-chart">
      <div class="odds-sides">
        {sides.map(({ label, value, says }) => (
          <div key={label} class="odds-side">
            <h4>{label}</h4>
            <b>{value}</b>
            <p>{says}</p>
          </div>
        ))}
      </div>
      <ol class="odds-columns" aria-label={words.columns}>
        {shown.map((head, i) => (
          <li key={head} {...(first + i === at && { 'aria-current': 'true' })}>
            {head}
          </li>
        ))}
      </ol>
      <p class="odds-rows">
        {words.rows(...rows)} <ClauseLink session={session} rule={rule} />
      </p>
    </div>
  );
}
