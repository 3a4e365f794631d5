import { hasRosters, recoveryOf } from '@warmoot/systems/grand/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { saidBy } from '../../../text/systemWords.ts';
import type { ForSession } from '../../part.ts';
import { recovery as words } from '../text/index.ts';
import { gameOf } from '../view.ts';

/** GRD-PLY-27: who comes back after which battle, when and where, and how many men a whole unit still needs. */
export function Returning({ session }: ForSession) {
  const game = gameOf(session);
  if (game === undefined || !hasRosters(game)) return null;
  const { men, leaders } = recoveryOf(game, session.seat);
  return (
    <section aria-label={words.title}>
      <h4>{words.title}</h4>
      {men.length + leaders.length === 0 ? <p class="hint">{words.none}</p> : null}
      <p class="hint">
        {words.how} <ClauseLink session={session} rule="GRD-CSW-22" />
      </p>
      <ul class="order-rows">
        {men.map(({ battle, unit, city, arrived, missing, bands }) => (
          <li key={`${battle} ${unit} ${city}`}>
            <b>{words.men(saidBy('grand', unit), city)}</b>
            <span>{words.arrived(arrived, missing)}</span>
            <span class="hint">
              {bands.map(({ weeks, men: count }) => words.band(count, weeks)).join(', ')}
            </span>
          </li>
        ))}
        {leaders.map(({ name, city, weeks }, at) => (
          <li key={at}>
            <b>{words.leader(saidBy('grand', name), city)}</b>
            <span>{words.inWeeks(weeks)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
