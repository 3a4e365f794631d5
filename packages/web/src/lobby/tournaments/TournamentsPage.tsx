import type { TournamentListed } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';
import { me } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { ScenarioPicture } from '../picture/ScenarioPicture.tsx';
import { cardOf, type ShelfSystem, shelf } from '../shelf.ts';
import { timeOf } from './times.ts';
import '../lobby.css';
import './tournaments.css';

const words = text.ladder.tournaments;

interface Listed {
  readonly tournaments: readonly TournamentListed[];
  readonly mayStart: boolean;
}

const stateOf = ({ status, round, rounds, opensAt, startsAt, winner }: TournamentListed): string => {
  if (status === 'running') return words.roundOf(Math.max(1, round), rounds);
  if (status === 'open')
    return opensAt > Date.now() ? words.opens(timeOf(opensAt)) : words.closes(timeOf(startsAt));
  if (status === 'cancelled') return words.cancelled;
  return winner === null ? words.over : words.won(winner);
};

const factsOf = ({ systemName, form, rounds, entrants, isRated, isWeekly }: TournamentListed): string =>
  [
    systemName,
    form === 'swiss' ? `${words.form.swiss}, ${words.rounds(rounds)}` : words.form[form],
    words.entrants(entrants),
    ...(isRated ? [words.isRated] : []),
    ...(isWeekly ? [words.weekly] : []),
  ].join(' · ');

interface LineProps {
  readonly tournament: TournamentListed;
  readonly systems: readonly ShelfSystem[];
}

function Line({ tournament, systems }: LineProps) {
  const { id, title, system, options, status, isYours } = tournament;
  const card = cardOf(systems, system, options);
  return (
    <li class="card line">
      {card ? (
        <ScenarioPicture system={system} card={card} class="line-picture" />
      ) : (
        <div class="picture line-picture" />
      )}
      <a class="line-words" href={`/tournaments/${id}`}>
        <span class={`state ${status === 'running' ? 'now' : ''}`}>{stateOf(tournament)}</span>
        <span class="line-title">{title}</span>
        <span class="hint">{factsOf(tournament)}</span>
        {isYours && (status === 'open' || status === 'running') ? (
          <span class="hint">{words.youAreIn}</span>
        ) : null}
      </a>
    </li>
  );
}

const PARTS = [
  ['running', ['running']],
  ['open', ['open']],
  ['over', ['over', 'cancelled']],
] as const;

function Parts({ listed, systems }: { readonly listed: Listed; readonly systems: readonly ShelfSystem[] }) {
  const parts = PARTS.map(([name, statuses]) => ({
    name,
    lines: listed.tournaments.filter(({ status }) => (statuses as readonly string[]).includes(status)),
  })).filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return <p class="empty">{words.none}</p>;
  return (
    <>
      {parts.map(({ name, lines }) => (
        <section key={name} class="stack tight" aria-labelledby={`part-${name}`}>
          <h2 id={`part-${name}`}>{words.parts[name]}</h2>
          <ul class="lines tourneys">
            {lines.map((tournament) => (
              <Line key={tournament.id} tournament={tournament} systems={systems} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Tournaments in play, to come, and finished. */
export const TournamentsPage: Page = () => {
  useTitle(words.title);
  const { answer, problem, retry } = useRequest(() => api.get<Listed>('/tournaments'), [me.value?.id]);
  const { answer: systems = [] } = useRequest(shelf, []);
  return (
    <div class="stack">
      <div class="spread">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
        {answer?.mayStart ? (
          <a class="button main" href="/tournaments/new">
            {words.start}
          </a>
        ) : null}
      </div>
      <Problem problem={problem} retry={retry} />
      {answer ? <Parts listed={answer} systems={systems} /> : null}
    </div>
  );
};
