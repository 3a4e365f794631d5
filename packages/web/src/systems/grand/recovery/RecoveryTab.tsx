import { hasRosters, recoveryOf } from '@warmoot/systems/grand/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import type { ForSession } from '../../part.ts';
import { recovery as words } from '../text/index.ts';
import { gameOf } from '../view.ts';

export const hasRecovery = (session: Session): boolean => {
  const game = gameOf(session);
  return game !== undefined && hasRosters(game);
};

/** GRD-PLY-27: who comes back after which battle, when and where, and how many men a whole unit still needs. */
export function RecoveryTab({ session }: ForSession) {
  const game = gameOf(session);
  if (game === undefined) return null;
  const { men, leaders } = recoveryOf(game, session.seat);
  if (men.length + leaders.length === 0) return <p class="hint">{words.none}</p>;
  return (
    <section aria-label={words.tab}>
      <p class="hint">
        {words.how} <ClauseLink session={session} rule="GRD-CSW-22" />
      </p>
      <ul class="order-rows">
        {men.map(({ battle, unit, city, arrived, missing, bands }) => (
          <li key={`${battle} ${unit} ${city}`}>
            <b>{words.men(unit, city)}</b>
            <span>{words.arrived(arrived, missing)}</span>
            <span class="hint">
              {bands.map(({ weeks, men: count }) => words.band(count, weeks)).join(', ')}
            </span>
          </li>
        ))}
        {leaders.map(({ name, city, weeks }, at) => (
          <li key={at}>
            <b>{words.leader(name, city)}</b>
            <span>{words.inWeeks(weeks)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
