import { useSignal } from '@preact/signals';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { moderator as words } from '../text/index.ts';
import { Act, type ConsoleProps } from './Act.tsx';

const SHOWN = 8;

/** The draws since the lock: forced or rolled again only before results are published (CHR-MOD-01). */
export function Draws({ session, desk, reason }: ConsoleProps) {
  const label = useSignal('');
  const value = useSignal(1);
  const showsAll = useSignal(false);
  const act = { session, reason };
  const shown = showsAll.value ? desk.draws : desk.draws.slice(-SHOWN);
  return (
    <section class="news-part">
      <h3>
        {words.draws} <ClauseLink session={session} rule="CHR-HID-20" />
      </h3>
      {desk.draws.length === 0 ? <p class="news-none">{words.noDraws}</p> : null}
      <ul class="news-lines console-draws">
        {shown.map((draw) => (
          <li key={draw.label}>
            <code>{draw.label}</code> <b>{draw.values.join(', ')}</b>{' '}
            <Act
              {...act}
              says={words.again}
              label={words.againOf(draw.label)}
              command={(why) => ({ type: 'reroll', label: draw.label, reason: why })}
            />
          </li>
        ))}
      </ul>
      {desk.draws.length > SHOWN && !showsAll.value ? (
        <button
          type="button"
          class="small-button"
          onClick={() => {
            showsAll.value = true;
          }}
        >
          {words.allDraws(desk.draws.length)}
        </button>
      ) : null}
      <details>
        <summary>{words.force}</summary>
        <div class="console-form">
          <input
            aria-label={words.label}
            value={label.value}
            list="draw-labels"
            onInput={({ currentTarget }) => {
              label.value = currentTarget.value;
            }}
            onKeyDown={(event) => event.stopPropagation()}
          />
          <datalist id="draw-labels">
            {desk.draws.map((draw) => (
              <option key={draw.label} value={draw.label} />
            ))}
          </datalist>
          <input
            type="number"
            min={1}
            aria-label={words.drawValue}
            value={value.value}
            onInput={({ currentTarget }) => {
              value.value = currentTarget.valueAsNumber || 1;
            }}
          />
          <Act
            {...act}
            says={words.forceDraw}
            isOff={label.value.trim() === ''}
            command={(why) => ({
              type: 'forceDraw',
              label: label.value.trim(),
              values: [value.value],
              reason: why,
            })}
          />
        </div>
      </details>
    </section>
  );
}
