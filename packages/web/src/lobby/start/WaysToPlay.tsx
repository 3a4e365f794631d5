import type { Seat } from '@warmoot/kernel';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { beginMatch, type Opponent } from '../newMatch.ts';
import { ScenarioPicture } from '../picture/ScenarioPicture.tsx';
import { defaultPlayer, type ScenarioCard, type ShelfSystem } from '../shelf.ts';

/** One press to a match. */
export interface Way<Id extends string> {
  readonly id: Id;
  readonly scenario: string;
  /** Who takes the other seats: a computer player, or friends by link. Default: the system's default player. */
  readonly against?: { readonly bot: string } | 'friends';
  /** Two ways with the same map show different parts of it. */
  readonly towards?: { readonly x: number; readonly y: number };
}

interface WayText {
  readonly title: string;
  readonly about: string;
  readonly press: string;
  /** The title of the match. Default: the name of its scenario. */
  readonly match?: string;
}

interface Props<Id extends string> {
  readonly id: string;
  /** Undefined until the shelf has loaded. */
  readonly system: ShelfSystem | undefined;
  /** The first is the recommended one. */
  readonly ways: readonly Way<Id>[];
  /** The player's own seat. Default: the first. */
  readonly mine?: Seat;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly more: string;
    readonly ways: Readonly<Record<Id, WayText>>;
  };
}

/** Every other seat waits for a friend; the waiting page gives to computers what stays open. */
const friends = (seats: readonly Seat[], mine: Seat): Opponent => ({
  kind: 'each',
  joins: 'link',
  chairs: Object.fromEntries(seats.map((seat) => [seat, seat === mine ? 'me' : 'person'])),
});

/** A system's section on the start page: one press to a match against computers, or to a table for friends. */
export function WaysToPlay<Id extends string>({ id, system, ways, mine, words }: Props<Id>) {
  const action = useAction();
  const play = (way: Way<Id>, from: ShelfSystem, card: ScenarioCard): void => {
    const seats = card.sides.map(({ seat }) => seat);
    const own = mine ?? (seats[0] as Seat);
    const { against = { bot: defaultPlayer(from) } } = way;
    const opponent: Opponent =
      against === 'friends' ? friends(seats, own) : { kind: 'computer', bot: against.bot };
    const title = words.ways[way.id].match ?? card.name;
    void action.run(() =>
      beginMatch({ system: from.id, title, options: card.options, seats, mine: own, opponent }),
    );
  };
  return (
    <section class="stack" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p class="hint">{words.lead}</p>
      </div>
      <Problem problem={action.problem} />
      <ul class={ways.length === 4 ? 'cards four' : 'cards three'}>
        {ways.map((way, at) => (
          <WayCard
            key={way.id}
            name={`${id}-${way.id}`}
            way={way}
            system={system}
            words={words.ways[way.id]}
            isMain={at === 0}
            isBusy={action.isRunning}
            onPlay={play}
          />
        ))}
      </ul>
      <p>
        <a class="more" href={`/scenarios?system=${id}`}>
          {words.more}
        </a>
      </p>
    </section>
  );
}

interface CardProps<Id extends string> {
  readonly name: string;
  readonly way: Way<Id>;
  readonly system: ShelfSystem | undefined;
  readonly words: WayText;
  readonly isMain: boolean;
  readonly isBusy: boolean;
  readonly onPlay: (way: Way<Id>, system: ShelfSystem, card: ScenarioCard) => void;
}

function WayCard<Id extends string>({ name, way, system, words, isMain, isBusy, onPlay }: CardProps<Id>) {
  const card = system?.scenarios.find(({ id }) => id === way.scenario);
  return (
    <li class="card battle">
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
        <h3>{words.title}</h3>
        <p class="hint">{words.about}</p>
        <button
          type="button"
          class={isMain ? 'main' : ''}
          disabled={card === undefined || isBusy}
          data-way={name}
          onClick={() => system && card && onPlay(way, system, card)}
        >
          {words.press}
        </button>
      </div>
    </li>
  );
}
