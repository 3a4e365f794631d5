import { holdingsOf, nationsOf } from '@warmoot/systems/citystates/scene';
import type { Session } from '../../../match/play/session.ts';
import { nations, purse as words } from '../text/index.ts';
import { gameOf } from '../view.ts';

/** What every centre yields, what is missing and why, and how near the nation is to winning (CST-ECO-01, CST-VIC-04). */
export function PursePanel({ session }: { readonly session: Session }) {
  const game = gameOf(session);
  if (game === undefined) return null;
  const holdings = holdingsOf(game, session.seat);
  const { all, goal } = nationsOf(game);
  const own = all.find(({ seat }) => seat === session.seat);
  const total = own?.expected ?? 0;
  if (own === undefined || holdings.length === 0) return <p class="hint">{words.none}</p>;
  return (
    <>
      <h3>{nations.gold(own.gold)}</h3>
      <h4>{words.title}</h4>
      <dl class="facts">
        {holdings.map(({ hex, name, income, trouble }) => (
          <div key={hex}>
            <dt>{name}</dt>
            <dd>{trouble === undefined ? `+${income}` : words[trouble]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <b>{words.total(total)}</b>
      </p>
      {goal === undefined ? null : (
        <>
          <div class="plate-bar" aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * total) / goal)}%` }} />
          </div>
          <p class="hint">{words.goal(total, goal)}</p>
        </>
      )}
    </>
  );
}
