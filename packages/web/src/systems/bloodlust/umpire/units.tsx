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

/** A stand in melee without a roster: weapon, armour, shield, castings, class and morale. */
export function QuickFighter({ quick, onChange }: QuickProps) {
  const set = (changes: Partial<QuickStand>): void => onChange({ ...quick, ...changes });
  return (
    <div class="u-quick">
      <Select
        label={words.stand.weapon}
        value={quick.melee}
        options={pairsOf(words.weapons)}
        onChange={(melee) => set({ melee })}
      />
      <Select
        label={words.stand.armour}
        value={quick.armour}
        options={pairsOf(words.columns)}
        onChange={(armour) => set({ armour })}
      />
      <Toggle label={words.stand.shield} on={quick.hasShield} onChange={(hasShield) => set({ hasShield })} />
      <Figure
        label={words.stand.castings}
        value={quick.castings}
        onChange={(castings) => set({ castings })}
      />
      <More>
        <Select
          label={words.stand.class}
          value={quick.class}
          options={classPairs()}
          onChange={(of) => set({ class: of })}
        />
        <Select
          label={words.stand.morale}
          value={quick.morale}
          options={pairsOf(words.morales)}
          onChange={(morale) => set({ morale })}
        />
        <Select
          label={words.stand.race}
          value={quick.race}
          options={pairsOf(words.races)}
          onChange={(race) => set({ race })}
        />
      </More>
    </div>
  );
}

const TROOP_CLASSES = ['MASS', 'FLEXIBLE', 'DRILL', 'SUPPORT', 'LF', 'LH', 'MLO', 'MCO', 'HORDE'] as const;
export const classPairs = () => TROOP_CLASSES.map((of) => [of, words.classes[of]] as const);

/** Bows without a roster. */
export function QuickBows({ quick, onChange }: QuickProps) {
  const set = (changes: Partial<QuickStand>): void => onChange({ ...quick, ...changes });
  return (
    <div class="u-quick">
      <Select
        label={words.stand.missile}
        value={quick.missile}
        options={pairsOf(words.missiles)}
        onChange={(missile) => set({ missile })}
      />
      <Figure
        label={words.stand.castings}
        value={quick.castings}
        onChange={(castings) => set({ castings })}
      />
      <More>
        <Select
          label={words.stand.class}
          value={quick.class}
          options={classPairs()}
          onChange={(of) => set({ class: of })}
        />
        <Select
          label={words.stand.race}
          value={quick.race}
          options={pairsOf(words.races)}
          onChange={(race) => set({ race })}
        />
      </More>
    </div>
  );
}

/** Artillery without a roster. */
export function QuickEngine({ quick, onChange }: QuickProps) {
  const set = (changes: Partial<QuickStand>): void => onChange({ ...quick, ...changes });
  return (
    <div class="u-quick">
      <Select
        label={words.stand.engine}
        value={quick.artillery}
        options={pairsOf(words.engines)}
        onChange={(artillery) => set({ artillery })}
      />
      <Figure
        label={words.stand.pieces}
        value={quick.pieces}
        least={1}
        most={12}
        onChange={(pieces) => set({ pieces })}
      />
    </div>
  );
}

/** A target without a roster: its armour, or a column of Chart B. */
export function QuickTarget({ quick, onChange }: QuickProps) {
  const set = (changes: Partial<QuickStand>): void => onChange({ ...quick, ...changes });
  const kinds = [['troops', words.troops] as const, ...pairsOf(words.fireClasses)];
  return (
    <div class="u-quick">
      <Select
        label={words.stand.kind}
        value={quick.fireClass}
        options={kinds}
        onChange={(fireClass) => set({ fireClass })}
      />
      {quick.fireClass === 'troops' ? (
        <>
          <Select
            label={words.stand.armour}
            value={quick.armour}
            options={pairsOf(words.columns)}
            onChange={(armour) => set({ armour })}
          />
          <Select
            label={words.stand.class}
            value={quick.class}
            options={classPairs()}
            onChange={(of) => set({ class: of })}
          />
        </>
      ) : null}
    </div>
  );
}
