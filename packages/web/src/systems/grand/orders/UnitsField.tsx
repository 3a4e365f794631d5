import type { UnitGroup, UnitId } from '@warmoot/systems/grand/scene';
import { saidBy } from '../../../text/systemWords.ts';
import { orders as words } from '../text/index.ts';
import { Points, Select } from './fields.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  /** What may be chosen here. */
  readonly groups: readonly UnitGroup[];
  readonly chosen: readonly UnitId[];
  readonly change: (chosen: readonly UnitId[]) => void;
}

/** GRD-CSW-05: most units are experienced, and a list need not say so. */
const USUAL = 2;

const nameOf = ({ name, general, level, isMercenary, isLeader }: UnitGroup): string =>
  general ??
  words.units.kind(saidBy('grand', name), isLeader || level === USUAL ? undefined : level, isMercenary);

/** GRD-CSW-35: whole units of those there are, each kind with a number; generals go with their leader unit. */
export function UnitsField({ id, label, groups, chosen, change }: Props) {
  const here = ({ units }: UnitGroup): UnitId[] => units.filter((uid) => chosen.includes(uid));
  const put = (group: UnitGroup, count: number): void => {
    const kept = here(group);
    const more = group.units.filter((uid) => !kept.includes(uid));
    const next = [...kept, ...more].slice(0, count);
    change([...chosen.filter((uid) => !kept.includes(uid)), ...next]);
  };
  const shown = groups.filter((group) => here(group).length > 0);
  const others = groups.filter((group) => here(group).length === 0);
  return (
    <div class="counts-field">
      {shown.map((group) => (
        <Points
          key={group.key}
          id={`${id}-${group.key}`}
          label={words.units.of(nameOf(group), group.units.length)}
          value={here(group).length}
          change={(count) => put(group, count)}
          most={group.units.length}
          step={1}
        />
      ))}
      {others.length === 0 ? null : (
        <Select
          id={`${id}-more`}
          label={words.addUnit(label)}
          value=""
          options={[
            ['', words.addUnit(label)],
            ...others.map((group) => [group.key, words.units.of(nameOf(group), group.units.length)] as const),
          ]}
          change={(key) => {
            const group = others.find((each) => each.key === key);
            if (group !== undefined) put(group, group.units.length);
          }}
        />
      )}
    </div>
  );
}
