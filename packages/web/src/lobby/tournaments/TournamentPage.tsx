import type { TournamentSeen } from '@warmoot/server/wire';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { me } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { shelf } from '../shelf.ts';
import { Details } from './Details.tsx';
import { Rounds } from './Rounds.tsx';
import { Entrants, entrantOf, Standings } from './Standings.tsx';
import { sideNames } from './sides.ts';
import { timeOf } from './times.ts';
import { YourPart } from './YourPart.tsx';
import '../lobby.css';
import './tournaments.css';

const EVERY_MS = 5_000;
const words = text.ladder.tournament;

const stateOf = (tournament: TournamentSeen): string => {
  const { status, round, rounds, startsAt, opensAt, standings } = tournament;
  const says = text.ladder.tournaments;
  if (status === 'running') return says.roundOf(Math.max(1, round), rounds);
  if (status === 'open')
    return opensAt > Date.now() ? says.opens(timeOf(opensAt)) : says.closes(timeOf(startsAt));
  if (status === 'cancelled') return says.cancelled;
  const winner = entrantOf(tournament, standings[0]?.number ?? null)?.name;
  return winner === undefined || winner === null ? says.over : says.won(winner);
};

/** One tournament: your next game, the table, and every round. */
export const TournamentPage: Page = ({ id }) => {
  const ask = (): Promise<TournamentSeen> => api.get(`/tournaments/${id}`);
  const { answer, problem, retry } = useRequest(ask, [id, me.value?.id]);
  const { answer: systems = [] } = useRequest(shelf, []);
  useTitle(answer?.title ?? text.ladder.tournaments.title);
  const isGoing = answer?.status === 'open' || answer?.status === 'running';
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => document.hidden || retry(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isGoing]);
  if (answer === undefined) return <Problem problem={problem} retry={retry} />;
  const sides = sideNames(answer, systems);
  return (
    <div class="stack">
      <div>
        <p>
          <a class="more" href="/tournaments">
            {words.back}
          </a>
        </p>
        <h1>{answer.title}</h1>
        <p class="lead" role="status">
          {answer.systemName} · {stateOf(answer)}
        </p>
      </div>
      <div class="tourney">
        <div class="stack tourney-yours">
          <YourPart tournament={answer} sides={sides} reload={retry} />
        </div>
        <div class="stack tourney-main">
          {answer.round > 0 ? <Standings tournament={answer} /> : <Entrants tournament={answer} />}
          {answer.round > 0 ? <Rounds tournament={answer} sides={sides} /> : null}
        </div>
        <div class="tourney-details">
          <Details tournament={answer} systems={systems} />
        </div>
      </div>
    </div>
  );
};
