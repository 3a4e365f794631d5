import type { Signal } from '@preact/signals';
import type { News } from '@warmoot/server/wire';
import { learn } from '../../text/index.ts';
import { isFiltering, kindsIn, type LogFilter, NO_FILTER, unitsIn } from './logFilter.ts';

interface Props {
  readonly news: readonly News[];
  readonly filter: Signal<LogFilter>;
}

/** By unit and by kind; only if the system says what its lines are about. */
export function LogFilters({ news, filter }: Props) {
  const words = learn.logFilter;
  const units = unitsIn(news);
  if (units.length === 0) return null;
  return (
    <search class="log-filters" aria-label={words.label}>
      <select
        aria-label={words.unit}
        value={filter.value.unit}
        onChange={({ currentTarget }) => {
          filter.value = { ...filter.value, unit: currentTarget.value };
        }}
      >
        <option value="">{words.anyUnit}</option>
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </select>
      <select
        aria-label={words.kind}
        value={filter.value.kind}
        onChange={({ currentTarget }) => {
          filter.value = { ...filter.value, kind: currentTarget.value as LogFilter['kind'] };
        }}
      >
        <option value="">{words.anyKind}</option>
        {kindsIn(news).map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </select>
      {isFiltering(filter.value) ? (
        <button
          type="button"
          class="small-button"
          onClick={() => {
            filter.value = NO_FILTER;
          }}
        >
          {words.clear}
        </button>
      ) : null}
    </search>
  );
}
