import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { CheckField } from '../../page/CheckField.tsx';
import { me } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { goTo } from '../../page/router.ts';
import { useAction } from '../../page/useAction.ts';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { partOf } from '../../systems/index.ts';
import { text } from '../../text/index.ts';
import { ScenarioPicture } from '../picture/ScenarioPicture.tsx';
import { type ScenarioCard, type ShelfSystem, shelf } from '../shelf.ts';
import { bodyOf, useTournamentChoices } from './choices.ts';
import { Battle, FormChoice, TimeChoice, Title } from './fields.tsx';
import '../lobby.css';
import './tournaments.css';

const words = text.ladder.newTournament;

/** A battle that a tournament can be about. */
export interface Playable {
  readonly system: ShelfSystem;
  readonly card: ScenarioCard;
}

const playables = (systems: readonly ShelfSystem[]): readonly Playable[] =>
  systems.flatMap((system) =>
    system.scenarios.filter(({ sides }) => sides.length === 2).map((card) => ({ system, card })),
  );

interface FormProps {
  readonly all: readonly Playable[];
  readonly chosen: Playable;
  readonly onChoose: (chosen: Playable) => void;
  readonly choices: ReturnType<typeof useTournamentChoices>;
}

/** Mounted again for each battle, because the battle's own options are a hook. */
function Form({ all, chosen, onChoose, choices }: FormProps) {
  const action = useAction();
  const own = partOf(chosen.system.id).useOptions?.(chosen);
  const announce = (event: Event): void => {
    event.preventDefault();
    void action.run(async () => {
      const options = { ...(chosen.card.options as object), ...own?.read() };
      const { id } = await api.post<{ id: string }>('/tournaments', bodyOf(choices, chosen, options));
      goTo(`/tournaments/${id}`);
    });
  };
  return (
    <div class="tourney">
      <form class="card pad stack tourney-main" onSubmit={announce}>
        <Battle all={all} chosen={chosen} onChoose={onChoose} />
        {own?.form}
        <Title choices={choices} />
        <FormChoice choices={choices} />
        <TimeChoice choices={choices} />
        <div>
          <CheckField label={words.rated} isOn={choices.isRated} />
          <CheckField label={words.weekly} isOn={choices.isWeekly} />
        </div>
        <button type="submit" class="main big" disabled={action.isRunning}>
          {words.go}
        </button>
        <Problem problem={action.problem} />
      </form>
      <section class="card tourney-about" aria-label={chosen.card.name}>
        <ScenarioPicture system={chosen.system.id} card={chosen.card} class="tourney-picture" />
        <div class="pad stack tight">
          <h2>{chosen.card.name}</h2>
          <p>{chosen.card.about}</p>
        </div>
      </section>
    </div>
  );
}

/** What a keeper decides before a tournament. */
export const NewTournamentPage: Page = () => {
  useTitle(words.title);
  const list = useRequest(() => api.get<{ mayStart: boolean }>('/tournaments'), [me.value?.id]);
  const { answer: systems, problem, retry } = useRequest(shelf, []);
  const picked = useSignal<Playable | undefined>(undefined);
  const choices = useTournamentChoices();
  const all = playables(systems ?? []);
  const chosen = picked.value ?? all[0];
  return (
    <div class="stack">
      <div>
        <p>
          <a class="more" href="/tournaments">
            {text.ladder.tournament.back}
          </a>
        </p>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <Problem problem={problem ?? list.problem} retry={retry} />
      {list.answer?.mayStart === false ? <p class="empty">{words.notKeeper}</p> : null}
      {list.answer?.mayStart && chosen ? (
        <Form
          key={`${chosen.system.id}/${chosen.card.id}`}
          all={all}
          chosen={chosen}
          choices={choices}
          onChoose={(next) => {
            picked.value = next;
          }}
        />
      ) : null}
    </div>
  );
};
