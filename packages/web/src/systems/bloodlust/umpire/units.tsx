import {
  hitsLeft,
  isCommand,
  SIDES,
  type Side,
  symbolOf,
  type Unit,
} from '@warmoot/systems/bloodlust/umpire';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Counters } from '../../../lobby/picture/Counters.tsx';
import { Clause } from '../../../page/Clause.tsx';
import { saidBy } from '../../../text/systemWords.ts';
import { QUICK_ID, type QuickStand } from './drafts.ts';
import { Figure, pairsOf, Select, Toggle } from './parts.tsx';
import { game } from './store.ts';
import { umpire as words } from './text/index.ts';

export const nameOf = ({ name }: Pick<Unit, 'name'>): string => saidBy('bloodlust', name);

export const armyName = (side: Side): string => {
  const army = game.value?.armies[side];
  return army === undefined ? words.sides[side] : saidBy('bloodlust', army.name);
};

/** What the roster knows about a unit, in a line. */
export const summaryOf = ({ profile, stands }: Unit): string => {
  const count = stands.flat().length;
  if (profile.model !== null || isCommand({ profile } as Unit)) return words.classes[profile.class];
  return `${words.stands(count)}, ${words.columns[profile.armour]}, ${words.morales[profile.morale]}`;
};

export function Sign({ unit, size = 34 }: { readonly unit: Unit; readonly size?: number }) {
  const counters = [{ name: unit.name, symbol: symbolOf(unit), side: unit.side }];
  return <Counters counters={counters} size={size} />;
}

interface PickerProps {
  readonly label: string;
  readonly rule?: string;
  readonly units: readonly Unit[];
  readonly who: string;
  readonly says?: string;
  readonly onChange: (who: string) => void;
}

/** A card that shows the chosen unit; pressing it anywhere opens the list. */
export function Picker({ label, rule, units, who, says, onChange }: PickerProps) {
  const id = useId();
  const unit = units.find((each) => each.id === who);
  return (
    <>
      <div class="u-label">
        <label for={id}>{label}</label>
        {rule === undefined ? null : <Clause id={rule} />}
      </div>
      <div class={`u-pick ${unit?.side ?? ''}`}>
        {unit === undefined ? <span class="u-pick-quick" aria-hidden="true" /> : <Sign unit={unit} />}
        <div aria-hidden="true">
          <h3>{unit === undefined ? words.quick : nameOf(unit)}</h3>
          <p>{says ?? (unit === undefined ? words.quickSays : summaryOf(unit))}</p>
        </div>
        <select
          id={id}
          value={unit === undefined ? QUICK_ID : who}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value={QUICK_ID}>{words.quick}</option>
          {SIDES.map((side) => {
            const own = units.filter((each) => each.side === side && hitsLeft(each) > 0);
            return own.length === 0 ? null : (
              <optgroup key={side} label={armyName(side)}>
                {own.map((each) => (
                  <option key={each.id} value={each.id}>
                    {nameOf(each)}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      </div>
    </>
  );
}

/** What only some answers need. */
function More({ children }: { readonly children: ComponentChildren }) {
  return (
    <details class="u-more">
      <summary>{words.stand.more}</summary>
      <div class="u-quick">{children}</div>
    </details>
  );
}

interface QuickProps {
  readonly quick: QuickStand;
  readonly onChange: (quick: QuickStand) => void;
}

/** What can be chosen about a stand without a roster: its label, and the choices. */
const CHOICES = {
  melee: () => [words.stand.weapon, pairsOf(words.weapons)],
  missile: () => [words.stand.missile, pairsOf(words.missiles)],
  artillery: () => [words.stand.engine, pairsOf(words.engines)],
  armour: () => [words.stand.armour, pairsOf(words.columns)],
  class: () => [words.stand.class, classPairs()],
  morale: () => [words.stand.morale, pairsOf(words.morales)],
  race: () => [words.stand.race, pairsOf(words.races)],
} satisfies Partial<
  Record<keyof QuickStand, () => readonly [string, readonly (readonly [string, string])[]]>
>;

function Choose({ of, quick, onChange }: QuickProps & { readonly of: keyof typeof CHOICES }) {
  const [label, options] = CHOICES[of]() as [string, readonly (readonly [string, string])[]];
  return (
    <Select
      label={label}
      value={quick[of]}
      options={options}
      onChange={(value) => onChange({ ...quick, [of]: value })}
    />
  );
}

function Castings({ quick, onChange }: QuickProps) {
  return (
    <Figure
      label={words.stand.castings}
      value={quick.castings}
      onChange={(castings) => onChange({ ...quick, castings })}
    />
  );
}

/** A stand in melee without a roster: weapon, armour, shield, castings, class and morale. */
export function QuickFighter(props: QuickProps) {
  const { quick, onChange } = props;
  return (
    <div class="u-quick">
      <Choose of="melee" {...props} />
      <Choose of="armour" {...props} />
      <Toggle
        label={words.stand.shield}
        on={quick.hasShield}
        onChange={(hasShield) => onChange({ ...quick, hasShield })}
      />
      <Castings {...props} />
      <More>
        <Choose of="class" {...props} />
        <Choose of="morale" {...props} />
        <Choose of="race" {...props} />
      </More>
    </div>
  );
}

const TROOP_CLASSES = ['MASS', 'FLEXIBLE', 'DRILL', 'SUPPORT', 'LF', 'LH', 'MLO', 'MCO', 'HORDE'] as const;
export const classPairs = () => TROOP_CLASSES.map((of) => [of, words.classes[of]] as const);

/** Bows without a roster. */
export function QuickBows(props: QuickProps) {
  return (
    <div class="u-quick">
      <Choose of="missile" {...props} />
      <Castings {...props} />
      <More>
        <Choose of="class" {...props} />
        <Choose of="race" {...props} />
      </More>
    </div>
  );
}

/** Artillery without a roster. */
export function QuickEngine(props: QuickProps) {
  const { quick, onChange } = props;
  return (
    <div class="u-quick">
      <Choose of="artillery" {...props} />
      <Figure
        label={words.stand.pieces}
        value={quick.pieces}
        least={1}
        most={12}
        onChange={(pieces) => onChange({ ...quick, pieces })}
      />
    </div>
  );
}

/** A target without a roster: its armour, or a column of Chart B. */
export function QuickTarget(props: QuickProps) {
  const { quick, onChange } = props;
  const kinds = [['troops', words.troops] as const, ...pairsOf(words.fireClasses)];
  return (
    <div class="u-quick">
      <Select
        label={words.stand.kind}
        value={quick.fireClass}
        options={kinds}
        onChange={(fireClass) => onChange({ ...quick, fireClass })}
      />
      {quick.fireClass === 'troops' ? (
        <>
          <Choose of="armour" {...props} />
          <Choose of="class" {...props} />
        </>
      ) : null}
    </div>
  );
}
