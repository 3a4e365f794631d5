import { useId } from 'preact/hooks';
import { battle } from '../text/index.ts';
import {
  type BattleDraft,
  chooseDefender,
  enemyOf,
  FIRST_MOVERS,
  type FirstMover,
  grantPoints,
  SIDES,
  type Side,
  VICTORIES,
  type Victory,
} from './battleDraft.ts';

const words = battle.terms;
const { sideNames } = battle;

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onValue: (value: number) => void;
}

function NumberField({ label, value, most, onValue }: NumberProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={most}
        value={value}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          if (Number.isFinite(typed)) onValue(typed);
        }}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly onChoice: (choice: T) => void;
}

function Choice<T extends string>({ label, value, choices, names, onChoice }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoice(event.currentTarget.value as T)}>
        {choices.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** CSW-SCN-08: who holds the keep; its clause says the rest. */
function TermsOfKeep({ draft }: { readonly draft: BattleDraft }) {
  const defender = draft.defender.value;
  return (
    <>
      <Choice<Side>
        label={words.defender}
        value={defender}
        choices={SIDES}
        names={sideNames}
        onChoice={(side) => chooseDefender(draft, side)}
      />
      <p class="hint">{words.keep(sideNames[enemyOf(defender)], sideNames[defender])}</p>
    </>
  );
}

function TermsOfField({ draft: { turns, victory, firstMover } }: { readonly draft: BattleDraft }) {
  return (
    <>
      <NumberField
        label={words.turns}
        value={turns.value}
        most={99}
        onValue={(count) => {
          turns.value = count;
        }}
      />
      <Choice<Victory>
        label={words.victory}
        value={victory.value}
        choices={VICTORIES}
        names={words.victories}
        onChoice={(choice) => {
          victory.value = choice;
        }}
      />
      <Choice<FirstMover>
        label={words.first}
        value={firstMover.value}
        choices={FIRST_MOVERS}
        names={words.movers}
        onChoice={(choice) => {
          firstMover.value = choice;
        }}
      />
    </>
  );
}

/** What both sides agree on. */
export function Terms({ draft }: { readonly draft: BattleDraft }) {
  return (
    <section class="card pad stack tight" aria-labelledby="terms-title">
      <h2 id="terms-title">{words.title}</h2>
      <div class="terms-numbers">
        {SIDES.map((side) => (
          <NumberField
            key={side}
            label={words.pointsOf(sideNames[side])}
            value={draft[side].points.value}
            most={2000}
            onValue={(points) => grantPoints(draft[side], points)}
          />
        ))}
      </div>
      {draft.map.value === 'keep' ? <TermsOfKeep draft={draft} /> : <TermsOfField draft={draft} />}
    </section>
  );
}
