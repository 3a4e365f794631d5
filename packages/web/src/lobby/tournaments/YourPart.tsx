import { useSignal } from '@preact/signals';
import type { TournamentSeen } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';
import { me } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import { type Action, useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { entrantOf } from './Standings.tsx';

const words = text.ladder.tournament;

interface Props {
  readonly tournament: TournamentSeen;
  readonly sides: readonly string[];
  readonly reload: () => void;
}

/** The user's game in the current round. */
const ownGame = ({ games, round, you }: TournamentSeen) =>
  games.find((game) => game.round === round && [game.first, game.second].includes(you.number ?? 0));

function NextGame({ tournament, sides }: Pick<Props, 'tournament' | 'sides'>) {
  const { you, status } = tournament;
  if (status !== 'running' || you.number === null || you.hasLeft) return null;
  const game = ownGame(tournament);
  if (game === undefined) return null;
  if (game.second === null) return <p class="card pad">{words.bye}</p>;
  if (game.result !== null) return <p class="card pad">{words.waiting}</p>;
  if (you.match === null) return <p class="card pad">{words.opening}</p>;
  const isFirst = game.first === you.number;
  const opponent = entrantOf(tournament, isFirst ? game.second : game.first);
  return (
    <section class="card pad stack tight" aria-labelledby="next-title">
      <h2 id="next-title">{words.next}</h2>
      <p>{words.playing(sides[isFirst ? 0 : 1] ?? '', opponent?.name ?? text.ladder.formerPlayer)}</p>
      <a class="button main big" href={`/matches/${you.match}`}>
        {words.play}
      </a>
    </section>
  );
}

/** Runs an action, then loads the tournament again. */
const thenReload =
  (action: Action, reload: () => void) =>
  (what: () => Promise<unknown>): void => {
    void action.run(async () => {
      await what();
      reload();
    });
  };

function Entering({ tournament, reload }: Props) {
  const { id, status, you } = tournament;
  const action = useAction();
  const act = thenReload(action, reload);
  const path = `/tournaments/${id}/entrants`;
  const isIn = you.number !== null && !you.hasLeft;
  if (status !== 'open' && status !== 'running') return null;
  return (
    <div class="stack tight">
      {you.mayEnter ? (
        <button
          type="button"
          class="main big"
          disabled={action.isRunning}
          onClick={() => act(() => api.post(path))}
        >
          {words.enter}
        </button>
      ) : null}
      {status === 'open' && (me.value === null || me.value?.isGuest) ? (
        <a class="button main big" href="/account">
          {words.makeAccount}
        </a>
      ) : null}
      {isIn && status === 'open' ? <p class="good">{words.entered}</p> : null}
      {you.hasLeft && status === 'running' ? <p class="hint">{words.withdrawn}</p> : null}
      {isIn ? (
        <button type="button" disabled={action.isRunning} onClick={() => act(() => api.delete(path))}>
          {words.withdraw}
        </button>
      ) : null}
      <Problem problem={action.problem} />
    </div>
  );
}

function Keeping({ tournament, reload }: Props) {
  const { id, status, you } = tournament;
  const action = useAction();
  const act = thenReload(action, reload);
  const isConfirming = useSignal(false);
  if (!you.isKeeper || (status !== 'open' && status !== 'running')) return null;
  return (
    <section class="card pad stack tight" aria-labelledby="keeping-title">
      <h2 id="keeping-title">{words.keeping}</h2>
      {status === 'open' ? (
        <button
          type="button"
          disabled={action.isRunning}
          onClick={() => act(() => api.post(`/tournaments/${id}/begin`))}
        >
          {words.begin}
        </button>
      ) : null}
      <button
        type="button"
        disabled={action.isRunning}
        onClick={() => {
          if (isConfirming.value) act(() => api.delete(`/tournaments/${id}`));
          else isConfirming.value = true;
        }}
      >
        {isConfirming.value ? words.reallyCancel : words.cancel}
      </button>
      <Problem problem={action.problem} />
    </section>
  );
}

/** What the user can do here: play, enter, withdraw, or run the tournament. */
export function YourPart(props: Props) {
  return (
    <>
      <NextGame tournament={props.tournament} sides={props.sides} />
      <Entering {...props} />
      <Keeping {...props} />
    </>
  );
}
