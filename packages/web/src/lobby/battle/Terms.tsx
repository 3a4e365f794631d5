import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { text } from '../../text/en.ts';
import { type BattleWish, type FirstMover, VICTORIES, type Victory } from './wish.ts';

const words = text.lobby.battle.terms;

interface NumberProps {
  readonly label: string;
  readonly value: Signal<number>;
  readonly least: number;
  readonly most: number;
}

function NumberField({ label, value, least, most }: NumberProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        value={value.value}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          if (Number.isFinite(typed)) value.value = typed;
        }}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: Signal<T>;
  readonly choices: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}

function Choice<T extends string>({ label, value, choices, names }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.value as T;
        }}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

const FIRST: readonly FirstMover[] = ['rules', 'blue', 'red'];

/** What both sides agree on. */
export function Terms({ wish }: { readonly wish: BattleWish }) {
  return (
    <section class="card pad stack tight" aria-labelledby="terms-title">
      <h2 id="terms-title">{words.title}</h2>
      <div class="terms-numbers">
        <NumberField label={words.points} value={wish.points} least={1} most={2000} />
        <NumberField label={words.turns} value={wish.turns} least={1} most={99} />
      </div>
      {wish.map.value === 'keep' ? (
        <p class="hint">{words.keep}</p>
      ) : (
        <>
          <Choice<Victory>
            label={words.victory}
            value={wish.victory}
            choices={VICTORIES}
            names={words.victories}
          />
          <Choice<FirstMover>
            label={words.first}
            value={wish.firstMover}
            choices={FIRST}
            names={words.movers}
          />
        </>
      )}
    </section>
  );
}
