import { type Deed, type DeedRow, deedsOf } from '@warmoot/systems/citystates/scene';
import { useEffect } from 'preact/hooks';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { act as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import './ActPanel.css';

/** The player's own Character that is selected while Characters may act. */
export const actingCharacter = (session: Session): string | undefined => {
  const [only, ...more] = session.picked.value;
  const game = gameOf(session);
  if (only === undefined || more.length > 0 || game?.phase !== 'operations' || !session.isToAct.value)
    return undefined;
  const owner = session.scene.value?.sides.findIndex(({ seat }) => seat === session.seat);
  return game.characters.some((each) => each.id === only && each.owner === owner) ? only : undefined;
};

/** What a Character can do: each action with its success number and chance, or why not (CST-CHR-03). */
export function ActPanel({ session }: { readonly session: Session }) {
  const game = gameOf(session);
  const id = actingCharacter(session);
  if (game === undefined || id === undefined) return <p class="hint">{words.choose}</p>;
  const rows = deedsOf(game, session.seat, id);
  return (
    <>
      <h3>{sentence(session.atlas.value?.pieces.get(id)?.name ?? '')}</h3>
      <p class="hint">{words.once}</p>
      <ul class="deeds">
        {rows.map((row) => (
          <DeedItem key={row.action} session={session} row={row} />
        ))}
      </ul>
      {rows.length === 0 ? <p class="hint">{words.none}</p> : null}
    </>
  );
}

/** With more targets than this, they are listed on request. */
const MAX_OPEN = 3;

function DeedItem({ session, row }: { readonly session: Session; readonly row: DeedRow }) {
  const { says, deeds, because, rule } = row;
  return (
    <li data-possible={deeds.length > 0}>
      <b>{sentence(saidBy('citystates', says))}</b>
      {deeds.length > MAX_OPEN ? (
        <details>
          <summary>{words.targets(deeds.length)}</summary>
          <DeedButtons session={session} deeds={deeds} />
        </details>
      ) : (
        <DeedButtons session={session} deeds={deeds} />
      )}
      {deeds.length > 0 ? null : (
        <span class="hint">
          {sentence(because === undefined ? words.noTarget : saidBy('citystates', because))}{' '}
          {rule ? <ClauseLink session={session} rule={rule} /> : null}
        </span>
      )}
    </li>
  );
}

function DeedButtons({ session, deeds }: { readonly session: Session; readonly deeds: readonly Deed[] }) {
  return (
    <>
      {deeds.map((deed) => (
        <DeedButton key={JSON.stringify(deed.order)} session={session} deed={deed} />
      ))}
    </>
  );
}

function DeedButton({ session, deed }: { readonly session: Session; readonly deed: Deed }) {
  const { order, number, chance } = deed;
  const offer = offerOf(session.system, session.sight.value?.view, session.seat, order);
  const show = (): void =>
    session.lay('deed', offer.place === undefined ? [] : [{ kind: 'choice', places: [offer.place] }]);
  const hide = (): void => session.lay('deed', []);
  useEffect(() => hide, []);
  return (
    <button
      type="button"
      class="choice-button"
      data-command="act"
      disabled={session.isSending.value}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={() => void session.give(offer)}
    >
      {[offer.verb, offer.goal].filter(Boolean).join(': ')}
      {number === undefined || chance === undefined ? null : (
        <span class="choice-odds">
          <b>{words.percent(chance)}</b> {words.orLess(number)}
        </span>
      )}
    </button>
  );
}
