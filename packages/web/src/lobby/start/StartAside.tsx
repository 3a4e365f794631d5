import type { ListedMatch } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';
import { me } from '../../page/me.ts';
import { useRequest } from '../../page/useRequest.ts';
import { text } from '../../text/index.ts';
import { GameLine } from '../games/GameLine.tsx';
import { byUrgency } from '../games/order.ts';
import type { ShelfSystem } from '../shelf.ts';
import { CodeField } from './CodeField.tsx';
import { Learn } from './Learn.tsx';

const MAX_CONTINUED = 3;
const MAX_OPEN = 3;

interface Listed {
  readonly matches: readonly ListedMatch[];
}
const NONE: Listed = { matches: [] };

const words = text.lobby.start;

function Continue({ systems, games }: { systems: readonly ShelfSystem[]; games: readonly ListedMatch[] }) {
  const going = games.filter(({ status }) => status !== 'over').sort(byUrgency);
  if (going.length === 0) return null;
  return (
    <section class="continue stack tight" aria-labelledby="continue-title">
      <div class="spread">
        <h2 id="continue-title">{words.continue}</h2>
        <a class="more" href="/games">
          {words.allGames}
        </a>
      </div>
      <ul class="lines">
        {going.slice(0, MAX_CONTINUED).map((game) => (
          <GameLine key={game.id} game={game} systems={systems} />
        ))}
      </ul>
    </section>
  );
}

function OpenGames({ systems, games }: { systems: readonly ShelfSystem[]; games: readonly ListedMatch[] }) {
  return (
    <section class="stack tight" aria-labelledby="open-title">
      <div class="spread">
        <h2 id="open-title">{words.open}</h2>
        <a class="more" href="/games#open">
          {words.allOpen}
        </a>
      </div>
      {games.length === 0 ? (
        <p class="hint">{words.noneOpen}</p>
      ) : (
        <ul class="lines">
          {games.slice(0, MAX_OPEN).map((game) => (
            <GameLine key={game.id} game={game} systems={systems} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** For this player: their own games first, then open games, a code, and a first lesson. */
export function StartAside({ systems }: { readonly systems: readonly ShelfSystem[] }) {
  const person = me.value;
  const mine = useRequest(
    async () => (person ? api.get<Listed>('/matches?which=mine&limit=20') : NONE),
    [person?.id],
  );
  const open = useRequest(() => api.get<Listed>('/matches?which=open&limit=10'), [person?.id]);
  return (
    <aside class="beside stack" aria-label={words.beside}>
      <Continue systems={systems} games={mine.answer?.matches ?? []} />
      <CodeField />
      <OpenGames
        systems={systems}
        games={(open.answer?.matches ?? []).filter(({ yours }) => yours.length === 0)}
      />
      <Learn />
    </aside>
  );
}
