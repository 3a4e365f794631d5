import type { EntrantSeen, Standing, TournamentSeen } from '@warmoot/server/wire';
import { text } from '../../text/index.ts';

const words = text.ladder.tournament;

interface NameProps {
  readonly entrant: EntrantSeen | undefined;
}

/** An entrant, as a link to the profile. */
export function EntrantName({ entrant }: NameProps) {
  const name = entrant?.name ?? null;
  if (name === null) return <span class="hint">{text.ladder.formerPlayer}</span>;
  return (
    <a class="tourney-name" href={`/player/${encodeURIComponent(name)}`}>
      {name}
    </a>
  );
}

export const entrantOf = ({ entrants }: TournamentSeen, number: number | null): EntrantSeen | undefined =>
  entrants.find((entrant) => entrant.number === number);

interface RowProps {
  readonly tournament: TournamentSeen;
  readonly standing: Standing;
}

function Row({ tournament, standing }: RowProps) {
  const entrant = entrantOf(tournament, standing.number);
  const isSwiss = tournament.form === 'swiss';
  return (
    <tr class={tournament.you.number === standing.number ? 'is-you' : ''}>
      <td>{standing.place}</td>
      <th scope="row">
        <EntrantName entrant={entrant} /> {entrant?.hasLeft ? <span class="tag">{words.hasLeft}</span> : null}
      </th>
      <td>{entrant?.rating}</td>
      {isSwiss ? <td class="tourney-points">{words.points(standing.halfPoints)}</td> : null}
      {isSwiss ? <td>{words.points(standing.buchholz)}</td> : null}
      <td>{standing.wins}</td>
    </tr>
  );
}

/** The table of the tournament, the best first. */
export function Standings({ tournament }: { readonly tournament: TournamentSeen }) {
  const { columns } = words;
  const isSwiss = tournament.form === 'swiss';
  return (
    <section class="stack tight" aria-labelledby="standings-title">
      <h2 id="standings-title">{words.standings}</h2>
      <div class="card tourney-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.player}</th>
              <th scope="col">{columns.rating}</th>
              {isSwiss ? <th scope="col">{columns.points}</th> : null}
              {isSwiss ? (
                <th scope="col" title={words.buchholzHelp}>
                  {columns.buchholz}
                </th>
              ) : null}
              <th scope="col">{columns.wins}</th>
            </tr>
          </thead>
          <tbody>
            {tournament.standings.map((standing) => (
              <Row key={standing.number} tournament={tournament} standing={standing} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Who has entered, while entries are open. */
export function Entrants({ tournament }: { readonly tournament: TournamentSeen }) {
  const present = tournament.entrants.filter(({ hasLeft }) => !hasLeft);
  return (
    <section class="stack tight" aria-labelledby="entrants-title">
      <h2 id="entrants-title">{words.entrantsTitle}</h2>
      {present.length === 0 ? (
        <p class="empty">{words.noEntrants}</p>
      ) : (
        <ol class="card pad tourney-entrants">
          {present.map((entrant) => (
            <li key={entrant.number}>
              <EntrantName entrant={entrant} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
