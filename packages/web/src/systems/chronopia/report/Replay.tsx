import { useSignal } from '@preact/signals';
import { CHAPTERS, type Chapter, type ReplayStep } from '@warmoot/systems/chronopia/desk';
import { useEffect, useRef } from 'preact/hooks';
import { ClauseLinks } from '../../../match/ClauseLink.tsx';
import { Icon } from '../../../match/Icon.tsx';
import type { Session } from '../../../match/play/session.ts';
import { report as words } from '../text/index.ts';
import { type Replaying, replayingOf } from './replaying.ts';

const STEP_MS = 1_600;

interface Props {
  readonly session: Session;
  readonly replaying: Replaying;
}

/** What this empire knows happened, one thing after the other, each shown on the map. */
export function Replay({ session }: { readonly session: Session }) {
  const replaying = replayingOf(session);
  const { length } = replaying.steps.value;
  useEffect(() => () => replaying.go(null), [replaying]);
  if (length === 0) return null;
  return (
    <section class="replay-box" aria-label={words.replay}>
      <h3>{words.replay}</h3>
      <Steps session={session} replaying={replaying} />
      <Controls session={session} replaying={replaying} />
      <Chapters session={session} replaying={replaying} />
    </section>
  );
}

function Steps({ session, replaying }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const at = replaying.at.value;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol class="replay-steps" ref={list}>
      {replaying.steps.value.map(({ line }, nth) => (
        <li key={nth}>
          <button
            type="button"
            class="replay-step"
            {...(nth === at && { 'aria-current': 'step' as const })}
            onClick={() => replaying.go(nth)}
          >
            <span class="replay-nth">{nth + 1}</span> {line.text}
          </button>
          {nth === at ? <ClauseLinks session={session} rules={line.rules} /> : null}
        </li>
      ))}
    </ol>
  );
}

function Controls({ replaying }: Props) {
  const isPlaying = useSignal(false);
  const at = replaying.at.value ?? -1;
  const last = replaying.steps.value.length - 1;
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setTimeout(() => {
      if (at >= last) isPlaying.value = false;
      else replaying.go(at + 1);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying.value, at, last]);
  const tool = (icon: string, says: string, act: () => void) => (
    <button
      type="button"
      class="tool"
      aria-label={says}
      title={says}
      onClick={() => {
        isPlaying.value = icon === 'play';
        act();
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="replay-tools">
      {tool('first', words.first, () => replaying.go(0))}
      {tool('previous', words.previous, () => replaying.go(at - 1))}
      {isPlaying.value
        ? tool('pause', words.stop, () => undefined)
        : tool('play', words.play, () => replaying.go(at >= last ? 0 : at + 1))}
      {tool('next', words.next, () => replaying.go(at + 1))}
      {tool('last', words.last, () => replaying.go(last))}
      <span class="figure">{words.step(at + 1, last + 1)}</span>
      <label class="check">
        <input
          type="checkbox"
          checked={replaying.trails.value}
          onChange={({ currentTarget }) => {
            replaying.trails.value = currentTarget.checked;
          }}
        />{' '}
        {words.trails}
      </label>
    </div>
  );
}

const firstOf = (steps: readonly ReplayStep[], chapter: Chapter): number =>
  steps.findIndex((step) => step.chapter === chapter);

/** The parts of the turn; those without news cannot be chosen. */
function Chapters({ replaying }: Props) {
  const steps = replaying.steps.value;
  const now = replaying.step.value?.chapter;
  return (
    <div class="replay-chapters">
      {CHAPTERS.map((chapter) => (
        <button
          key={chapter}
          type="button"
          class="small-button"
          aria-pressed={chapter === now}
          disabled={firstOf(steps, chapter) < 0}
          onClick={() => replaying.go(firstOf(steps, chapter))}
        >
          {words.chapters[chapter]}
        </button>
      ))}
    </div>
  );
}
