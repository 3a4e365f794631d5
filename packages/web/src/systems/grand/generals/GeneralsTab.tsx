import { type GeneralCard, generalCards } from '@warmoot/systems/grand/scene';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import type { ForSession } from '../../part.ts';
import { newsUpTo } from '../news.ts';
import { generals as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { Returning } from './Returning.tsx';
import './GeneralsTab.css';

/** One's own generals, each with what he has lived through (GRD-PLY-11). */
export function GeneralsTab({ session }: ForSession) {
  const game = gameOf(session);
  const cards = game === undefined ? [] : generalCards(game, session.seat, newsUpTo(session));
  return (
    <>
      {cards.length === 0 ? <p class="hint">{words.none}</p> : null}
      <ul class="generals">
        {cards.map((card) => (
          <General key={card.id} session={session} card={card} />
        ))}
      </ul>
      <Returning session={session} />
    </>
  );
}

function General({ session, card }: { readonly session: Session; readonly card: GeneralCard }) {
  const { name, ability, experience, needed, share, commands, place, history } = card;
  return (
    <li data-general={card.id}>
      <p class="general-head">
        <b class="general-medal">{ability}</b>
        <strong>{name}</strong>
        <span class="hint">{commands ? words.commands(place) : words.rides(place)}</span>
      </p>
      <p class="general-experience">
        <span aria-hidden="true">
          <i style={{ width: `${100 * share}%` }} />
        </span>
        <span class="hint">{words.experience(experience, needed)}</span>
      </p>
      {history.length === 0 ? (
        <p class="hint">{words.noHistory}</p>
      ) : (
        <details>
          <summary>{words.history(history.length)}</summary>
          <ol>
            {history.map(({ number, line }, at) => (
              <li key={at}>
                {sentence(saidBy('grand', line.text))}{' '}
                <a
                  class="replay-link"
                  href={`${session.link.path}?at=${number}`}
                  aria-label={words.replay(number)}
                >
                  ▷
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
