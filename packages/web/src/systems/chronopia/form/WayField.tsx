import type { Step } from '@warmoot/systems/chronopia/desk';
import { form as words } from '../text/desk/index.ts';
import { Ways } from './Ways.tsx';

interface Props {
  readonly steps: readonly Step[];
  readonly change: (steps: readonly Step[]) => void;
}

/** North first, clockwise, as the map is read (CHR-MAP-03). */
const ROUND = [6, 1, 2, 5, 4, 3] as const satisfies readonly Step[];

/** The rosette: a way hex by hex, beside pointing at the map. */
export function WayField({ steps, change }: Props) {
  return (
    <div class="field">
      <span class="label">{words.fields.steps}</span>
      <div class="form-way">
        <fieldset class="rosette" aria-label={words.rosette}>
          {ROUND.map((step) => (
            <button
              key={step}
              type="button"
              aria-label={words.direction(step)}
              onClick={() => change([...steps, step])}
            >
              <b aria-hidden="true">{step}</b>
              <Ways steps={[step]} />
            </button>
          ))}
        </fieldset>
        <div class="form-choices">
          {(['U', 'D'] as const).map((step) => (
            <button key={step} type="button" class="small-button" onClick={() => change([...steps, step])}>
              {words.layers[step]}
            </button>
          ))}
          <button
            type="button"
            class="small-button"
            disabled={steps.length === 0}
            onClick={() => change(steps.slice(0, -1))}
          >
            {words.stepBack}
          </button>
        </div>
      </div>
      <p class="hint">
        {steps.length === 0 ? words.noSteps : steps.join(', ')} <Ways steps={steps} />
      </p>
    </div>
  );
}
