import type { GameListed, Profile } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';
import { me } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { locale } from '../../text/language.ts';
import { RatingCard } from './RatingCard.tsx';
import '../lobby.css';
import './player.css';

const words = text.ladder.player;

const dayOf = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at);

function Game({ game }: { readonly game: GameListed }) {
  const { match, title, verdict, opponents, change, endedAt } = game;
  return (
    <li>
      <span class={`verdict ${verdict}`}>{words.verdict[verdict]}</span>
      <span class="played-words">
        <a href={`/matches/${match}`}>{title}</a> <span class="hint">{words.against(opponents)}</span>
      </span>
      <span class="played-change">{change === null ? '' : words.change(change)}</span>
      <time class="hint" dateTime={new Date(endedAt).toISOString()}>
        {new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(endedAt)}
      </time>
    </li>
  );
}

function Games({ profile: { name, games } }: { readonly profile: Profile }) {
  return (
    <section class="stack tight" aria-labelledby="played-title">
      <h2 id="played-title">{words.games}</h2>
      {games === null ? <p class="empty">{words.hidden(name)}</p> : null}
      {games?.length === 0 ? <p class="empty">{words.noGames}</p> : null}
      {games && games.length > 0 ? (
        <ul class="card played">
          {games.map((game) => (
            <Game key={game.match} game={game} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Ratings({ profile: { ratings } }: { readonly profile: Profile }) {
  return (
    <section class="stack tight" aria-labelledby="ratings-title">
      <h2 id="ratings-title">{words.ratings}</h2>
      {ratings.length === 0 ? <p class="empty">{words.unrated}</p> : null}
      <ul class="rating-cards">
        {ratings.map((rating) => (
          <RatingCard key={rating.system} rating={rating} />
        ))}
      </ul>
    </section>
  );
}

/** An account as everybody may see it. */
export const PlayerPage: Page = ({ id }) => {
  const path = `/players/${encodeURIComponent(id)}`;
  const { answer, problem, retry } = useRequest(() => api.get<Profile>(path), [id, me.value?.id]);
  useTitle(answer?.name ?? id);
  if (answer === undefined) return <Problem problem={problem} retry={retry} />;
  return (
    <div class="player stack">
      <div class="spread">
        <div>
          <h1>{answer.name}</h1>
          <p class="lead">{words.since(dayOf(answer.since))}</p>
        </div>
        {answer.isYou ? (
          <div class="row">
            <span class="tag">{words.you}</span>
            <a class="more" href="/account">
              {words.settings}
            </a>
          </div>
        ) : null}
      </div>
      {answer.isYou && answer.hidesHistory ? <p class="good">{words.hiddenFromOthers}</p> : null}
      <div class="player-columns">
        <Ratings profile={answer} />
        <Games profile={answer} />
      </div>
    </div>
  );
};
