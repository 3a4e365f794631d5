import type { RatingSeen } from '@warmoot/server/wire';
import { text } from '../../text/index.ts';
import { graphOf } from './graph.ts';

const words = text.ladder.player;
const WIDTH = 320;
const HEIGHT = 96;
/** Leaves room for the figures beside the graph. */
const MARGIN = 40;

function RatingGraph({ rating }: { readonly rating: RatingSeen }) {
  const history = rating.history ?? [];
  if (history.length === 0) return null;
  const { line, area, last, lowest, highest } = graphOf(history, WIDTH, HEIGHT);
  const says = words.graph(rating.systemName, history[0]!.rating, history.at(-1)!.rating, history.length);
  return (
    <svg class="rating-graph" viewBox={`0 -6 ${WIDTH + MARGIN} ${HEIGHT + 12}`} role="img" aria-label={says}>
      <path class="rating-rule" d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
      <path class="rating-area" d={area} />
      <path class="rating-line" d={line} />
      <circle class="rating-dot" cx={last.x} cy={last.y} r="4" />
      <text x={WIDTH + 8} y="4">
        {highest}
      </text>
      <text x={WIDTH + 8} y={HEIGHT + 4}>
        {lowest}
      </text>
    </svg>
  );
}

/** A rating, its history, and the record behind it. */
export function RatingCard({ rating }: { readonly rating: RatingSeen }) {
  const { record } = rating;
  return (
    <li class="card pad stack tight">
      <h3>{rating.systemName}</h3>
      <p class="rating-figure">
        <strong>
          {rating.rating}
          {rating.isProvisional ? <span title={words.provisional}>?</span> : null}
        </strong>{' '}
        <span class="hint">{words.deviation(rating.deviation)}</span>
      </p>
      <RatingGraph rating={rating} />
      {record === null ? null : <p>{words.record(record.won, record.drawn, record.lost)}</p>}
      {rating.isProvisional ? <p class="hint">{words.provisional}</p> : null}
    </li>
  );
}
