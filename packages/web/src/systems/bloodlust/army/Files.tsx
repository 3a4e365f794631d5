import { useSignal } from '@preact/signals';
import { inEnglish } from '@warmoot/kernel';
import { readArmyFile, writeArmyFile } from '@warmoot/systems/bloodlust/army';
import { useId } from 'preact/hooks';
import { saidBy } from '../../../text/systemWords.ts';
import { forgetArmy, keepArmy, keptArmies } from './kept.ts';
import { army, change } from './store.ts';
import { battleOptions } from './Take.tsx';
import { builder as words } from './text/index.ts';

const save = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const fileName = (): string => army.value.name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-') || 'army';

/** Armies on this device, as files, and as options of `warmoot play`. */
export function Files() {
  const id = useId();
  const problem = useSignal('');
  const said = useSignal('');
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const reading = readArmyFile(await file.text());
    if (reading.ok) {
      problem.value = '';
      change(reading.value);
      return;
    }
    const [, line] = reading.at;
    const where = typeof line === 'number' ? words.line(line) : '';
    problem.value = words.unreadable(where, saidBy('bloodlust', reading.problem));
  };
  return (
    <section class="card pad stack tight unprinted" aria-labelledby="files-title">
      <h2 id="files-title" class="a-cap">
        {words.kept}
      </h2>
      {keptArmies().map(({ name, ...rest }) => (
        <p key={name} class="row">
          <button type="button" class="link" onClick={() => change({ name, ...rest })}>
            {words.open(name)}
          </button>
          <button
            type="button"
            class="a-remove"
            aria-label={words.forget(name)}
            onClick={() => forgetArmy(name)}
          >
            ×
          </button>
        </p>
      ))}
      <p class="row">
        <button
          type="button"
          onClick={() => {
            keepArmy(army.value.name, writeArmyFile(army.value));
            said.value = words.keptAs(army.value.name);
          }}
        >
          {words.keep}
        </button>
        <button type="button" onClick={() => save(`${fileName()}.army.txt`, writeArmyFile(army.value))}>
          {words.saveFile}
        </button>
        <button
          type="button"
          onClick={() =>
            save(`${fileName()}.options.json`, `${JSON.stringify(battleOptions('crossroads'), null, 2)}\n`)
          }
        >
          {words.saveOptions}
        </button>
      </p>
      <p class="hint" role="status">
        {inEnglish(said.value)}
      </p>
      <div class="field">
        <label for={id}>{words.openFile}</label>
        <input
          id={id}
          type="file"
          accept=".txt,text/plain"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </div>
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
