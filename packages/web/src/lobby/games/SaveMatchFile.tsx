import type { ListedMatch } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';

const saveAs = (name: string, content: unknown): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** MOT-09: a finished match can be saved as a file, and its dice checked. */
export function SaveMatchFile({ game }: { readonly game: ListedMatch }) {
  const action = useAction();
  const words = text.lobby.games;
  const save = (): void => {
    void action.run(async () =>
      saveAs(`${game.title}.warmoot.json`, await api.get(`/matches/${game.id}/record`)),
    );
  };
  return (
    <span class="take-home">
      <button type="button" onClick={save} aria-label={words.saveThis(game.title)}>
        {words.save}
      </button>
      <a class="button" href={`/matches/${game.id}/dice`} aria-label={words.diceOf(game.title)}>
        {words.dice}
      </a>
      <Problem problem={action.problem} />
    </span>
  );
}
