import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { asPerson, me } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { goTo } from '../../page/router.ts';
import { Sheet } from '../../page/Sheet.tsx';
import { useAction } from '../../page/useAction.ts';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { ScenarioPicture } from '../picture/ScenarioPicture.tsx';
import { RatedNote } from '../player/RatedChoice.tsx';
import { SideBadge } from '../SideBadge.tsx';
import { type ScenarioCard, shelf } from '../shelf.ts';
import '../lobby.css';
import './invitation.css';

interface Invitation {
  readonly match: string;
  readonly system: string;
  readonly title: string;
  readonly purpose: 'seat' | 'watch' | 'handOver';
  readonly seat: string | null;
  readonly openSeats: readonly string[];
  readonly isRated: boolean;
  readonly from: string | null;
  readonly expiresAt: number;
}

const words = text.lobby.invitation;

interface SeatsProps {
  readonly seats: readonly string[];
  readonly card: ScenarioCard | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (seat: string) => void;
}

function Seats({ seats, card, chosen, onChoose }: SeatsProps) {
  const all = card?.sides ?? seats.map((seat) => ({ seat }));
  return (
    <fieldset>
      <legend>{words.side}</legend>
      <div class="sides">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            class="side-choice"
            aria-pressed={seat === chosen}
            onClick={() => onChoose(seat)}
          >
            <SideBadge seat={seat} sides={all} />
            <span>{card?.sides.find((side) => side.seat === seat)?.name ?? text.lobby.seat(seat)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** An invitation to a table: the game, the sender, and one button to join. */
export const InvitationPage: Page = ({ id }) => {
  const { answer, problem } = useRequest(() => api.get<Invitation>(`/invitations/${id}`), [id]);
  const { answer: systems = [] } = useRequest(shelf, []);
  const chosen = useSignal<string | undefined>(undefined);
  const word = useSignal('');
  const action = useAction();
  useTitle(words.title);
  if (problem) return <Sheet title={words.gone} says={problem.message} />;
  if (answer === undefined) return null;
  const card = systems
    .find((system) => system.id === answer.system)
    ?.scenarios.find(({ name }) => name === answer.title);
  const seats = answer.seat === null ? answer.openSeats : [answer.seat];
  const seat = chosen.value ?? seats[0];
  const part = answer.purpose === 'watch' ? 'watch' : 'play';
  const come = (): void => {
    void action.run(async () => {
      const thrown = word.value.trim() === '' ? {} : { word: word.value };
      const body = answer.purpose === 'watch' || seat === undefined ? {} : { seat, ...thrown };
      const { match } = await asPerson(() => api.post<{ match: string }>(`/invitations/${id}`, body));
      goTo(answer.purpose === 'watch' ? `/matches/${match}` : `/matches/${match}/wait`, 'replace');
    });
  };
  return (
    <article class="invitation card">
      {card ? <ScenarioPicture system={answer.system} card={card} class="invitation-picture" /> : null}
      <div class="pad stack">
        <div>
          <p class="hint">{words.from(answer.from)}</p>
          <h1>{words.purposes[answer.purpose](answer.title)}</h1>
        </div>
        {card ? <p>{card.about}</p> : null}
        {answer.isRated ? <RatedNote /> : null}
        {answer.purpose === 'watch' ? null : (
          <Seats
            seats={seats}
            card={card}
            chosen={seat}
            onChoose={(each) => {
              chosen.value = each;
            }}
          />
        )}
        {answer.purpose === 'seat' ? (
          <details>
            <summary>{words.word}</summary>
            <Field label={words.word} value={word} hint={words.wordHint} />
          </details>
        ) : null}
        <button type="button" class="main big" onClick={come} disabled={action.isRunning}>
          {words.come[answer.purpose]}
        </button>
        <Problem problem={action.problem} />
        <p class="hint">{me.value ? words.as[part](me.value.name) : words.asGuest[part]}</p>
      </div>
    </article>
  );
};
