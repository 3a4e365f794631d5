import { ARMY_LISTS, type Army, armyPoints, starterArmy } from '@warmoot/systems/bloodlust/army';
import type { Scale } from '@warmoot/systems/bloodlust/umpire';
import { useId } from 'preact/hooks';
import { Clause } from '../../../page/Clause.tsx';
import type { Page } from '../../../page/pages.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { Commands } from './Commands.tsx';
import { Files } from './Files.tsx';
import { Own } from './Own.tsx';
import { type SheetName, Sheets, sheet } from './Sheets.tsx';
import { Sums } from './Sums.tsx';
import { army, change, scale, selected, terms } from './store.ts';
import { Take } from './Take.tsx';
import { Troops } from './Troops.tsx';
import { builder as words } from './text/index.ts';
import '../../../lobby/lobby.css';
import '../../../rules/rules.css';
import './commands.css';
import './sums.css';
import './army.css';
import './sheets.css';

/** BLD-LST-01 … BLD-LST-11 follow the order of the lists. */
const listClause = (id: string): string | undefined => {
  const at = ARMY_LISTS.findIndex((list) => list.id === id);
  return at < 0 ? undefined : `BLD-LST-${String(at + 1).padStart(2, '0')}`;
};

const LIMITS = [900, 1500, 2500] as const;
const SCALES = [15, 25, 6] as const;
const ALIGNMENTS = ['none', 'good', 'evil', 'neutral'] as const;

/** The army with this alignment; 'none' removes it. */
const withAlignment = ({ alignment: _, ...rest }: Army, chosen: (typeof ALIGNMENTS)[number]): Army =>
  chosen === 'none' ? rest : { ...rest, alignment: chosen };

function ListSelect() {
  const id = useId();
  const { list } = army.value;
  const isOwn = !ARMY_LISTS.some((each) => each.id === list.id);
  return (
    <div class="field">
      <label for={id}>{words.list}</label>
      <select
        id={id}
        value={list.id}
        onChange={({ currentTarget }) => {
          const chosen = ARMY_LISTS.find((each) => each.id === currentTarget.value);
          if (chosen === undefined) return;
          selected.value = { command: 0, entry: undefined };
          change(starterArmy(chosen));
        }}
      >
        {isOwn ? <option value={list.id}>{list.name}</option> : null}
        {ARMY_LISTS.map((each) => (
          <option key={each.id} value={each.id}>
            {saidBy('bloodlust', each.name)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Terms() {
  const [limit, era, size, side] = [useId(), useId(), useId(), useId()];
  const { list, alignment } = army.value;
  return (
    <>
      <ListSelect />
      {list.alignment === 'any' && list.setting === 'FANTASY' ? (
        <div class="field">
          <label for={side}>{words.alignment}</label>
          <select
            id={side}
            value={alignment ?? 'none'}
            onChange={({ currentTarget }) =>
              change(withAlignment(army.value, ALIGNMENTS[currentTarget.selectedIndex] ?? 'none'))
            }
          >
            {ALIGNMENTS.map((each) => (
              <option key={each} value={each}>
                {words.alignments[each]}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <div class="field">
        <label for={limit}>{words.limit}</label>
        <input
          id={limit}
          type="number"
          list={`${limit}-sizes`}
          min={100}
          max={10000}
          step={50}
          value={terms.value.points}
          onChange={({ currentTarget }) => {
            const points = Number(currentTarget.value);
            if (points >= 100 && points <= 10000) terms.value = { ...terms.value, points };
          }}
        />
        <datalist id={`${limit}-sizes`}>
          {LIMITS.map((points) => (
            <option key={points} value={points} />
          ))}
        </datalist>
      </div>
      <div class="field">
        <label for={era}>{words.era}</label>
        <select
          id={era}
          value={terms.value.era}
          onChange={({ currentTarget }) => {
            terms.value = { ...terms.value, era: currentTarget.value === 'LATE' ? 'LATE' : 'EARLY' };
          }}
        >
          <option value="EARLY">{words.eras.EARLY}</option>
          <option value="LATE">{words.eras.LATE}</option>
        </select>
      </div>
      <div class="field">
        <label for={size}>{words.scale}</label>
        <select
          id={size}
          value={String(scale.value)}
          onChange={({ currentTarget }) => {
            scale.value = (SCALES[currentTarget.selectedIndex] ?? 15) as Scale;
          }}
        >
          {SCALES.map((each) => (
            <option key={each} value={String(each)}>
              {words.scales[each]}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function Head() {
  const id = useId();
  const { list } = army.value;
  const clause = listClause(list.id);
  return (
    <header class="a-top">
      <div class="a-title">
        <label for={id} class="unseen">
          {words.name}
        </label>
        <input
          id={id}
          class="a-army-name"
          value={saidBy('bloodlust', army.value.name)}
          maxLength={80}
          onChange={({ currentTarget }) =>
            change({ ...army.value, name: currentTarget.value.trim() || list.name })
          }
        />
        <p>
          {saidBy('bloodlust', list.name)} · {words.scales[scale.value]} ·{' '}
          {clause === undefined ? words.ownList : <Clause id={clause} />}
        </p>
      </div>
      <div class="row">
        <button
          type="button"
          onClick={() => change(starterArmy(ARMY_LISTS.find((each) => each.id === list.id) ?? list))}
          disabled={list.starter.units.length === 0}
        >
          {words.starter}
        </button>
        {(['roster', 'figures', 'reference'] as const satisfies readonly SheetName[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-label={`${words.print}: ${words.prints[name]}`}
            onClick={() => {
              sheet.value = name;
            }}
          >
            {words.prints[name]}
          </button>
        ))}
        <button type="button" class="main" onClick={scrollToTake}>
          {words.take}
        </button>
      </div>
    </header>
  );
}

const scrollToTake = (): void => document.getElementById('take')?.scrollIntoView({ block: 'center' });

/** The army builder of Blood Lust: an army list, the army drawn up, its points and checks. */
export const ArmyPage: Page = () => {
  useTitle(words.title);
  const hasTroops = armyPoints(army.value) > 0;
  return (
    <>
      <div class="army-builder">
        <h1 class="unseen">{words.title}</h1>
        <Head />
        <div class="a-terms">
          <Terms />
        </div>
        <div class="a-columns">
          <Troops />
          <Commands />
          <Sums />
        </div>
        <div class="a-below">
          {hasTroops ? <Take /> : null}
          <Files />
          <Own />
        </div>
      </div>
      <Sheets />
    </>
  );
};
