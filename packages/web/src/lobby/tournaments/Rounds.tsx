import type { GameSeen, TournamentSeen } from '@warmoot/server/wire';
import { text } from '../../text/index.ts';
import { SideBadge } from '../SideBadge.tsx';
import { EntrantName, entrantOf } from './Standings.tsx';

const words = text.ladder.tournament;

interface Props {
  readonly tournament: TournamentSeen;
  /** The names of the first and the second side. */
  readonly sides: readonly string[];
}

function Result({ tournament, game }: Pick<Props, 'tournament'> & { readonly game: GameSeen }) {
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

function Side({ tournament, sides, at }: Props & { readonly at: 0 | 1 }) {
  const seat = tournament.sides[at]?.seat ?? '';
  return (
    <span class="hint tourney-colour">
      <SideBadge seat={seat} sides={tournament.sides} /> {sides[at]}
    </span>
  );
}

function Board({ tournament, sides, game }: Props & { readonly game: GameSeen }) {
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
        <Side tournament={tournament} sides={sides} at={0} />
      </span>
      <Result tournament={tournament} game={game} />
      <span class="tourney-side">
        <EntrantName entrant={entrantOf(tournament, game.second)} />
        <Side tournament={tournament} sides={sides} at={1} />
      </span>
    </li>
  );
}

const titleOf = ({ form, rounds }: TournamentSeen, round: number): string =>
  form === 'knock-out' && round === rounds ? words.final : words.round(round);

function Round({ tournament, sides, round }: Props & { readonly round: number }) {
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
            <Board key={game.board} tournament={tournament} sides={sides} game={game} />
          ))}
      </ul>
      {third.length > 0 ? (
        <>
          <h3>{words.thirdPlace}</h3>
          <ul class="card tourney-boards">
            {third.map((game) => (
              <Board key={game.board} tournament={tournament} sides={sides} game={game} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** Every round so far: the latest first in a Swiss tournament, from left to right towards the final in a cup. */
export function Rounds({ tournament, sides }: Props) {
  const { round, form } = tournament;
  const rounds = Array.from({ length: round }, (_, at) => at + 1);
  const shown = form === 'swiss' ? rounds.reverse() : rounds;
  return (
    <div class={`tourney-rounds ${form}`}>
      {shown.map((each) => (
        <Round key={each} tournament={tournament} sides={sides} round={each} />
      ))}
    </div>
  );
}
