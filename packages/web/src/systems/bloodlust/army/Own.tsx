import { useSignal } from '@preact/signals';
import { type ArmyList, MODELS, type ModelName, readStand } from '@warmoot/systems/bloodlust/army';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { pairsOf } from '../umpire/parts.tsx';
import { umpire } from '../umpire/text/index.ts';
import { classPairs } from '../umpire/units.tsx';
import { army, change } from './store.ts';
import { builder as words } from './text/index.ts';

interface FieldProps {
  readonly label: string;
  readonly children: (id: string) => JSX.Element;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(id)}
    </div>
  );
}

const PARTS = [
  'code',
  'name',
  'class',
  'castings',
  'melee',
  'missile',
  'armour',
  'shield',
  'morale',
  'flags',
  'limits',
] as const;
type Part = (typeof PARTS)[number];
type Draft = Readonly<Record<Part, string>>;

const FIRST: Draft = {
  code: 'OWN1',
  name: '',
  class: 'DRILL',
  castings: '4',
  melee: 'IM',
  missile: '—',
  armour: 'Metal',
  shield: 'yes',
  morale: 'Average',
  flags: '—',
  limits: '0–8',
};

const CASTINGS = ['2', '3', '4', '5', '6', '7', '8', '9'];
const FLAGS = ['—', 'te', 'we', 'hc', 'vo', 'as', 'sk'] as const;

/** A stand of one's own, priced by BLD-PTS-01 and checked before it joins the list. */
function OwnStand() {
  const draft = useSignal(FIRST);
  const problem = useSignal('');
  const set = (part: Part, value: string): void => {
    draft.value = { ...draft.value, [part]: value };
  };
  const add = (): void => {
    const { list } = army.value;
    const { name, ...rest } = draft.value;
    const cells: Draft = { ...rest, name: name.replaceAll('|', ' ').trim() || rest.code };
    const stand = readStand(PARTS.map((part) => cells[part]).join(' | '), list.setting, list.race);
    if (typeof stand === 'string') {
      problem.value = stand;
      return;
    }
    const others = list.troops.filter(({ code }) => code !== stand.code);
    problem.value = '';
    change({ ...army.value, list: { ...list, troops: [...others, stand] } });
    draft.value = { ...draft.value, code: `OWN${others.length + 2}` };
  };
  const select = (part: Part, options: readonly (readonly [string, string])[]) => (id: string) => (
    <select
      id={id}
      value={draft.value[part]}
      onChange={({ currentTarget }) => set(part, currentTarget.value)}
    >
      {options.map(([value, says]) => (
        <option key={value} value={value}>
          {says}
        </option>
      ))}
    </select>
  );
  const input = (part: Part) => (id: string) => (
    <input
      id={id}
      value={draft.value[part]}
      onInput={({ currentTarget }) => set(part, currentTarget.value)}
    />
  );
  return (
    <form
      class="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3>{words.own.stand}</h3>
      <div class="a-fields">
        <Field label={words.own.code}>{input('code')}</Field>
        <Field label={words.own.called}>{input('name')}</Field>
        <Field label={umpire.stand.class}>{select('class', classPairs())}</Field>
        <Field label={umpire.stand.castings}>
          {select(
            'castings',
            CASTINGS.map((each) => [each, each]),
          )}
        </Field>
        <Field label={umpire.stand.weapon}>{select('melee', pairsOf(umpire.weapons))}</Field>
        <Field label={umpire.stand.missile}>
          {select('missile', [['—', '–'], ...pairsOf(umpire.missiles)])}
        </Field>
        <Field label={umpire.stand.armour}>{select('armour', pairsOf(umpire.columns))}</Field>
        <Field label={umpire.stand.shield}>
          {select('shield', [
            ['yes', words.sheet.yes],
            ['no', '–'],
          ])}
        </Field>
        <Field label={umpire.stand.morale}>{select('morale', pairsOf(umpire.morales))}</Field>
        <Field label={words.own.flags}>
          {select(
            'flags',
            FLAGS.map((flag) => [flag, flag === '—' ? '–' : words.troops.flags[flag]]),
          )}
        </Field>
        <Field label={words.own.limits}>{input('limits')}</Field>
      </div>
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {sentence(saidBy('bloodlust', problem.value))}.
        </p>
      )}
      <p>
        <button type="submit">{words.own.add}</button>
      </p>
    </form>
  );
}

const RACES = ['human', 'elf', 'dwarf', 'orc', 'lizard', 'undead'] as const;
const SETTINGS = ['FANTASY', 'HISTORICAL'] as const;

/** An empty list of one's own: its name, setting and race. */
function OwnList() {
  const name = useSignal('');
  const setting = useSignal<ArmyList['setting']>('FANTASY');
  const race = useSignal<ArmyList['race']>('human');
  const start = (): void => {
    const called = name.value.replaceAll(',', ' ').trim() || words.own.list;
    change({
      name: called,
      list: {
        id: 'own',
        name: called,
        setting: setting.value,
        race: race.value,
        alignment: 'any',
        troops: [],
        models: [],
        starter: { commanders: [], units: [] },
      },
      commands: [{ commander: 'C-in-C', units: [] }],
    });
  };
  return (
    <form
      class="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h3>{words.own.list}</h3>
      <div class="a-fields">
        <Field label={words.own.called}>
          {(id) => (
            <input
              id={id}
              value={name.value}
              onInput={({ currentTarget }) => {
                name.value = currentTarget.value;
              }}
            />
          )}
        </Field>
        <Field label={words.own.setting}>
          {(id) => (
            <select
              id={id}
              value={setting.value}
              onChange={({ currentTarget }) => {
                setting.value = SETTINGS[currentTarget.selectedIndex] ?? 'FANTASY';
              }}
            >
              {SETTINGS.map((each) => (
                <option key={each} value={each}>
                  {umpire.losses.settings[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={umpire.stand.race}>
          {(id) => (
            <select
              id={id}
              value={race.value}
              onChange={({ currentTarget }) => {
                race.value = RACES[currentTarget.selectedIndex] ?? 'human';
              }}
            >
              {RACES.map((each) => (
                <option key={each} value={each}>
                  {umpire.races[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <p>
        <button type="submit">{words.own.start}</button>
      </p>
    </form>
  );
}

/** A model that the list does not offer yet. */
function OwnModel() {
  const { list } = army.value;
  const chosen = useSignal<ModelName>('Ogre');
  const missing = (Object.keys(MODELS) as ModelName[]).filter(
    (name) => !list.models.some(({ model }) => model === name),
  );
  const model = missing.includes(chosen.value) ? chosen.value : missing[0];
  if (model === undefined) return null;
  return (
    <form
      class="a-fields"
      onSubmit={(event) => {
        event.preventDefault();
        change({ ...army.value, list: { ...list, models: [...list.models, { model, least: 0, most: 4 }] } });
      }}
    >
      <Field label={words.own.model}>
        {(id) => (
          <select
            id={id}
            value={model}
            onChange={({ currentTarget }) => {
              chosen.value = missing[currentTarget.selectedIndex] ?? 'Ogre';
            }}
          >
            {missing.map((name) => (
              <option key={name} value={name}>
                {saidBy('bloodlust', name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit">{words.own.addModel}</button>
    </form>
  );
}

export function Own() {
  return (
    <details class="card pad unprinted">
      <summary>
        <h2>{words.own.title}</h2>
      </summary>
      <div class="stack">
        <OwnStand />
        <OwnModel />
        <OwnList />
      </div>
    </details>
  );
}
