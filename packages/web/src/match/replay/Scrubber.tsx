import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { goTo } from '../../page/router.ts';
import { match } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';
import { isSharing } from '../share/ShareDialog.tsx';

const words = match.replay;
const STEP_MS = 900;

/** Through the match, moment by moment. Every moment has an address. */
export function Scrubber({ session }: { readonly session: Session }) {
  const isPlaying = useSignal(false);
  const isCopied = useSignal(false);
  const at = session.at.value ?? 1;
  const last = session.news.value.at(-1)?.number ?? 1;
  const { path, kind } = session.link;
  const go = (to: number): void => goTo(`${path}?at=${Math.min(last, Math.max(1, to))}`, 'replace');
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setTimeout(() => {
      if (at >= last) isPlaying.value = false;
      else go(at + 1);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying.value, at, last]);
  const step = (name: string, says: string, to: number) => (
    <button
      type="button"
      class="tool"
      aria-label={says}
      title={says}
      onClick={() => {
        isPlaying.value = false;
        go(to);
      }}
    >
      <Icon name={name} />
    </button>
  );
  const mayShare = session.link.table.value?.status === 'over' && session.isAtTable.value;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}${path}?at=${at}`);
    isCopied.value = true;
  };
  return (
    <section class="scrubber" aria-label={words.label}>
      {step('first', words.first, 1)}
      {step('previous', words.previous, at - 1)}
      <button
        type="button"
        class="tool"
        aria-label={isPlaying.value ? words.pause : words.play}
        onClick={() => {
          isPlaying.value = !isPlaying.value;
        }}
      >
        <Icon name={isPlaying.value ? 'pause' : 'play'} />
      </button>
      {step('next', words.next, at + 1)}
      {step('last', words.last, last)}
      <input
        type="range"
        min={1}
        max={last}
        value={at}
        aria-label={words.slider}
        aria-valuetext={words.moment(at, last)}
        onInput={({ currentTarget }) => {
          isPlaying.value = false;
          go(Number(currentTarget.value));
        }}
      />
      <span class="figure">{words.moment(at, last)}</span>
      <button
        type="button"
        class="tool"
        aria-label={words.copy}
        title={words.copy}
        onClick={() => {
          if (mayShare) isSharing.value = true;
          else void copy();
        }}
      >
        <Icon name="link" />
      </button>
      <span class="unseen" role="status">
        {isCopied.value ? words.copied : ''}
      </span>
      {kind !== 'table' ? null : (
        <a class="button" href={path}>
          {words.now}
        </a>
      )}
    </section>
  );
}
