import { type Signal, useSignal } from '@preact/signals';
import type { ForCard, OptionsForm } from '../../part.ts';
import { begin as words } from '../text/index.ts';

interface Agreed {
  readonly kingdoms?: number;
  readonly yearLimit?: number;
  readonly battleSystem?: Troops;
  readonly weather?: boolean;
  readonly fastArmies?: boolean;
}

type Troops = 'points' | 'scaled' | 'csw';

const YEARS = [1, 2, 3, 5, 10, 0] as const;

interface ChoiceProps<Value extends string | number> {
  readonly id: string;
  readonly label: string;
  readonly chosen: Signal<Value>;
  readonly values: readonly Value[];
  readonly says?: (value: Value) => string;
}

function Choice<Value extends string | number>({
  id,
  label,
  chosen,
  values,
  says = String,
}: ChoiceProps<Value>) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={String(chosen.value)}
        onChange={({ currentTarget }) => {
          chosen.value = values[currentTarget.selectedIndex] as Value;
        }}
      >
        {values.map((value) => (
          <option key={value} value={String(value)}>
            {says(value)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Switched({ label, isOn }: { readonly label: string; readonly isOn: Signal<boolean> }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isOn.value}
        onChange={({ currentTarget }) => {
          isOn.value = currentTarget.checked;
        }}
      />{' '}
      {label}
    </label>
  );
}

/** How many kingdoms, how long, by which rules; the number decides which seats the table has (GRD-GEN-01, GRD-GEN-09). */
export const useGrandOptions = ({ system, card }: ForCard): OptionsForm => {
  const agreed = card.options as Agreed;
  const all = system.scenarios.reduce((most, each) =>
    each.sides.length > most.sides.length ? each : most,
  ).sides;
  const kingdoms = useSignal(agreed.kingdoms ?? 2);
  const years = useSignal<number>(agreed.yearLimit ?? 0);
  const points = useSignal<Troops>(agreed.battleSystem ?? 'points');
  const weather = useSignal(agreed.weather ?? false);
  const fast = useSignal(agreed.fastArmies ?? false);
  const form = (
    <>
      <Choice
        id="grd-kingdoms"
        label={words.kingdoms}
        chosen={kingdoms}
        values={all.slice(1).map((_, at) => at + 2)}
      />
      <Choice id="grd-years" label={words.years} chosen={years} values={YEARS} says={words.yearsOf} />
      <Choice
        id="grd-points"
        label={words.points}
        chosen={points}
        values={['points', 'scaled', 'csw']}
        says={(value) => words.pointsOf[value]}
      />
      <Switched label={words.weather} isOn={weather} />
      <Switched label={words.fast} isOn={fast} />
    </>
  );
  const read = (): Agreed => ({
    kingdoms: kingdoms.value,
    yearLimit: years.value,
    battleSystem: points.value,
    weather: weather.value,
    fastArmies: fast.value || points.value === 'scaled',
  });
  return { form, read, sides: all.slice(0, kingdoms.value) };
};
