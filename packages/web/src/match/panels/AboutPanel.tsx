import { type ExplainedFact, placeKey } from '@warmoot/kernel';
import { match } from '../../text/index.ts';
import { ClauseLinks } from '../ClauseLink.tsx';
import { Ledger } from '../odds/Ledger.tsx';
import { OddsCard } from '../odds/OddsCard.tsx';
import { pickedInStack } from '../play/picking.ts';
import type { Session } from '../play/session.ts';
import { WarningList } from '../WarningList.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { Counter } from './Counter.tsx';

const words = match.about;

/** The inspector: the picked pieces, what they can do where they are, and the plan. */
export function AboutPanel({ session }: { readonly session: Session }) {
  const inspection = session.inspection.value;
  return (
    <>
      <OddsCard session={session} />
      {inspection === undefined ? (
        session.considered.value === null ? (
          <p class="hint">
            {session.scene.value?.ground.kind === 'table' ? words.nothingOnTable : words.nothing}
          </p>
        ) : null
      ) : (
        <section class="about">
          <h3>{inspection.title}</h3>
          <Stack session={session} />
          <Here session={session} />
          <dl class="facts">
            {inspection.facts.map((fact) => (
              <FactRow key={fact.label} session={session} fact={fact} />
            ))}
          </dl>
          <Layers session={session} />
        </section>
      )}
    </>
  );
}

function FactRow({ session, fact }: { readonly session: Session; readonly fact: ExplainedFact }) {
  const { label, value, rules = [], modifiers = [] } = fact;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value} <ClauseLinks session={session} rules={rules} />
        <Ledger session={session} modifiers={modifiers} />
      </dd>
    </div>
  );
}

/** The pieces of the hex; each can be selected alone or with others. */
function Stack({ session }: { readonly session: Session }) {
  const at = session.pickedAt.value;
  const stack = at === undefined ? [] : (session.atlas.value?.stackAt.get(placeKey(at)) ?? []);
  const own = at === undefined ? [] : session.ownAt(at);
  const picked = session.picked.value;
  const press = (id: string, toggles: boolean): void => session.pick(pickedInStack(own, picked, id, toggles));
  if (stack.length < 2) return null;
  return (
    <fieldset class="stack-row" aria-label={words.units}>
      {stack.map((piece) => (
        <button
          key={piece.id}
          type="button"
          class="counter-button"
          aria-pressed={picked.includes(piece.id)}
          aria-label={piece.name}
          title={piece.name}
          onClick={({ shiftKey }) => press(piece.id, shiftKey)}
          onContextMenu={(event) => {
            event.preventDefault();
            press(piece.id, true);
          }}
        >
          <Counter piece={piece} session={session} />
        </button>
      ))}
      {own.length > 1 ? (
        <button type="button" class="small-button" onClick={() => session.pick(own)}>
          {words.all}
        </button>
      ) : null}
    </fieldset>
  );
}

const MAX_SHOWN = 14;

function Here({ session }: { readonly session: Session }) {
  const here = session.hereChoices.value.slice(0, MAX_SHOWN);
  const goals = session.goals.value.size;
  const isOwn = session.picked.value.some((id) => session.atlas.value?.pieces.get(id)?.side === session.seat);
  if (session.subjects.value.length === 0 || (!isOwn && here.length === 0)) return null;
  return (
    <div class="here">
      <WarningList session={session} lines={session.cautionsOf(here)} />
      {here.map((choice) => (
        <ChoiceButton key={JSON.stringify(choice.command)} session={session} choice={choice} />
      ))}
      {goals > 0 && session.picked.value.length > 0 ? <p class="hint">{words.reaches(goals)}</p> : null}
      {here.length === 0 && goals === 0 ? <p class="hint">{words.noActions}</p> : null}
    </div>
  );
}

function Layers({ session }: { readonly session: Session }) {
  const layers = session.inspection.value?.layers ?? [];
  if (layers.length === 0) return null;
  return (
    <fieldset class="layers">
      <legend>{words.layers}</legend>
      {layers.map(({ name }) => (
        <button
          key={name}
          type="button"
          class="small-button"
          aria-pressed={session.layers.value.has(name)}
          onClick={() => session.toggleLayer(name)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
