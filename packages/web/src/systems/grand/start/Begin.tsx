import './begin.css';
import { beginMatch, type Opponent } from '../../../lobby/newMatch.ts';
import { ScenarioPicture } from '../../../lobby/picture/ScenarioPicture.tsx';
import type { ScenarioCard, ShelfSystem } from '../../../lobby/shelf.ts';
import { Problem } from '../../../page/Problem.tsx';
import { useAction } from '../../../page/useAction.ts';
import { begin as words } from '../text/index.ts';

/** The weakest is right for a first war. */
const FIRST = 'baron';
const USUAL = 'duke';

interface Way {
  readonly id: 'quick' | 'four' | 'rosters' | 'friends';
  readonly scenario: string;
  readonly says: () => readonly [title: string, about: string, press: string];
  readonly opponent: (seats: readonly string[]) => Opponent;
  /** Two ways with the same map show different parts of it. */
  readonly towards?: { readonly x: number; readonly y: number };
}

/** Every other seat waits for a friend; the waiting page gives to computers what stays open. */
const friends = (seats: readonly string[]): Opponent => ({
  kind: 'each',
  joins: 'link',
  chairs: Object.fromEntries(seats.map((seat, at) => [seat, at === 0 ? 'me' : 'person'])),
});

const WAYS: readonly Way[] = [
  {
    id: 'quick',
    scenario: 'duel',
    says: () => [words.quick, words.quickSays, words.play],
    opponent: () => ({ kind: 'computer', bot: FIRST }),
  },
  {
    id: 'four',
    scenario: 'four',
    says: () => [words.four, words.fourSays, words.play],
    opponent: () => ({ kind: 'computer', bot: USUAL }),
  },
  {
    id: 'rosters',
    scenario: 'rosters',
    says: () => [words.rosters, words.rostersSays, words.play],
    opponent: () => ({ kind: 'computer', bot: USUAL }),
  },
  {
    id: 'friends',
    scenario: 'four',
    says: () => [words.friends, words.friendsSays, words.invite],
    opponent: friends,
    towards: { x: 0.1, y: 0.15 },
  },
];

/** Its section on the start page: one press to a war against computer kingdoms, or to a table for friends. */
export function Begin({ system }: { readonly system: ShelfSystem | undefined }) {
  const action = useAction();
  const play = (way: Way, card: ScenarioCard): void => {
    const seats = card.sides.map(({ seat }) => seat);
    const request = {
      system: system?.id ?? '',
      title: words.titles[way.id],
      options: card.options,
      seats,
      mine: seats[0] as string,
    };
    void action.run(() => beginMatch({ ...request, opponent: way.opponent(seats) }));
  };
  return (
    <section class="stack" aria-labelledby="grand-title">
      <div>
        <h2 id="grand-title">{words.title}</h2>
        <p class="hint">{words.lead}</p>
      </div>
      <Problem problem={action.problem} />
      <ul class="cards four">
        {WAYS.map((way) => {
          const card = system?.scenarios.find(({ id }) => id === way.scenario);
          const [title, about, press] = way.says();
          return (
            <li key={way.id} class="card battle">
              {system && card ? (
                <ScenarioPicture
                  system={system.id}
                  card={card}
                  class="battle-picture"
                  {...(way.towards && { towards: way.towards })}
                />
              ) : (
                <div class="picture battle-picture" />
              )}
              <div class="pad stack tight">
                <h3>{title}</h3>
                <p class="hint">{about}</p>
                <button
                  type="button"
                  class={way.id === 'quick' ? 'main' : ''}
                  disabled={card === undefined || action.isRunning}
                  data-way={`grand-${way.id}`}
                  onClick={() => card && play(way, card)}
                >
                  {press}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <p>
        <a class="more" href="/scenarios?system=grand">
          {words.more}
        </a>
      </p>
    </section>
  );
}
