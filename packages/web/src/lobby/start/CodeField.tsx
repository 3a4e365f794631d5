import { useSignal } from '@preact/signals';
import { goTo } from '../../page/router.ts';
import { text } from '../../text/index.ts';
import { placeOf } from './placeOf.ts';

/** For players who were sent a link or a code. */
export function CodeField() {
  const typed = useSignal('');
  const isWrong = useSignal(false);
  const words = text.lobby.start.code;
  const go = (event: Event): void => {
    event.preventDefault();
    const place = placeOf(typed.value);
    isWrong.value = place === undefined;
    if (place !== undefined) goTo(place);
  };
  return (
    <form class="code" onSubmit={go}>
      <label for="code">{words.label}</label>
      <div class="code-row">
        <input
          id="code"
          value={typed.value}
          placeholder={words.placeholder}
          autocomplete="off"
          aria-invalid={isWrong.value}
          aria-describedby={isWrong.value ? 'code-problem' : undefined}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit">{words.go}</button>
      </div>
      {isWrong.value ? (
        <p id="code-problem" class="problem" role="alert">
          {words.wrong}
        </p>
      ) : null}
    </form>
  );
}
