import type { GameSeen, TournamentSeen } from '@warmoot/server/wire';
import { text } from '../../text/en.ts';
import { EntrantName, entrantOf } from './Standings.tsx';

const words = text.ladder.tournament;

interface Props {
  readonly tournament: TournamentSeen;
}

function Result({ tournament, game }: Props & { readonly game: GameSeen }) {
  const { match, result } = game;
  const says = result === null ? words.inPlay : words.result[result];
  if (match === null) return <span class="hint">{says}</span>;
  const [one, other] = [game.first, game.second].map(
    (number) => entrantOf(tournament, number)?.name ?? text.ladder.formerPlayer,
  ) as [string, string];
  return (
    <a class="tourney-result" href={`/matches/${match}`} aria-label={`${says}. ${words.watch(one, other)}`}>
      {says}
    </a>
  );
}

function Board({ tournament, game }: Props & { readonly game: GameSeen }) {
  const first = entrantOf(tournament, game.first);
  if (game.second === null)
    return (
      <li class="tourney-bye">
        <EntrantName entrant={first} /> <span class="hint">{words.hasBye}</span>
      </li>
    );
  return (
    <li class={[game.first, game.second].includes(tournament.you.number ?? 0) ? 'is-you' : ''}>
      <span class="tourney-side">
        <EntrantName entrant={first} />
        <span class="hint">{tournament.sides[0]}</span>
      </span>
      <Result tournament={tournament} game={game} />
      <span class="tourney-side">
        <EntrantName entrant={entrantOf(tournament, game.second)} />
        <span class="hint">{tournament.sides[1]}</span>
      </span>
    </li>
  );
}

const titleOf = ({ form, rounds }: TournamentSeen, round: number): string =>
  form === 'knock-out' && round === rounds ? words.final : words.round(round);

function Round({ tournament, round }: Props & { readonly round: number }) {
  const games = tournament.games.filter((game) => game.round === round);
  const isThird = ({ board }: GameSeen): boolean =>
    tournament.form === 'knock-out' && round === tournament.rounds && board > 0;
  const third = games.filter(isThird);
  return (
    <section class="tourney-round" aria-labelledby={`round-${round}`}>
      <h3 id={`round-${round}`}>{titleOf(tournament, round)}</h3>
      <ul class="card tourney-boards">
        {games
          .filter((game) => !isThird(game))
          .map((game) => (
            <Board key={game.board} tournament={tournament} game={game} />
          ))}
      </ul>
      {third.length > 0 ? (
        <>
          <h3>{words.thirdPlace}</h3>
          <ul class="card tourney-boards">
            {third.map((game) => (
              <Board key={game.board} tournament={tournament} game={game} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** Every round so far: the latest first in a Swiss tournament, from left to right towards the final in a cup. */
export function Rounds({ tournament }: Props) {
  const { round, form } = tournament;
  const rounds = Array.from({ length: round }, (_, at) => at + 1);
  const shown = form === 'swiss' ? rounds.reverse() : rounds;
  return (
    <div class={`tourney-rounds ${form}`}>
      {shown.map((each) => (
        <Round key={each} tournament={tournament} round={each} />
      ))}
    </div>
  );
}
