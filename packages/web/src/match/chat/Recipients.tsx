import { PlayerBadge } from '../../page/PlayerBadge.tsx';
import { match } from '../../text/index.ts';
import { NEUTRAL } from '../../theme/index.ts';
import { ClauseLinks } from '../ClauseLink.tsx';
import type { Session } from '../play/session.ts';
import type { Talk } from './talk.ts';

const words = match.chat;

/** To all, or only to some seats (MOT-11). */
export function Recipients({ session, talk }: { readonly session: Session; readonly talk: Talk }) {
  const chosen = talk.chosen.value;
  if (talk.recipients.value.length === 0) return null;
  return (
    <>
      <fieldset class="chat-to">
        <legend>{words.to}</legend>
        <button
          type="button"
          class="chat-seat"
          aria-pressed={chosen.length === 0}
          onClick={() => {
            talk.chosen.value = [];
          }}
        >
          {words.all}
        </button>
        {talk.recipients.value.map((seat) => (
          <button
            key={seat}
            type="button"
            class="chat-seat"
            data-seat={seat}
            aria-pressed={chosen.includes(seat)}
            onClick={() => talk.toggle(seat)}
          >
            <PlayerBadge player={session.players.value.get(seat) ?? NEUTRAL} size={14} />
            {talk.nameOf(seat)}
          </button>
        ))}
      </fieldset>
      {chosen.length === 0 ? null : (
        <p class="chat-alone" role="status">
          {words.alone(chosen.map((seat) => talk.spokenNameOf(seat)))}{' '}
          <ClauseLinks session={session} rules={['MOT-11']} />
        </p>
      )}
    </>
  );
}
