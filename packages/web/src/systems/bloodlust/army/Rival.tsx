import { ARMY_LISTS, type Army, starterArmy } from '@warmoot/systems/bloodlust/army';
import { useId } from 'preact/hooks';
import { saidBy } from '../../../text/systemWords.ts';
import { keptArmies } from './kept.ts';
import { rival } from './store.ts';
import { builder as words } from './text/index.ts';

/** The army to compare with and to fight: the starter army of a list, or one that this device keeps. */
export const rivalArmy = (): Army => {
  const [kind, at] = rival.value.split(':');
  const kept = kind === 'kept' ? keptArmies()[Number(at)] : undefined;
  return (
    kept ??
    starterArmy(
      ARMY_LISTS.find(({ id }) => id === rival.value) ?? (ARMY_LISTS[0] as (typeof ARMY_LISTS)[number]),
    )
  );
};

export function RivalSelect() {
  const id = useId();
  return (
    <div class="a-rival">
      <label for={id} class="unseen">
        {words.compare.choose}
      </label>
      <select
        id={id}
        value={rival.value}
        onChange={({ currentTarget }) => {
          rival.value = currentTarget.value;
        }}
      >
        <optgroup label={words.starter}>
          {ARMY_LISTS.map((list) => (
            <option key={list.id} value={list.id}>
              {saidBy('bloodlust', list.name)}
            </option>
          ))}
        </optgroup>
        {keptArmies().length === 0 ? null : (
          <optgroup label={words.kept}>
            {keptArmies().map(({ name }, at) => (
              <option key={name} value={`kept:${at}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </div>
  );
}
