import { WithClauses } from '../../page/Clause.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { partOf } from '../../systems/index.ts';
import { text } from '../../text/index.ts';
import { beginMatch } from '../newMatch.ts';
import { ScenarioPicture } from '../picture/ScenarioPicture.tsx';
import type { ScenarioCard, ShelfSystem } from '../shelf.ts';
import { kindOf, tableOf, useTableChoices } from '../table/choices.ts';
import { TableForm } from '../table/TableForm.tsx';
import { whenOf } from '../whenOf.ts';

interface Props {
  readonly system: ShelfSystem;
  readonly card: ScenarioCard;
}

const words = text.lobby.scenarios;

function About({ system, card }: Props) {
  return (
    <div class="stack">
      <p>
        <a class="more" href="/scenarios">
          {words.back}
        </a>
      </p>
      <div class="spread">
        <h1>{card.name}</h1>
        <span class="lead">{whenOf(card)}</span>
      </div>
      <div class="card">
        <ScenarioPicture system={system.id} card={card} class="setup-picture" />
      </div>
      <p class="lead">{card.about}</p>
      <div>
        <h2>{words.victory}</h2>
        <p class="reading">
          <WithClauses words={card.victory} />
        </p>
      </div>
    </div>
  );
}

/** One scenario: what it is about, and everything that can be agreed before it begins. */
export function ScenarioSetup({ system, card }: Props) {
  const last = card.sides.at(-1)?.seat ?? '';
  const choices = useTableChoices(system, last);
  const own = partOf(system.id).useOptions?.({ system, card });
  const sides = own?.sides ?? card.sides;
  const seats = sides.map(({ seat }) => seat);
  const action = useAction();
  const start = (): void => {
    const options = own === undefined ? card.options : { ...(card.options as object), ...own.read() };
    void action.run(() =>
      beginMatch({
        system: system.id,
        title: card.name,
        options,
        seats,
        ...tableOf(choices, system, seats),
      }),
    );
  };
  return (
    <div class="setup">
      <About system={system} card={card} />
      <section class="card pad stack" aria-labelledby="setup-title">
        <h2 id="setup-title">{words.setUp}</h2>
        {own?.form}
        <TableForm
          system={system}
          sides={sides.map(({ units, ...side }) => ({ ...side, note: text.lobby.units(units) }))}
          choices={choices}
        />
        <button type="button" class="main big" onClick={start} disabled={action.isRunning}>
          {words.start[kindOf(choices, seats)]}
        </button>
        <Problem problem={action.problem} />
      </section>
    </div>
  );
}
