import { beginMatch } from '../../../lobby/newMatch.ts';
import { type ShelfSystem, shelf } from '../../../lobby/shelf.ts';
import { tableOf, useTableChoices } from '../../../lobby/table/choices.ts';
import { TableForm } from '../../../lobby/table/TableForm.tsx';
import { ApiProblem } from '../../../net/api.ts';
import { Problem } from '../../../page/Problem.tsx';
import type { Page } from '../../../page/pages.tsx';
import { useAction } from '../../../page/useAction.ts';
import { useRequest } from '../../../page/useRequest.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { text } from '../../../text/index.ts';
import { CswModules, cswOptions, useCswChoices } from '../Modules.tsx';
import { battle } from '../text/index.ts';
import { Army } from './Army.tsx';
import { battleOf, SIDES, useBattleDraft } from './battleDraft.ts';
import { faultPlace, type Place } from './faultPlace.ts';
import { Ground } from './Ground.tsx';
import { Terms } from './Terms.tsx';
import '../../../lobby/lobby.css';
import './battle.css';

const words = battle;

/** A refusal at its place on the page; the server makes the final check of every army and map. */
const problemAt = (problem: Error | undefined, place: Place): Error | undefined => {
  if (!(problem instanceof ApiProblem)) return place === 'table' ? problem : undefined;
  return faultPlace(problem.more.at) === place ? problem : undefined;
};

/** Beside the button: what is wrong further up the page, with a link to it. */
function FaultAbove({ problem }: { readonly problem: Error | undefined }) {
  if (problem === undefined || problemAt(problem, 'table') !== undefined) return null;
  const show = (): void =>
    document.querySelector('.builder .problem')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  return (
    <p class="row">
      <span>{problem.message}</span>
      <button type="button" onClick={show}>
        {words.showFault}
      </button>
    </p>
  );
}

function Builder({ csw }: { readonly csw: ShelfSystem }) {
  const draft = useBattleDraft(words.sideNames);
  const choices = useTableChoices(csw, 'red');
  const modules = useCswChoices();
  const action = useAction();
  const at = (place: Place) => <Problem problem={problemAt(action.problem, place)} />;
  const start = (): void => {
    void action.run(() =>
      beginMatch({
        system: 'csw',
        title: words.matchTitle(draft.blue.name.value, draft.red.name.value),
        options: { battle: battleOf(draft), ...cswOptions(modules) },
        seats: SIDES,
        ...tableOf(choices, csw, SIDES),
      }),
    );
  };
  return (
    <div class="builder">
      <div class="stack">
        <Ground draft={draft} />
        {at('map')}
        <Terms draft={draft} />
        {at('terms')}
        <CswModules choices={modules} />
      </div>
      {SIDES.map((side) => (
        <div key={side} class="stack army-column">
          <Army draft={draft} side={side} modules={modules.modules.value} />
          {at(side)}
        </div>
      ))}
      <section class="card pad stack builder-table" aria-labelledby="table-title">
        <h2 id="table-title">{text.lobby.scenarios.setUp}</h2>
        <TableForm
          system={csw}
          sides={SIDES.map((seat) => ({ seat, name: draft[seat].name.value || words.sideNames[seat] }))}
          choices={choices}
        />
        <button type="button" class="main big" onClick={start} disabled={action.isRunning}>
          {text.lobby.scenarios.start[choices.kind.value]}
        </button>
        {at('table')}
        <FaultAbove problem={action.problem} />
      </section>
    </div>
  );
}

/** A custom battle: ground, armies by points, terms, and opponent. */
export const BattlePage: Page = () => {
  useTitle(words.title);
  const { answer, problem, retry } = useRequest(shelf, []);
  const csw = answer?.find(({ id }) => id === 'csw');
  return (
    <div class="stack">
      <div>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <Problem problem={problem} retry={retry} />
      {csw ? <Builder csw={csw} /> : null}
    </div>
  );
};
