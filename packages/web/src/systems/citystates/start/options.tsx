import { useSignal } from '@preact/signals';
import { SelectField } from '../../../page/SelectField.tsx';
import type { ForCard, OptionsForm } from '../../part.ts';
import { begin as words } from '../text/index.ts';

interface Agreed {
  readonly players: number;
  readonly preset?: 'standard' | 'full';
  readonly forces?: 'readyMade' | 'bought';
  readonly switches?: { readonly limit?: number };
}

const TURNS = [8, 12, 16, 24, 32, 40] as const;

/** How many nations, how long, by which rules; the number decides which seats the table has (CST-GEN-01, CST-GEN-05). */
export const useCitystatesOptions = ({ system, card }: ForCard): OptionsForm => {
  const agreed = card.options as Agreed;
  const players = useSignal(agreed.players);
  const preset = useSignal<'standard' | 'full'>(agreed.preset ?? 'standard');
  const forces = useSignal<'readyMade' | 'bought'>(agreed.forces ?? 'bought');
  const limit = useSignal<number>(card.turns ?? 24);
  const all = system.scenarios.reduce((most, each) =>
    each.sides.length > most.sides.length ? each : most,
  ).sides;
  const numbers = all.slice(1).map((_, at) => at + 2);
  const form = (
    <>
      <SelectField label={words.nations} chosen={players} values={numbers} />
      <SelectField label={words.turns} chosen={limit} values={TURNS} />
      <SelectField
        label={words.rules}
        chosen={preset}
        values={['standard', 'full']}
        says={(value) => words.presets[value]}
      />
      <SelectField
        label={words.forces}
        chosen={forces}
        values={['readyMade', 'bought']}
        says={(value) => words.forcesOf[value]}
      />
    </>
  );
  const read = (): Agreed => ({
    players: players.value,
    preset: preset.value,
    forces: forces.value,
    switches: { limit: limit.value },
  });
  return { form, read, sides: all.slice(0, players.value) };
};
