import { useSignal } from '@preact/signals';
import {
  type Armour,
  CLASSES,
  type Flag,
  judgeGrade,
  judgePrice,
  type Melee,
  type Missile,
  type Morale,
  type Race,
  type Setting,
  type TroopClass,
} from '@warmoot/systems/bloodlust/umpire';
import { Clause } from '../../../page/Clause.tsx';
import { Charts } from '../../../rules/charts/Charts.tsx';
import { saidBy } from '../../../text/systemWords.ts';
import { Clauses, Label, pairsOf, Select, Toggle } from './parts.tsx';
import { umpire as words } from './text/index.ts';
import { classPairs } from './units.tsx';

interface Priced {
  readonly class: TroopClass;
  readonly castings: number;
  readonly melee: Melee;
  readonly missile: Missile | 'none';
  readonly armour: Armour;
  readonly hasShield: boolean;
  readonly morale: Morale;
  readonly race: Race;
  readonly setting: Setting;
  readonly flag: 'vo' | 'as' | 'none';
}

const FIRST: Priced = {
  class: 'DRILL',
  castings: 4,
  melee: 'IM',
  missile: 'none',
  armour: 'Metal',
  hasShield: true,
  morale: 'Average',
  race: 'human',
  setting: 'HISTORICAL',
  flag: 'none',
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Ledger labels that are codes have names of their own on the page. */
export const termSays = (label: string): string =>
  words.weapons[label as keyof typeof words.weapons] ??
  words.armours[label as keyof typeof words.armours] ??
  words.missiles[label as keyof typeof words.missiles] ??
  words.classes[label as keyof typeof words.classes] ??
  words.morales[label as keyof typeof words.morales] ??
  saidBy('bloodlust', label);

/** What a stand costs, line by line (BLD-PTS-01). */
function Price() {
  const asked = useSignal(FIRST);
  const set = (changes: Partial<Priced>): void => {
    asked.value = { ...asked.value, ...changes };
  };
  const { missile, flag, setting, race, ...stand } = asked.value;
  const flags: readonly Flag[] = flag === 'none' ? [] : [flag];
  const answer = judgePrice(
    { ...stand, missile: missile === 'none' ? undefined : missile, flags },
    setting,
    race,
  );
  const castings = CLASSES[stand.class].castings.map((each) => [String(each), String(each)] as const);
  return (
    <section class="u-price">
      <h2>{words.rules.price}</h2>
      <div class="u-quick">
        <Select
          label={words.stand.class}
          value={stand.class}
          options={classPairs()}
          onChange={(of) => set({ class: of, castings: CLASSES[of].castings[0] })}
        />
        <Select
          label={words.stand.castings}
          value={String(stand.castings)}
          options={castings}
          onChange={(each) => set({ castings: Number(each) })}
        />
        <Select
          label={words.stand.weapon}
          value={stand.melee}
          options={pairsOf(words.weapons)}
          onChange={(melee) => set({ melee })}
        />
        <Select
          label={words.stand.armour}
          value={stand.armour}
          options={pairsOf(words.columns)}
          onChange={(armour) => set({ armour })}
        />
        <Select
          label={words.stand.missile}
          value={missile}
          options={[['none', '–'], ...pairsOf(words.missiles)]}
          onChange={(next) => set({ missile: next })}
        />
        {missile === 'none' ? null : (
          <Select
            label={words.fire.mode}
            value={flag}
            options={[['none', '–'], ...pairsOf(words.rules.flags)]}
            onChange={(next) => set({ flag: next })}
          />
        )}
        <Select
          label={words.stand.morale}
          value={stand.morale}
          options={pairsOf(words.morales)}
          onChange={(morale) => set({ morale })}
        />
        <Select
          label={words.stand.race}
          value={race}
          options={pairsOf(words.races)}
          onChange={(next) => set({ race: next })}
        />
        <Select
          label={words.losses.rules}
          value={setting}
          options={pairsOf(words.losses.settings)}
          onChange={(next) => set({ setting: next })}
        />
        <Toggle
          label={words.stand.shield}
          on={stand.hasShield}
          onChange={(hasShield) => set({ hasShield })}
        />
      </div>
      <table class="u-ledger">
        <tbody>
          {answer.ledger.map(({ label, value, rule }, at) => (
            <tr key={label}>
              <th scope="row">{termSays(label)}</th>
              <td>{at === 0 ? value : signed(value)}</td>
              <td>
                <Clause id={rule} />
              </td>
            </tr>
          ))}
          <tr class="final">
            <th scope="row">{words.rules.perCasting(answer.points / answer.castings, answer.castings)}</th>
            <td>{answer.points}</td>
            <td>
              <Clause id="BLD-PTS-01" />
            </td>
          </tr>
        </tbody>
      </table>
      {answer.fault === undefined ? null : (
        <p class="problem" role="status">
          {words.because(saidBy('bloodlust', answer.fault.because))} <Clause id={answer.fault.rule} />
        </p>
      )}
    </section>
  );
}

const GRADES = ['A', 'B', 'C', 'D', 'Superior', 'Ordinary', 'Inferior'] as const;

function Grades() {
  return (
    <section>
      <Label says={words.rules.grade}>
        <Clause id="BLD-MOR-03" />
      </Label>
      <table class="u-ledger">
        <tbody>
          {GRADES.map((grade) => (
            <tr key={grade}>
              <th scope="row">{grade}</th>
              <td>
                {[...new Set((['DRILL', 'MASS'] as const).map((of) => judgeGrade(grade, of)))]
                  .map((morale) => words.morales[morale ?? 'Average'])
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Rules() {
  return (
    <>
      <p class="row">
        <a class="button" href="/rules/bloodlust">
          {words.rules.book}
        </a>
        <a class="button" href="/bloodlust/army">
          {words.rules.army}
        </a>
      </p>
      <Price />
      <Grades />
      <Clauses rules={['BLD-PLY-16']} />
      <Charts system="bloodlust" />
    </>
  );
}
