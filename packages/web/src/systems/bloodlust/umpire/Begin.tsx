import { useSignal } from '@preact/signals';
import { ARMY_LISTS, type Army, starterArmy } from '@warmoot/systems/bloodlust/army';
import { type GameTerms, newGame, SIDES, type Side } from '@warmoot/systems/bloodlust/umpire';
import { useId } from 'preact/hooks';
import { saidBy } from '../../../text/systemWords.ts';
import { keptArmies } from '../army/kept.ts';
import { pairsOf, Select } from './parts.tsx';
import { OpenCode } from './Share.tsx';
import { game } from './store.ts';
import { umpire as words } from './text/index.ts';

/** `list:romans` is a starter army, `kept:2` an army that this device keeps. */
const armyOf = (chosen: string): Army => {
  const [kind, name = ''] = chosen.split(':');
  if (kind === 'kept') return keptArmies()[Number(name)] as Army;
  return starterArmy(
    ARMY_LISTS.find(({ id }) => id === name) ?? (ARMY_LISTS[0] as (typeof ARMY_LISTS)[number]),
  );
};

interface ArmyProps {
  readonly side: Side;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ArmySelect({ side, value, onChange }: ArmyProps) {
  const id = useId();
  const mine = keptArmies();
  return (
    <div class="u-select">
      <label for={id}>{words.losses.armyOf[side]}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <optgroup label={words.losses.starter}>
          {ARMY_LISTS.map((list) => (
            <option key={list.id} value={`list:${list.id}`}>
              {saidBy('bloodlust', list.name)}
            </option>
          ))}
        </optgroup>
        {mine.length === 0 ? null : (
          <optgroup label={words.losses.mine}>
            {mine.map(({ name }, at) => (
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

/** A new game: both armies, and what was agreed (BLD-GEN-04). */
export function Begin() {
  const red = useSignal('list:romans');
  const blue = useSignal('list:carthaginians');
  const terms = useSignal<GameTerms>({ setting: 'HISTORICAL', command: 'ADVANCED', dice: 'NONE', scale: 15 });
  const set = (changes: Partial<GameTerms>): void => {
    terms.value = { ...terms.value, ...changes };
  };
  const chosen = { red, blue };
  return (
    <>
      <h2>{words.losses.start}</h2>
      <p class="hint">{words.losses.startSays}</p>
      <div class="u-quick">
        {SIDES.map((side) => (
          <ArmySelect
            key={side}
            side={side}
            value={chosen[side].value}
            onChange={(value) => {
              chosen[side].value = value;
            }}
          />
        ))}
        <Select
          label={words.losses.rules}
          value={terms.value.setting}
          options={pairsOf(words.losses.settings)}
          onChange={(setting) => set({ setting })}
        />
        <Select
          label={words.move.kinds.command}
          value={terms.value.command}
          options={pairsOf(words.losses.commands)}
          onChange={(command) => set({ command })}
        />
        <Select
          label={words.losses.dice}
          value={terms.value.dice}
          options={pairsOf(words.losses.diceRules)}
          onChange={(dice) => set({ dice })}
        />
        <Select
          label={words.losses.scale}
          value={String(terms.value.scale)}
          options={(['15', '25', '6'] as const).map((mm) => [mm, words.losses.scales[mm]] as const)}
          onChange={(mm) => set({ scale: Number(mm) as GameTerms['scale'] })}
        />
      </div>
      <button
        type="button"
        class="main big"
        onClick={() => {
          game.value = newGame(terms.value, { red: armyOf(red.value), blue: armyOf(blue.value) });
        }}
      >
        {words.losses.begin}
      </button>
      <OpenCode />
    </>
  );
}
