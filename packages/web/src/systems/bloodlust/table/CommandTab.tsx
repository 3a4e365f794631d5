import { type General, generalsOf } from '@warmoot/systems/bloodlust/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import type { ForSession } from '../../part.ts';
import { command as words } from './text/index.ts';
import { gameOf, inches } from './view.ts';
import './table.css';

const said = (text: string): string => saidBy('bloodlust', text);

/** BLD-PLY-11: each general with his points, whether they are halved and why, and whom he leads. */
export function CommandTab({ session }: ForSession) {
  const game = gameOf(session);
  if (game === undefined) return null;
  const sides = session.isAtTable.value ? [session.seat as 'red' | 'blue'] : (['red', 'blue'] as const);
  return (
    <section class="bl-command" aria-label={words.tab}>
      {game.options.command === 'BASIC' ? <p class="hint">{words.basic}</p> : null}
      {sides.flatMap((side) =>
        generalsOf(game, side).map((general) => (
          <Led
            key={general.id}
            session={session}
            general={general}
            isBasic={game.options.command === 'BASIC'}
          />
        )),
      )}
    </section>
  );
}

interface Props {
  readonly session: Session;
  readonly general: General;
  readonly isBasic: boolean;
}

function Led({ session, general, isBasic }: Props) {
  return (
    <article class="bl-general">
      <h4>
        <button type="button" class="link" onClick={() => session.pick([general.id])}>
          {said(general.name)}
        </button>
      </h4>
      {isBasic ? null : (
        <p>
          <b>{words.points(general.left, general.full)}</b> <ClauseLink session={session} rule="BLD-CMD-03" />
        </p>
      )}
      {general.isHalved ? (
        <p class="hint">
          {words.halved} <ClauseLink session={session} rule="BLD-CMD-05" />
        </p>
      ) : null}
      {general.isInMelee ? <p class="hint">{words.inMelee}</p> : null}
      {general.threat ? (
        <p class="hint">{words.threat(said(general.threat.name), inches(general.threat.length))}</p>
      ) : null}
      <p class="hint">{words.leads(general.units.map(said).join(', '))}</p>
    </article>
  );
}
