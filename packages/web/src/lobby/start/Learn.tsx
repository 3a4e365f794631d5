import { SYSTEMS } from '@warmoot/systems';
import { text } from '../../text/index.ts';
import { ShelfPicture } from './ShelfPicture.tsx';

/** The first lesson, one click away. */
export function Learn() {
  const words = text.lobby.start.learn;
  const system = SYSTEMS.find(({ lessons = [] }) => lessons.length > 0);
  const [lesson] = system?.lessons ?? [];
  if (system === undefined || lesson === undefined) return null;
  return (
    <section class="stack tight" aria-labelledby="learn-title">
      <div class="spread">
        <h2 id="learn-title">{words.title}</h2>
        <a class="more" href="/learn">
          {words.all}
        </a>
      </div>
      <div class="card learn">
        <ShelfPicture emblems={system.emblems} />
        <div class="pad stack tight">
          <p class="hint">{words.says(lesson.minutes)}</p>
          <a class="button main" href={`/learn/${lesson.id}`}>
            {words.go}
          </a>
        </div>
      </div>
    </section>
  );
}
