import { useSignal } from '@preact/signals';
import type { TurnReport } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import { empires as words } from '../text/index.ts';
import { type CampaignCommand, campaignOf, sendTo } from '../view.ts';

interface Props {
  readonly session: Session;
  readonly report: TurnReport;
}

/** Letters to one, several or all; the press is read by all and signed by nobody (CHR-DIP-01). */
export function Letters({ session, report }: Props) {
  const text = useSignal('');
  const to = useSignal<readonly number[]>([]);
  const { empires = [] } = campaignOf(session) ?? {};
  const others = report.declarations.map(({ empire }) => empires.findIndex(({ name }) => name === empire));
  const send = async (command: CampaignCommand): Promise<void> => {
    await sendTo(session, command);
    if (session.notice.value === null) text.value = '';
  };
  return (
    <section class="news-part">
      <h3>{words.letters}</h3>
      {report.messages.length === 0 ? <p class="news-none">{words.noLetters}</p> : null}
      <ul class="news-lines">
        {report.messages.toReversed().map((letter, at) => (
          <li key={at}>
            <span class="hint">{words.letter(letter.turn, letter.from, letter.to)}</span>
            <p class="letter">{letter.text}</p>
          </li>
        ))}
      </ul>
      <div class="field">
        <label for="letter-text">{words.write}</label>
        <textarea
          id="letter-text"
          rows={3}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
          onKeyDown={(event) => event.stopPropagation()}
        />
      </div>
      <fieldset class="desk-words" aria-label={words.to}>
        {others.map((id) => (
          <label key={id} class="check">
            <input
              type="checkbox"
              checked={to.value.includes(id)}
              onChange={({ currentTarget }) => {
                const rest = to.value.filter((each) => each !== id);
                to.value = currentTarget.checked ? [...rest, id] : rest;
              }}
            />{' '}
            {empires[id]?.name}
          </label>
        ))}
      </fieldset>
      <div class="desk-words">
        <button
          type="button"
          class="main"
          disabled={text.value.trim() === '' || to.value.length === 0 || session.isSending.value}
          onClick={() => void send({ type: 'message', to: to.value, text: text.value })}
        >
          {words.send}
        </button>
        <button
          type="button"
          disabled={text.value.trim() === '' || session.isSending.value}
          onClick={() => void send({ type: 'press', text: text.value })}
        >
          {words.press}
        </button>
      </div>
    </section>
  );
}
