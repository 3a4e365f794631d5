import { useSignal } from '@preact/signals';
import { CheckField } from '../../../page/CheckField.tsx';
import { SelectField } from '../../../page/SelectField.tsx';
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
      <SelectField label={words.kingdoms} chosen={kingdoms} values={all.slice(1).map((_, at) => at + 2)} />
      <SelectField label={words.years} chosen={years} values={YEARS} says={words.yearsOf} />
      <SelectField
        label={words.points}
        chosen={points}
        values={['points', 'scaled', 'csw']}
        says={(value) => words.pointsOf[value]}
      />
      <CheckField label={words.weather} isOn={weather} />
      <CheckField label={words.fast} isOn={fast} />
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
