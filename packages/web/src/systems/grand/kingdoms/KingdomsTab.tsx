import { figureOf, type Game, type KingdomCard, kingdomsOf } from '@warmoot/systems/grand/scene';
import type { Session } from '../../../match/play/session.ts';
import { PlayerBadge } from '../../../page/PlayerBadge.tsx';
import { NEUTRAL } from '../../../theme/index.ts';
import type { ForSession } from '../../part.ts';
import { sitterOf } from '../sitters.ts';
import { kingdoms as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import './KingdomsTab.css';

/** How all kingdoms stand: everything is public but sealed choices (GRD-GEN-07). */
export function KingdomsTab({ session }: ForSession) {
  const game = gameOf(session);
  if (game === undefined) return null;
  const all = kingdomsOf(game);
  const most = Math.max(1, ...all.map(({ strength }) => strength));
  return (
    <>
      {all.map((card) => (
        <Standing key={card.seat} session={session} game={game} card={card} share={card.strength / most} />
      ))}
      {session.link.kind === 'table' && session.yours.includes(session.seat) ? (
        <p>
          <a
            href={`/api/v1/matches/${session.link.match}/report?as=${session.seat}&format=html`}
            target="_blank"
            rel="noreferrer"
          >
            {words.print}
          </a>
        </p>
      ) : null}
    </>
  );
}

interface Props {
  readonly session: Session;
  readonly game: Game;
  readonly card: KingdomCard;
  readonly share: number;
}

function Standing({ session, game, card, share }: Props) {
  const player = session.players.value.get(card.seat) ?? NEUTRAL;
  const nameOf = (seat: string): string => session.sideNames.value[seat] ?? seat;
  return (
    <section class="kingdom" style={{ '--side': player.field }} data-kingdom={card.seat}>
      <h3>
        <PlayerBadge player={player} size={18} /> {nameOf(card.seat)}{' '}
        <span class="hint">{sitterOf(session, card.seat)}</span>
      </h3>
      {card.isOut ? (
        <p>{card.armies === 0 ? words.out : words.holdouts(card.armies)}</p>
      ) : (
        <>
          <p>{words.purse(card.stockpile, card.income)}</p>
          <p>{words.forces(card.cities, card.armies, figureOf(game, card.strength), card.generals)}</p>
        </>
      )}
      {card.isOut ? null : (
        <div class="kingdom-bar" aria-hidden="true">
          <i style={{ width: `${100 * share}%` }} />
        </div>
      )}
      {card.demands.worst > 0 ? (
        <p class="hint">{words.demands(card.demands.mean, card.demands.worst)}</p>
      ) : null}
      {card.atPeaceWith.length > 0 ? (
        <p class="hint">{words.peace(card.atPeaceWith.map(nameOf).join(', '))}</p>
      ) : null}
    </section>
  );
}
