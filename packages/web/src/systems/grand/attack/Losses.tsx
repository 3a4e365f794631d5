import { type AttackOutlook, figureOf, type Game } from '@warmoot/systems/grand/scene';
import type { Session } from '../../../match/play/session.ts';
import { NEUTRAL } from '../../../theme/index.ts';
import { attack as words } from '../text/index.ts';

interface Props {
  readonly session: Session;
  readonly game: Game;
  readonly outlook: AttackOutlook;
  readonly side: 'attacker' | 'defender';
}

const GAP = 17;

/** Under their marks, in per cent of the width, but never over each other. */
const apart = (wanted: readonly number[]): number[] => {
  const placed = wanted.map((place) => Math.max(5, Math.min(95, place)));
  for (let at = 1; at < placed.length; at++)
    placed[at] = Math.max(placed[at] as number, (placed[at - 1] as number) + GAP);
  for (let at = placed.length - 1; at >= 0; at--)
    placed[at] = Math.min(
      placed[at] as number,
      at === placed.length - 1 ? 95 : (placed[at + 1] as number) - GAP,
    );
  return placed;
};

/** How much one side may lose, with marks at 10, 50 and 90 per cent. */
export function Losses({ session, game, outlook, side }: Props) {
  const strength = outlook.strengths[side];
  const { quantiles } = outlook[side];
  const [low, middle, high] = quantiles.map((loss) => figureOf(game, loss)) as [string, string, string];
  const places = apart(quantiles.map((loss) => (100 * loss) / Math.max(1, strength)));
  const shares = outlook.losses[side];
  const most = Math.max(...shares);
  const { field } = session.players.value.get(outlook.seats[side]) ?? NEUTRAL;
  return (
    <figure style={{ '--side': field }}>
      <figcaption>
        <b>{words.losses[side](figureOf(game, strength))}</b>
        <span class="unseen">{words.usual(low, middle, high)}</span>
      </figcaption>
      <div class="loss-bars" aria-hidden="true">
        {shares.map((share, at) => (
          <i key={at} style={{ height: `${(100 * share) / most}%` }} />
        ))}
        {quantiles.map((loss, at) => (
          <s
            key={['low', 'middle', 'high'][at]}
            data-middle={at === 1}
            style={{ left: `${(100 * loss) / Math.max(1, strength)}%` }}
          />
        ))}
      </div>
      <p class="loss-marks" aria-hidden="true">
        {[low, middle, high].map((mark, at) => (
          <span key={['low', 'middle', 'high'][at]} style={{ left: `${places[at]}%` }}>
            {mark}
          </span>
        ))}
      </p>
    </figure>
  );
}
