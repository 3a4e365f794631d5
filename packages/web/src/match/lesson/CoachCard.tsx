import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { learn } from '../../text/index.ts';
import { Explained } from '../ClauseLink.tsx';
import { Icon } from '../Icon.tsx';
import type { Coaching } from './coaching.ts';

/** The coach beside the board: what to do now, why, and what to do instead. */
export function CoachCard({ coaching }: { readonly coaching: Coaching }) {
  const words = learn.lesson;
  const step = coaching.step.value;
  const { step: at } = coaching.link.place.value;
  const isFolded = useSignal(false);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    coaching.session.speak(step === undefined ? words.over : `${step.title}. ${coaching.worded(step.says)}`);
  }, [at]);
  return (
    <section class="coach" aria-label={words.label} data-step={at + 1} data-folded={isFolded.value}>
      <header class="coach-head">
        <p class="small-caps">
          {words.progress(Math.min(at + 1, coaching.steps.length), coaching.steps.length)}
        </p>
        <button
          type="button"
          class="tool"
          aria-expanded={!isFolded.value}
          aria-label={isFolded.value ? words.unfold : words.fold}
          title={isFolded.value ? words.unfold : words.fold}
          onClick={() => {
            isFolded.value = !isFolded.value;
          }}
        >
          <Icon name={isFolded.value ? 'plus' : 'minus'} />
        </button>
        <progress max={coaching.steps.length} value={at} aria-hidden="true" />
      </header>
      <h2 ref={head}>{step?.title ?? words.over}</h2>
      {isFolded.value ? null : <Said coaching={coaching} />}
      <Buttons coaching={coaching} />
    </section>
  );
}

function Said({ coaching }: { readonly coaching: Coaching }) {
  const step = coaching.step.value;
  if (step === undefined) return <p>{learn.lesson.overSays}</p>;
  return (
    <div class="coach-says">
      <p>
        <Explained session={coaching.session} text={coaching.worded(step.says)} />
      </p>
      {coaching.isAstray.value && step.otherwise !== undefined ? (
        <p class="coach-otherwise" role="status">
          <Explained session={coaching.session} text={coaching.worded(step.otherwise)} />
        </p>
      ) : null}
    </div>
  );
}

function Buttons({ coaching }: { readonly coaching: Coaching }) {
  const words = learn.lesson;
  const task = coaching.step.value?.task;
  const { step: at } = coaching.link.place.value;
  const isOver = coaching.session.sight.value?.outcome !== null;
  const isBusy = coaching.isShowing.value || coaching.session.isSending.value;
  if (task === undefined) return <Onward />;
  return (
    <div class="coach-buttons">
      {coaching.canPutBack.value && !isOver ? (
        <button type="button" class="main" disabled={isBusy} onClick={() => coaching.putBack()}>
          {words.putBackButton}
        </button>
      ) : null}
      {task.kind === 'read' ? (
        <button type="button" class="main" disabled={isBusy} onClick={() => coaching.link.next()}>
          {at + 1 === coaching.steps.length ? words.finish : words.next}
        </button>
      ) : (
        <>
          <button type="button" disabled={isBusy} onClick={() => void coaching.showMe()}>
            {words.showMe}
          </button>
          <button type="button" disabled={isBusy} onClick={() => coaching.skip()}>
            {words.skip}
          </button>
        </>
      )}
      {at > 0 && !isOver ? (
        <button type="button" disabled={isBusy} onClick={() => coaching.back()}>
          {words.back}
        </button>
      ) : null}
      <a class="coach-leave" href="/learn">
        {words.leave}
      </a>
    </div>
  );
}

/** When all steps are done. */
function Onward() {
  return (
    <div class="coach-buttons">
      <a class="button main" href="/learn">
        {learn.lesson.more}
      </a>
      <a class="button" href="/">
        {learn.lesson.play}
      </a>
    </div>
  );
}
