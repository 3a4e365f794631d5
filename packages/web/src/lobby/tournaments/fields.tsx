import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { CheckField } from '../../page/CheckField.tsx';
import { Field } from '../../page/Field.tsx';
import { SelectField } from '../../page/SelectField.tsx';
import { text } from '../../text/index.ts';
import type { TournamentChoices } from './choices.ts';
import type { Playable } from './NewTournamentPage.tsx';

const words = text.ladder.newTournament;

interface Props {
  readonly choices: TournamentChoices;
}

export function Title({ choices }: Props) {
  return <Field label={words.name} value={choices.title} hint={words.nameHint} />;
}

interface BattleProps {
  readonly all: readonly Playable[];
  readonly chosen: Playable;
  readonly onChoose: (chosen: Playable) => void;
}

export function Battle({ all, chosen, onChoose }: BattleProps) {
  const id = useId();
  const systems = [...new Set(all.map(({ system }) => system))];
  return (
    <div class="field">
      <label for={id}>{words.battle}</label>
      <select
        id={id}
        value={String(all.indexOf(chosen))}
        onChange={(event) => onChoose(all[Number(event.currentTarget.value)] as Playable)}
      >
        {systems.map((system) => (
          <optgroup key={system.id} label={system.name}>
            {all.map((each, at) =>
              each.system === system ? (
                <option key={each.card.id} value={String(at)}>
                  {each.card.name}
                </option>
              ) : null,
            )}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const FORMS = ['swiss', 'knock-out'] as const;
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 9] as const;

export function FormChoice({ choices: { form, rounds, hasThirdPlace } }: Props) {
  return (
    <fieldset class="stack tight">
      <legend>{words.form}</legend>
      {FORMS.map((each) => (
        <label key={each} class="choice">
          <input
            type="radio"
            name="form"
            checked={form.value === each}
            onChange={() => {
              form.value = each;
            }}
          />
          <span>
            <strong>{words.forms[each][0]}</strong>
            <br />
            <span class="hint">{words.forms[each][1]}</span>
          </span>
        </label>
      ))}
      {form.value === 'swiss' ? (
        <SelectField
          label={words.rounds}
          chosen={rounds}
          values={ROUNDS}
          says={(count) => text.ladder.tournaments.rounds(count)}
        />
      ) : (
        <CheckField label={words.thirdPlace} isOn={hasThirdPlace} />
      )}
    </fieldset>
  );
}

const DECISION_HOURS = [0.25, 1, 6, 24, 72] as const;
const ROUND_HOURS = [2, 24, 72, 168, 336, 672] as const;

interface MomentProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: Signal<string>;
  readonly required?: boolean;
}

function Moment({ label, hint, value, required = false }: MomentProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        required={required}
        value={value.value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
      {hint ? (
        <span id={`${id}-hint`} class="hint">
          {hint}
        </span>
      ) : null}
    </div>
  );
}

export function TimeChoice({ choices: { opensAt, startsAt, hours, roundHours } }: Props) {
  return (
    <fieldset class="stack tight">
      <legend>{words.time}</legend>
      <Moment label={words.opensAt} hint={words.opensAtHint} value={opensAt} />
      <Moment label={words.startsAt} value={startsAt} required />
      <SelectField
        label={words.perDecision}
        hint={words.perDecisionHint}
        chosen={hours}
        values={DECISION_HOURS}
        says={text.ladder.hours}
      />
      <SelectField
        label={words.perRound}
        hint={words.perRoundHint}
        chosen={roundHours}
        values={ROUND_HOURS}
        says={text.ladder.hours}
      />
    </fieldset>
  );
}
