import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { withSideNamed } from './log/logParts.ts';
import type { Session } from './play/session.ts';

/** Says the prompt, each outcome, and the board under the cursor. */
export function LiveRegion({ session }: { readonly session: Session }) {
  const announcement = useSignal('');
  const prompt = session.scene.value?.prompt.text ?? '';
  const news = session.link.news.value;
  useEffect(() => {
    const latest = news.at(-1)?.number;
    announcement.value =
      session.news.value
        .findLast(({ number }) => number === latest)
        ?.lines.map((line) => withSideNamed(session.spokenNames.value, line).text)
        .join(' ') ?? '';
  }, [news]);
  return (
    <div class="unseen">
      <p role="status">{prompt}</p>
      <p role="log">{announcement.value}</p>
      <p role="status" data-spoken>
        {session.spoken.value}
      </p>
    </div>
  );
}
