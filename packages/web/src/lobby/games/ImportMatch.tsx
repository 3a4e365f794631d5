import { api } from '../../net/api.ts';
import { asPerson } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import { goTo } from '../../page/router.ts';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { readMatchFile } from './matchFile.ts';

const words = text.lobby.games.importMatch;

/** Imports a match from a file: the server replays every line before it accepts it. */
export function ImportMatch() {
  const action = useAction();
  const bring = (file: File | undefined): void => {
    if (file === undefined) return;
    void action.run(async () => {
      const content = readMatchFile(await file.text());
      const { id } = await asPerson(() => api.post<{ id: string }>('/imports', content));
      goTo(`/matches/${id}`);
    });
  };
  return (
    <section class="card pad stack tight" aria-labelledby="bring-title">
      <h2 id="bring-title">{words.title}</h2>
      <label for="bring">{words.label}</label>
      <input
        id="bring"
        type="file"
        accept=".json,application/json"
        disabled={action.isRunning}
        onChange={(event) => bring(event.currentTarget.files?.[0])}
      />
      <p class="hint">{words.hint}</p>
      <Problem problem={action.problem} />
    </section>
  );
}
