import type { GameCommand } from '@warmoot/kernel';
import { type FireTarget, fireTargets } from '@warmoot/systems/bloodlust/scene';
import { ClauseLinks } from '../../../match/ClauseLink.tsx';
import { offerOf, sameOffer } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import type { ForSession } from '../../part.ts';
import { fire as words } from './text/index.ts';
import { gameOf, isOwn, pickedUnit } from './view.ts';
import './table.css';

const said = (text: string): string => saidBy('bloodlust', text);

/** BLD-PLY-09: whom the picked unit may shoot at, and with what prospect. */
export function FireTab({ session }: ForSession) {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  if (game === undefined || unit === undefined || !isOwn(session)) return <p class="hint">{words.choose}</p>;
  const targets = fireTargets(game, unit);
  return (
    <section class="bl-fire" aria-label={words.tab}>
      <h3>{said(unit.name)}</h3>
      {unit.deeds.hasFired ? <p class="hint">{words.hasFired}</p> : null}
      {targets.length === 0 ? <p class="hint">{words.none}</p> : null}
      <ul class="bl-list">
        {targets.map((target) => (
          <Target key={JSON.stringify(target.command)} session={session} target={target} />
        ))}
      </ul>
      <Declared session={session} />
    </section>
  );
}

function Target({ session, target }: { readonly session: Session; readonly target: FireTarget }) {
  const { command, name, says, rules } = target;
  const offer = offerOf(session.system, session.sight.value?.view, session.seat, command as GameCommand);
  return (
    <li>
      <button
        type="button"
        aria-pressed={sameOffer(offer, session.planned.value)}
        onMouseEnter={() => session.plan(offer)}
        onFocus={() => session.plan(offer)}
        onClick={() => void session.give(offer)}
      >
        <b>{command.mode ? words.at[command.mode](said(name)) : said(name)}</b> {said(says)}
      </button>{' '}
      <ClauseLinks session={session} rules={rules} />
    </li>
  );
}

/** Shots that wait for the end of the step. */
function Declared({ session }: ForSession) {
  const game = gameOf(session);
  if (game === undefined || game.shots.length === 0) return null;
  const name = (id: string): string => said(game.units[id]?.name ?? id);
  return (
    <>
      <h4>{words.declared}</h4>
      <ul class="bl-list plain">
        {game.shots.map(({ unit, target }) => (
          <li key={unit}>{words.aims(name(unit), name(target))}</li>
        ))}
      </ul>
    </>
  );
}
