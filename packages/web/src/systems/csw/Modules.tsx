import { type Signal, useSignal } from '@preact/signals';
import { Clause } from '../../page/Clause.tsx';
import { modules as words } from './text/index.ts';

export type Module = keyof typeof words.modules;
const MODULES = Object.keys(words.modules) as readonly Module[];
const SKIES = ['overcast', 'no moon', 'half moon', 'full moon'] as const;
type Sky = (typeof SKIES)[number];

/** The chosen optional rules of City State Warfare. */
export interface CswChoices {
  readonly modules: Signal<readonly Module[]>;
  readonly sky: Signal<Sky>;
  readonly fog: Signal<boolean>;
}

export const useCswChoices = (): CswChoices => ({
  modules: useSignal<readonly Module[]>([]),
  sky: useSignal<Sky>('half moon'),
  fog: useSignal(false),
});

/** In the server's form: settings of a module are left out if the module is off. */
export const cswOptions = ({ modules, sky, fog }: CswChoices): object => ({
  modules: modules.value,
  ...(modules.value.includes('night') ? { sky: sky.value } : {}),
  ...(fog.value && modules.value.includes('advancedMorale') ? { fog: true } : {}),
});

function SkyChoice({ sky }: CswChoices) {
  return (
    <div class="field inset-field">
      <label for="sky">{words.sky}</label>
      <select
        id="sky"
        value={sky.value}
        onChange={(event) => {
          sky.value = event.currentTarget.value as Sky;
        }}
      >
        {SKIES.map((each) => (
          <option key={each} value={each}>
            {words.skies[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

function FogChoice({ fog }: CswChoices) {
  return (
    <label class="choice inset-field">
      <input
        type="checkbox"
        checked={fog.value}
        onChange={(event) => {
          fog.value = event.currentTarget.checked;
        }}
      />
      <span>{words.fog}</span>
    </label>
  );
}

export function CswModules({ choices }: { readonly choices: CswChoices }) {
  const { modules } = choices;
  const toggle = (module: Module): void => {
    modules.value = modules.value.includes(module)
      ? modules.value.filter((each) => each !== module)
      : [...modules.value, module];
  };
  return (
    <details class="modules">
      <summary>
        {words.title} <span class="hint">{words.chosen(modules.value.length)}</span>
      </summary>
      <div class="module-list">
        {MODULES.map((module) => (
          <div key={module}>
            <label class="choice">
              <input
                type="checkbox"
                checked={modules.value.includes(module)}
                onChange={() => toggle(module)}
              />
              <span>
                {words.modules[module][0]} <span class="hint">{words.modules[module][1]}</span>
              </span>
            </label>
            <span class="inset-field">
              <Clause id={words.modules[module][2]} />
            </span>
            {module === 'night' && modules.value.includes('night') ? <SkyChoice {...choices} /> : null}
            {module === 'advancedMorale' && modules.value.includes('advancedMorale') ? (
              <FogChoice {...choices} />
            ) : null}
          </div>
        ))}
      </div>
    </details>
  );
}
