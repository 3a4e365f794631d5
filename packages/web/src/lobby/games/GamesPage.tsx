import type { ListedMatch } from '@warmoot/server/wire';
import type { ComponentChildren } from 'preact';
import { api } from '../../net/api.ts';
import { me } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { shelf } from '../shelf.ts';
import { GameFilters, queryOf, useFilters } from './GameFilters.tsx';
import { GameLine } from './GameLine.tsx';
import { ImportMatch } from './ImportMatch.tsx';
import { byUrgency } from './order.ts';
import { SaveMatchFile } from './SaveMatchFile.tsx';
import '../lobby.css';
import './games.css';

const words = text.lobby.games;

interface Listed {
  readonly matches: readonly ListedMatch[];
}

interface GameSectionProps {
  readonly id: string;
  readonly title: string;
  readonly games: readonly ListedMatch[] | undefined;
  readonly none: ComponentChildren;
  readonly children: (game: ListedMatch) => ComponentChildren;
}

function GameSection({ id, title, games, none, children }: GameSectionProps) {
  return (
    <section id={id} class="stack tight" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {games?.length === 0 ? <div class="empty">{none}</div> : <ul class="lines">{games?.map(children)}</ul>}
    </section>
  );
}

/** The player's own games, open games, and games to watch. */
export const GamesPage: Page = () => {
  useTitle(words.title);
  const person = me.value;
  const { answer: systems = [] } = useRequest(shelf, []);
  const mine = useRequest(
    async () => (person ? (await api.get<Listed>('/matches?which=mine&limit=100')).matches : []),
    [person?.id],
  );
  const filters = useFilters();
  const wanted = queryOf(filters);
  const open = useRequest(() => api.get<Listed>(`/matches?which=open${wanted}`), [person?.id, wanted]);
  const watch = useRequest(() => api.get<Listed>(`/matches?which=watch${wanted}`), [person?.id, wanted]);
  const line = (game: ListedMatch) => <GameLine key={game.id} game={game} systems={systems} />;
  const notMine = (listed: Listed | undefined) => listed?.matches.filter(({ yours }) => yours.length === 0);
  return (
    <div class="games">
      <h1>{words.title}</h1>
      <Problem problem={mine.problem ?? open.problem ?? watch.problem} retry={mine.retry} />
      <div class="games-columns">
        <div class="stack">
          <GameSection
            id="mine"
            title={words.going}
            games={mine.answer?.filter(({ status }) => status !== 'over').sort(byUrgency)}
            none={
              <>
                <p>{words.noneGoing}</p>
                <a class="button main" href="/scenarios">
                  {words.begin}
                </a>
              </>
            }
          >
            {line}
          </GameSection>
          {mine.answer?.some(({ status }) => status === 'over') ? (
            <GameSection
              id="over"
              title={words.over}
              games={mine.answer.filter(({ status }) => status === 'over')}
              none={null}
            >
              {(game) => (
                <GameLine key={game.id} game={game} systems={systems}>
                  <SaveMatchFile game={game} />
                </GameLine>
              )}
            </GameSection>
          ) : null}
        </div>
        <div class="stack">
          <GameFilters filters={filters} systems={systems} />
          <GameSection
            id="open"
            title={words.open}
            games={notMine(open.answer)}
            none={<p>{words.noneOpen}</p>}
          >
            {line}
          </GameSection>
          <GameSection
            id="watch"
            title={words.watch}
            games={notMine(watch.answer)}
            none={<p>{words.noneToWatch}</p>}
          >
            {line}
          </GameSection>
          <ImportMatch />
        </div>
      </div>
    </div>
  );
};
