import { useSignal } from '@preact/signals';
import { ARMY_LISTS, type Army, armyFaults, writeArmyFile } from '@warmoot/systems/bloodlust/army';
import { beginMatch, type Opponent } from '../../../lobby/newMatch.ts';
import { defaultPlayer, shelf } from '../../../lobby/shelf.ts';
import { Problem } from '../../../page/Problem.tsx';
import { useAction } from '../../../page/useAction.ts';
import { useRequest } from '../../../page/useRequest.ts';
import { keepArmy } from './kept.ts';
import { rivalArmy } from './Rival.tsx';
import { army, scale, terms } from './store.ts';
import { builder as words } from './text/index.ts';

type Field = keyof typeof words.table.fields;

/** The lines of the army's file that add to its printed list. */
const ownStands = (chosen: Army): { readonly own?: readonly string[] } => {
  const own = writeArmyFile(chosen)
    .split('\n')
    .filter((line) => /^(troops|model) /.test(line));
  return own.length === 0 ? {} : { own };
};

/** BLD-GEN-04: an army as the options of a battle name it. */
const armyChoice = (chosen: Army) => ({
  list: chosen.list.id,
  ...ownStands(chosen),
  ...(chosen.alignment === 'good' || chosen.alignment === 'evil' ? { alignment: chosen.alignment } : {}),
  commands: chosen.commands.map(({ commander, units }) => ({
    commander,
    units: units.map(({ entry, stands, files }) => ({ entry, stands, files })),
  })),
});

/** The options of a battle of this army, in blue, against the one it is compared with. */
export const battleOptions = (field: string) => ({
  setting: army.value.list.setting,
  command: 'ADVANCED',
  era: terms.value.era,
  points: terms.value.points ?? 1500,
  scale: scale.value,
  armies: { red: armyChoice(rivalArmy()), blue: armyChoice(army.value) },
  field,
});

/** The table knows the printed lists, and own stands added to one. */
const isPrinted = ({ list }: Army): boolean => ARMY_LISTS.some(({ id }) => id === list.id);

/** A battle with this army, against the computer or a friend, or the umpire's roster of it. */
export function Take() {
  const { answer: systems = [] } = useRequest(shelf, []);
  const action = useAction();
  const field = useSignal<Field>('crossroads');
  const system = systems.find(({ id }) => id === 'bloodlust');
  const isLegal = armyFaults(army.value, terms.value).length === 0;
  const isKnown = isPrinted(army.value) && isPrinted(rivalArmy());
  const begin = (opponent: Opponent): void =>
    void action.run(() =>
      beginMatch({
        system: 'bloodlust',
        title: army.value.name,
        options: battleOptions(field.value),
        seats: ['red', 'blue'],
        mine: 'blue',
        opponent,
      }),
    );
  const isReady = system !== undefined && isLegal && isKnown && !action.isRunning;
  return (
    <section class="card pad stack tight unprinted" id="take" aria-labelledby="take-title">
      <h2 id="take-title" class="a-cap">
        {words.table.title}
      </h2>
      <p class="hint">{words.table.says}</p>
      <div class="field">
        <label for="take-field">{words.table.field}</label>
        <select
          id="take-field"
          value={field.value}
          onChange={({ currentTarget }) => {
            field.value = currentTarget.value as Field;
          }}
        >
          {(Object.keys(words.table.fields) as Field[]).map((each) => (
            <option key={each} value={each}>
              {words.table.fields[each]}
            </option>
          ))}
        </select>
      </div>
      {isLegal ? null : <p class="wrong">{words.table.illegal}</p>}
      {isKnown ? null : <p class="hint">{words.table.ownStands}</p>}
      <p class="row">
        <button
          type="button"
          class="main"
          disabled={!isReady}
          onClick={() => system && begin({ kind: 'computer', bot: defaultPlayer(system) })}
        >
          {words.table.computer}
        </button>
        <button type="button" disabled={!isReady} onClick={() => begin({ kind: 'link' })}>
          {words.table.friend}
        </button>
        <a
          class="button"
          href="/bloodlust/umpire"
          onClick={() => keepArmy(army.value.name, writeArmyFile(army.value))}
        >
          {words.table.umpire}
        </a>
      </p>
      <Problem problem={action.problem} />
    </section>
  );
}
