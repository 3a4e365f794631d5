import { type Signal, useSignal } from '@preact/signals';
import { text } from '../../text/index.ts';
import type { ShelfSystem } from '../shelf.ts';

const words = text.lobby.games.filters;

/** Which public games to list; an empty value does not filter. */
export interface Filters {
  readonly system: Signal<string>;
  readonly computers: Signal<string>;
  readonly status: Signal<string>;
}

export const useFilters = (): Filters => ({
  system: useSignal(''),
  computers: useSignal(''),
  status: useSignal(''),
});

/** For the end of the list's address. */
export const queryOf = (filters: Filters): string =>
  (['system', 'computers', 'status'] as const)
    .filter((name) => filters[name].value !== '')
    .map((name) => `&${name}=${filters[name].value}`)
    .join('');

interface ChoiceProps {
  readonly label: string;
  readonly value: Signal<string>;
  /** Value and text of each option. */
  readonly options: readonly (readonly [string, string])[];
}

function Choice({ label, value, options }: ChoiceProps) {
  return (
    <label class="field">
      {label}
      <select
        value={value.value}
        onChange={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      >
        {options.map(([name, says]) => (
          <option key={name} value={name}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  readonly filters: Filters;
  readonly systems: readonly ShelfSystem[];
}

/** By game, by company, by whether it is over. */
export function GameFilters({ filters, systems }: Props) {
  return (
    <fieldset class="game-filters">
      <legend>{words.label}</legend>
      <Choice
        label={words.system}
        value={filters.system}
        options={[['', words.everySystem], ...systems.map(({ id, name }) => [id, name] as const)]}
      />
      <Choice
        label={words.computers}
        value={filters.computers}
        options={[
          ['', words.withOrWithout],
          ['with', words.with],
          ['without', words.without],
        ]}
      />
      <Choice
        label={words.status}
        value={filters.status}
        options={[
          ['', words.liveOrOver],
          ['live', words.live],
          ['over', words.over],
        ]}
      />
    </fieldset>
  );
}
