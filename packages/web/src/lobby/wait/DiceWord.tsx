import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';

const words = text.lobby.wait.word;

/** MOT-07: a seat's own word for the dice seed, so that nobody can choose the dice. */
export function DiceWord({ id, seat }: { readonly id: string; readonly seat: string }) {
  const word = useSignal('');
  const isSaved = useSignal(false);
  const action = useAction();
  const save = (event: Event): void => {
    event.preventDefault();
    void action.run(async () => {
      await api.put(`/matches/${id}/seats/${seat}/word`, { word: word.value });
      isSaved.value = true;
    });
  };
  return (
    <details class="card pad dice-word">
      <summary>{words.title}</summary>
      <form class="stack tight" onSubmit={save}>
        <Field label={words.label} value={word} hint={words.hint} required />
        <div class="row">
          <button type="submit" disabled={action.isRunning}>
            {words.go}
          </button>
          <span role="status">{isSaved.value ? words.saved : ''}</span>
        </div>
        <Problem problem={action.problem} />
      </form>
    </details>
  );
}
