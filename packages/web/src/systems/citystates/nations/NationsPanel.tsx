import { nationsOf } from '@warmoot/systems/citystates/scene';
import { ChoiceButton } from '../../../match/panels/ChoiceButton.tsx';
import { shownPanel } from '../../../match/panels/shown.ts';
import type { Session } from '../../../match/play/session.ts';
import { PlayerBadge } from '../../../page/PlayerBadge.tsx';
import { NEUTRAL } from '../../../theme/index.ts';
import { nations as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { sitterOf } from './sitters.ts';
import './NationsPanel.css';

/** What is settled between nations, or said once for all. */
const SETTLED: readonly string[] = ['ally', 'gift', 'standingOrder'];

/** All nations in words, and what can be settled with them: alliances, gifts, a private word. */
export function NationsPanel({ session }: { readonly session: Session }) {
  const game = gameOf(session);
  if (game === undefined) return null;
  const { all, goal } = nationsOf(game);
  const talks = session.tableChoices.value.filter(({ command }) => SETTLED.includes(command.type));
  return (
    <>
      {all.map(({ seat, gold, cities, towns, landUnits, ships, income, isOut }) => (
        <section key={seat} class="nation">
          <h3>
            <PlayerBadge player={session.players.value.get(seat) ?? NEUTRAL} size={18} />{' '}
            {session.sideNames.value[seat]} <span class="hint">{sitterOf(session, seat)}</span>
          </h3>
          <p>
            {isOut
              ? words.out
              : [
                  words.gold(gold),
                  words.cities(cities),
                  words.towns(towns),
                  words.units(landUnits),
                  words.ships(ships),
                ].join(', ')}
          </p>
          <p class="hint">{goal === undefined ? words.incomeAlone(income) : words.income(income, goal)}</p>
        </section>
      ))}
      <div class="here">
        {talks.length === 0 ? <p class="hint">{words.none}</p> : null}
        {talks.map((choice) => (
          <ChoiceButton key={JSON.stringify(choice.command)} session={session} choice={choice} />
        ))}
        {session.link.kind === 'table' ? (
          <button type="button" onClick={() => (shownPanel.value = 'chat')}>
            {words.talk}
          </button>
        ) : null}
      </div>
    </>
  );
}
