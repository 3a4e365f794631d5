import { useSignal } from '@preact/signals';
import { completionFor } from '@warmoot/systems/chronopia/desk';
import { useRef } from 'preact/hooks';
import type { Session } from '../../../match/play/session.ts';
import type { Draft } from '../draft.ts';
import { orders as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';
import { Marks } from './Marks.tsx';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
}

/** A switch shows the text; it is the same sheet as the cards. */
export function Editor({ session, draft }: Props) {
  const isOn = useSignal(true);
  return (
    <section class="field">
      <label class="check">
        <input
          type="checkbox"
          checked={isOn.value}
          onChange={({ currentTarget }) => {
            isOn.value = currentTarget.checked;
          }}
        />{' '}
        {words.text}
      </label>
      {isOn.value ? <Text session={session} draft={draft} /> : null}
      {draft.isOvertaken.value ? <Overtaken draft={draft} /> : null}
    </section>
  );
}

/** Free typing with the checker's marks under the faulty places, and Tab for the next word. */
function Text({ session, draft }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { caret } = draft;
  const campaign = campaignOf(session);
  const completion =
    campaign && draft.isTyping.value
      ? completionFor(campaign, session.seat, draft.text.value, caret.value)
      : undefined;
  const complete = (word: string): void => {
    if (completion === undefined) return;
    const text = draft.text.value;
    const end = completion.from + word.length;
    const completed = text.slice(0, completion.from) + word + text.slice(caret.value);
    if (box.current) box.current.value = completed; // the next key must find it there
    box.current?.focus();
    box.current?.setSelectionRange(end, end);
    draft.write(completed);
    caret.value = end;
  };
  return (
    <>
      <div class="desk-sheet">
        <Marks draft={draft} />
        <textarea
          id="order-text"
          ref={box}
          class="desk-text"
          rows={Math.max(8, draft.text.value.split('\n').length + 1)}
          spellcheck={false}
          wrap="off"
          value={draft.text.value}
          aria-label={words.text}
          aria-describedby="order-text-hint"
          onFocus={() => {
            draft.isTyping.value = true;
          }}
          onBlur={() => {
            draft.isTyping.value = false;
          }}
          onInput={({ currentTarget }) => {
            draft.write(currentTarget.value);
            caret.value = currentTarget.selectionStart;
          }}
          onSelect={({ currentTarget }) => {
            caret.value = currentTarget.selectionStart;
          }}
          onKeyDown={(event) => {
            const [first] = completion?.words ?? [];
            if (event.key === 'Escape') return;
            event.stopPropagation(); // the map has keys of its own
            if (event.key !== 'Tab' || event.shiftKey || first === undefined) return;
            event.preventDefault();
            complete(first);
          }}
          onDrop={(event) => {
            const file = event.dataTransfer?.files[0];
            if (file === undefined) return;
            event.preventDefault();
            void file.text().then((text) => draft.write(text));
          }}
        />
      </div>
      <fieldset class="desk-words" aria-label={words.complete}>
        {completion?.words.map((word) => (
          <button
            key={word}
            type="button"
            class="small-button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => complete(word)}
          >
            {word}
          </button>
        ))}
      </fieldset>
      <p class="hint" id="order-text-hint">
        {draft.isKept.value ? words.hint : words.changed}
      </p>
    </>
  );
}

function Overtaken({ draft }: { readonly draft: Draft }) {
  return (
    <div class="desk-overtaken" role="status">
      <p>{words.elsewhere}</p>
      <button type="button" class="small-button" onClick={() => draft.keep()}>
        {words.keep}
      </button>{' '}
      <button type="button" class="small-button" onClick={() => draft.drop()}>
        {words.take}
      </button>
    </div>
  );
}
