import type { Signal } from '@preact/signals';
import { WithClauses } from '../../page/Clause.tsx';
import { text } from '../../text/index.ts';

const words = text.ladder.rated;

/** Whether the result of a new match counts for ratings. */
export function RatedChoice({ rated }: { readonly rated: Signal<boolean> }) {
  return (
    <fieldset>
      <legend>{words.legend}</legend>
      <label class="choice">
        <input
          type="checkbox"
          checked={rated.value}
          onChange={(event) => {
            rated.value = event.currentTarget.checked;
          }}
        />
        <span>
          {words.choice[0]}
          <br />
          <span class="hint">{words.choice[1]}</span>
        </span>
      </label>
    </fieldset>
  );
}

/** Players must know that the match is rated before they take a seat. */
export function RatedNote() {
  return (
    <p class="card pad">
      <WithClauses words={words.note} />
    </p>
  );
}
