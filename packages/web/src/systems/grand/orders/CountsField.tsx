import { type Counts, type UnitRowShown, unitRows } from '@warmoot/systems/grand/scene';
import { saidBy } from '../../../text/systemWords.ts';
import { orders as words } from '../text/index.ts';
import { Points, Select } from './fields.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly counts: Counts;
  readonly change: (counts: Counts) => void;
}

const MOST = 500;
const nameOf = ({ name }: UnitRowShown): string => saidBy('grand', name);

/** GRD-CSW-01: so many units of each type; another type is added from the list. */
export function CountsField({ id, label, counts, change }: Props) {
  const rows = unitRows();
  const put = (code: UnitRowShown['code'], count: number): void => {
    const { [code]: _, ...others } = counts;
    change(count > 0 ? { ...others, [code]: count } : others);
  };
  const chosen = rows.filter(({ code }) => (counts[code] ?? 0) > 0);
  const left = rows.filter(({ code }) => (counts[code] ?? 0) === 0);
  return (
    <div class="counts-field">
      {chosen.map((row) => (
        <Points
          key={row.code}
          id={`${id}-${row.code}`}
          label={words.unit(nameOf(row), row.points)}
          value={counts[row.code] ?? 0}
          change={(count) => put(row.code, count)}
          most={MOST}
          step={1}
        />
      ))}
      <Select
        id={`${id}-more`}
        label={words.addUnit(label)}
        value=""
        options={[
          ['', words.addUnit(label)],
          ...left.map((row) => [row.code, words.unit(nameOf(row), row.points)] as const),
        ]}
        change={(code) => code !== '' && put(code as UnitRowShown['code'], 1)}
      />
    </div>
  );
}
