import type { MatchListed } from '@warmoot/server/wire';
import type { ComponentChildren } from 'preact';
import { api } from '../../net/api.ts';
import { me } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { useAsk } from '../../page/useAsk.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/en.ts';
import { shelf } from '../shelf.ts';
import { BringGame } from './BringGame.tsx';
import { GameLine } from './GameLine.tsx';
import { byUrgency } from './order.ts';
import { TakeHome } from './TakeHome.tsx';
import '../lobby.css';
import './games.css';

const words = text.lobby.games;

interface Listed {
  readonly matches: readonly MatchListed[];
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly games: readonly MatchListed[] | undefined;
  readonly none: ComponentChildren;
  readonly children: (game: MatchListed) => ComponentChildren;
}

function Part({ id, title, games, none, children }: PartProps) {
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
  const { answer: systems = [] } = useAsk(shelf, []);
  const mine = useAsk(
    async () => (person ? (await api.get<Listed>('/matches?which=mine&limit=100')).matches : []),
    [person?.id],
  );
  const open = useAsk(() => api.get<Listed>('/matches?which=open'), [person?.id]);
  const watch = useAsk(() => api.get<Listed>('/matches?which=watch'), [person?.id]);
  const line = (game: MatchListed) => <GameLine key={game.id} game={game} systems={systems} />;
  const notMine = (listed: Listed | undefined) => listed?.matches.filter(({ yours }) => yours.length === 0);
  return (
    <div class="games">
      <h1>{words.title}</h1>
      <Problem problem={mine.problem ?? open.problem ?? watch.problem} again={mine.again} />
      <div class="games-columns">
        <div class="stack">
          <Part
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
          </Part>
          {mine.answer?.some(({ status }) => status === 'over') ? (
            <Part
              id="over"
              title={words.over}
              games={mine.answer.filter(({ status }) => status === 'over')}
              none={null}
            >
              {(game) => (
                <GameLine key={game.id} game={game} systems={systems}>
                  <TakeHome game={game} />
                </GameLine>
              )}
            </Part>
          ) : null}
        </div>
        <div class="stack">
          <Part id="open" title={words.open} games={notMine(open.answer)} none={<p>{words.noneOpen}</p>}>
            {line}
          </Part>
          <Part
            id="watch"
            title={words.watch}
            games={notMine(watch.answer)}
            none={<p>{words.noneToWatch}</p>}
          >
            {line}
          </Part>
          <BringGame />
        </div>
      </div>
    </div>
  );
};
