import { beginMatch, type Opponent } from '../../../../lobby/newMatch.ts';
import { ScenarioPicture } from '../../../../lobby/picture/ScenarioPicture.tsx';
import { defaultPlayer, type ScenarioCard, type ShelfSystem } from '../../../../lobby/shelf.ts';
import { Problem } from '../../../../page/Problem.tsx';
import { useAction } from '../../../../page/useAction.ts';
import { begin as words } from '../text/index.ts';

interface Way {
  readonly id: 'first' | 'village' | 'friend';
  readonly scenario: string;
  readonly opponent: (bot: string) => Opponent;
}

const WAYS: readonly Way[] = [
  { id: 'first', scenario: 'first', opponent: (bot) => ({ kind: 'computer', bot }) },
  { id: 'village', scenario: 'village', opponent: (bot) => ({ kind: 'computer', bot }) },
  { id: 'friend', scenario: 'crossroads', opponent: () => ({ kind: 'link' }) },
];

/** You play the second side: the elves against the orcs. */
const MINE = 'blue';

/** Its section on the start page: one press to a battle against the computer, or to a table for a friend. */
export function Begin({ system }: { readonly system: ShelfSystem | undefined }) {
  const action = useAction();
  const play = (way: Way, from: ShelfSystem, card: ScenarioCard): void => {
    const request = {
      system: from.id,
      title: card.name,
      options: card.options,
      seats: card.sides.map(({ seat }) => seat),
      mine: MINE,
    };
    void action.run(() => beginMatch({ ...request, opponent: way.opponent(defaultPlayer(from)) }));
  };
  return (
    <section class="stack" aria-labelledby="bloodlust-title">
      <div>
        <h2 id="bloodlust-title">{words.title}</h2>
        <p class="hint">{words.lead}</p>
      </div>
      <Problem problem={action.problem} />
      <ul class="cards three">
        {WAYS.map((way) => {
          const card = system?.scenarios.find(({ id }) => id === way.scenario);
          const { title, about, press } = words.ways[way.id];
          return (
            <li key={way.id} class="card battle">
              {system && card ? (
                <ScenarioPicture system={system.id} card={card} class="battle-picture" />
              ) : (
                <div class="picture battle-picture" />
              )}
              <div class="pad stack tight">
                <h3>{title}</h3>
                <p class="hint">{about}</p>
                <button
                  type="button"
                  class={way.id === 'first' ? 'main' : ''}
                  disabled={card === undefined || action.isRunning}
                  data-way={`bloodlust-${way.id}`}
                  onClick={() => system && card && play(way, system, card)}
                >
                  {press}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <p>
        <a class="more" href="/scenarios?system=bloodlust">
          {words.more}
        </a>
      </p>
    </section>
  );
}
