import { useSignal } from '@preact/signals';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';
import { readMatchFile } from '../games/matchFile.ts';
import { type DiceRecord, diceInFile } from './diceRecord.ts';
import { Proof } from './Proof.tsx';
import { verdictOn } from './verdictOn.ts';

const words = text.lobby.dice.file;

/** Checks a record from any source, without a server. */
export function CheckFile() {
  const pasted = useSignal('');
  const record = useSignal<DiceRecord | undefined>(undefined);
  const action = useAction();
  const check = async (content: string): Promise<void> => {
    record.value = undefined;
    record.value = diceInFile(readMatchFile(content));
  };
  const verdict = record.value && verdictOn(record.value);
  return (
    <section class="card pad stack" aria-labelledby="file-title">
      <h2 id="file-title">{words.title}</h2>
      <div class="field">
        <label for="pasted">{words.label}</label>
        <textarea
          id="pasted"
          spellcheck={false}
          value={pasted.value}
          onInput={(event) => {
            pasted.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="row">
        <button type="button" class="main" onClick={() => void action.run(() => check(pasted.value))}>
          {words.go}
        </button>
        <input
          type="file"
          aria-label={words.choose}
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void action.run(async () => check(await file.text()));
          }}
        />
      </div>
      <Problem problem={action.problem} />
      {record.value && verdict ? <Proof record={record.value} verdict={verdict} /> : null}
    </section>
  );
}
