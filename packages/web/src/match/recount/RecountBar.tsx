import { recountSpeed, SPEEDS, type Speed } from '../../settings/settings.ts';
import { match } from '../../text/index.ts';
import { Key } from '../panels/ChoiceButton.tsx';
import type { Session } from '../play/session.ts';
import { StepLines } from './Caption.tsx';

const words = match.recount;

/** A caption would cover the fight there. */
const isPhone = (): boolean => matchMedia('(max-width: 700px)').matches;

/** Replaces the prompt while the board shows what happened. */
export function RecountBar({ session }: { readonly session: Session }) {
  const { recount } = session;
  const step = recount.step.value;
  const [at, of] = [recount.at.value + 1, recount.steps.value.length];
  return (
    <section class="prompt recount-bar" aria-label={words.label}>
      <div class="prompt-row">
        <div class="prompt-text">
          <h2>{words.title}</h2>
          <p class="recount-step">
            {words.progress(at, of)}
            {step?.isPlain ? (
              <span role="status"> · {step.lines.map(({ text }) => text).join(' ')}</span>
            ) : null}
          </p>
          {isPhone() && step && !step.isPlain ? (
            <div class="recount-says" role="status">
              <StepLines session={session} lines={step.lines} />
            </div>
          ) : null}
        </div>
        <div class="prompt-actions">
          <SpeedChoice />
          <button type="button" class="main" onClick={() => recount.next()}>
            {words.next} <Key name={words.keys.next} />
          </button>
          <button type="button" onClick={() => recount.skip()}>
            {words.skip} <Key name={words.keys.skip} />
          </button>
        </div>
      </div>
    </section>
  );
}

/** How fast the events of each turn are shown. */
export function SpeedChoice() {
  return (
    <label class="recount-speed">
      <span class="unseen">{words.speed}</span>
      <select
        value={recountSpeed.value}
        onChange={({ currentTarget }) => {
          recountSpeed.value = currentTarget.value as Speed;
        }}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {words.speeds[speed]}
          </option>
        ))}
      </select>
    </label>
  );
}
