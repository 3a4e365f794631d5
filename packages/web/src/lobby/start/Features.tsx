import { text } from '../../text/index.ts';

/** What Warmoot is, in a few lines. */
export function Features() {
  const { title, list } = text.lobby.start.features;
  return (
    <section class="promises" aria-labelledby="promises-title">
      <h2 id="promises-title">{title}</h2>
      <div class="promise-list">
        {list.map(([head, says]) => (
          <div key={head}>
            <h3>{head}</h3>
            <p class="hint">{says}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
