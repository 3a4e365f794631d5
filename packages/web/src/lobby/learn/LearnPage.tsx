import type { Scene } from '@warmoot/kernel';
import { type LessonCard, SYSTEMS, type SystemManifest } from '@warmoot/systems';
import { type Progress, progressOf } from '../../match/lesson/progress.ts';
import type { Page } from '../../page/pages.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import '../../systems/withoutEval.ts';
import { learn as words } from '../../text/index.ts';
import { saidBy } from '../../text/systemWords.ts';
import { Picture } from '../picture/Picture.tsx';
import '../lobby.css';
import './learn.css';

const LESSONS = SYSTEMS.flatMap((system) => (system.lessons ?? []).map((card) => ({ system, card })));
const NONE: ReadonlyMap<string, Progress> = new Map();

const sceneOf = async ({ rules }: SystemManifest, { load }: LessonCard): Promise<Scene> => {
  const [system, { state, seat }] = await Promise.all([rules(), load()]);
  return system.scene(system.view(state, seat), seat);
};

/** All lessons, and how far this person has come in each. */
export const LearnPage: Page = () => {
  useTitle(words.title);
  const { answer: known = NONE } = useRequest(() => progressOf(LESSONS.map(({ card }) => card.id)), []);
  return (
    <div class="stack">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <ul class="cards three lessons">
        {LESSONS.map(({ system, card }) => (
          <li key={card.id} class="card">
            <Picture class="lesson-picture" name={card.id} scene={() => sceneOf(system, card)} />
            <div class="pad stack tight">
              <div class="spread one-line">
                <h2>{saidBy(system.id, card.title)}</h2>
                <span class="hint">{words.minutes(card.minutes)}</span>
              </div>
              <p class="hint">{`${saidBy(system.id, system.name)}. ${saidBy(system.id, card.about)}`}</p>
              <Ways card={card} progress={known.get(card.id)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};

function Ways({ card, progress }: { readonly card: LessonCard; readonly progress: Progress | undefined }) {
  const href = `/learn/${card.id}`;
  const again = (
    <a class="button" href={`${href}?again=1`}>
      {words.again}
    </a>
  );
  if (progress === undefined || progress.step === 0)
    return (
      <p class="row">
        <a class="button main" href={href}>
          {words.begin}
        </a>
      </p>
    );
  const isDone = progress.step >= progress.steps;
  return (
    <p class="row">
      {isDone ? null : (
        <a class="button main" href={href}>
          {words.resume}
        </a>
      )}
      {again}
      <span class="hint">{isDone ? words.done : words.at(progress.step + 1, progress.steps)}</span>
    </p>
  );
}
