import { signal } from '@preact/signals';
import {
  type Entered,
  FATES,
  type Fate,
  type FieldRow,
  type OrderOf,
  reportOf,
  type UnitGroup,
  type UnitId,
} from '@warmoot/systems/grand/scene';
import { useMemo } from 'preact/hooks';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { Draft } from '../orders/draft.ts';
import { Points, Select } from '../orders/fields.tsx';
import { Submit } from '../orders/Submit.tsx';
import { field as words } from '../text/index.ts';

interface Props {
  readonly session: Session;
  readonly field: FieldRow;
}

const NOTHING_LOST: Entered = { ending: 'agreed', withdrew: null, turns: 1, fates: {}, fellWith: {} };
const ENDINGS = ['agreed', 'turnLimit', 'noUnits', 'withdrew'] as const;
const SIDES = ['attacker', 'defender'] as const;

const useResult = ({ session, field }: Props) =>
  useMemo(() => {
    const entered = signal(NOTHING_LOST);
    const draft = new Draft<OrderOf<'report'>>(session, reportOf(field, NOTHING_LOST));
    const change = (next: Partial<Entered>): void => {
      entered.value = { ...entered.value, ...next };
      draft.order.value = reportOf(field, entered.value);
    };
    return { entered, draft, change };
  }, [session, field.battle]);

/** So many units of a kind have this fate; those that had none before are taken first. */
const withFate = (
  fates: Entered['fates'],
  { units }: UnitGroup,
  fate: Fate,
  count: number,
): Entered['fates'] => {
  const now = units.filter((uid) => fates[uid] === fate);
  const free = units.filter((uid) => fates[uid] === undefined);
  const next = new Set([...now, ...free].slice(0, count));
  const others = Object.entries(fates).filter(([uid]) => !now.includes(Number(uid)));
  return Object.fromEntries([...others, ...[...next].map((uid) => [uid, fate] as const)]);
};

/** GRD-PLY-21: how a battle on the players' own table ended, and what became of every unit. */
export function EnterResult({ session, field }: Props) {
  const { entered, draft, change } = useResult({ session, field });
  const { ending, withdrew, turns, fates } = entered.value;
  const nameOf = (side: 'attacker' | 'defender'): string =>
    session.sideNames.value[field.sides[side].seat] ?? '';
  return (
    <div class="order-form">
      <p class="hint">{words.how}</p>
      <div class="order-band">
        <span>{words.ending}</span>
        <Select
          id="result-ending"
          label={words.ending}
          value={ending}
          options={ENDINGS.map((each) => [each, words.endings[each]] as const)}
          change={(next) =>
            change({
              ending: next as Entered['ending'],
              withdrew: next === 'withdrew' ? (withdrew ?? 'attacker') : null,
              turns: next === 'turnLimit' ? field.turns : turns,
            })
          }
        />
      </div>
      {ending === 'withdrew' ? (
        <Select
          id="result-withdrew"
          label={words.endings.withdrew}
          value={withdrew ?? 'attacker'}
          options={SIDES.map((side) => [side, nameOf(side)] as const)}
          change={(side) => change({ withdrew: side as 'attacker' })}
        />
      ) : null}
      <Points
        id="result-turns"
        label={words.turns(field.turns)}
        value={turns}
        change={(next) => change({ turns: next })}
        most={field.turns}
        step={1}
      />
      {SIDES.map((side) => (
        <fieldset key={side} class="result-side" data-side={side}>
          <legend>{nameOf(side)}</legend>
          <ul>
            {field.sides[side].groups.map((group) => (
              <GroupFates
                key={group.key}
                id={`result-${side}`}
                group={group}
                fates={fates}
                mayTurn={field.mayTurn && group.isMercenary}
                change={(fate, count) => change({ fates: withFate(fates, group, fate, count) })}
              />
            ))}
          </ul>
          <FallenLeaders
            groups={field.sides[side].groups}
            entered={entered.value}
            change={(fellWith) => change({ fellWith })}
          />
        </fieldset>
      ))}
      <Submit session={session} draft={draft} says={words.give} hint={words.confirmed} />
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly group: UnitGroup;
  readonly fates: Entered['fates'];
  readonly mayTurn: boolean;
  readonly change: (fate: Fate, count: number) => void;
}

function GroupFates({ id, group, fates, mayTurn, change }: GroupProps) {
  const name = group.general ?? saidBy('grand', group.name);
  return (
    <li class="group-fates">
      <span>{group.general ?? `${group.units.length} ${name}`}</span>
      {FATES.filter((fate) => mayTurn || fate === 'eliminated' || fate === 'leftField').map((fate) => (
        <label key={fate}>
          <input
            id={`${id}-${group.key}-${fate}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={group.units.length}
            aria-label={words.count[fate](name)}
            value={group.units.filter((uid) => fates[uid] === fate).length}
            onKeyDown={(event) => event.stopPropagation()} // the map has keys of its own
            onChange={({ currentTarget }) =>
              change(fate, Math.max(0, Math.min(group.units.length, Number(currentTarget.value) || 0)))
            }
          />{' '}
          {words.fates[fate]}
        </label>
      ))}
    </li>
  );
}

interface LeadersProps {
  readonly groups: readonly UnitGroup[];
  readonly entered: Entered;
  readonly change: (fellWith: Entered['fellWith']) => void;
}

/** GRD-CSW-25: a leader may have fallen together with units in his hex; then he shares the roll of one. */
function FallenLeaders({ groups, entered: { fates, fellWith }, change }: LeadersProps) {
  const fallen = (group: UnitGroup): UnitId[] => group.units.filter((uid) => fates[uid] === 'eliminated');
  const leaders = groups
    .filter(({ isLeader }) => isLeader)
    .flatMap((group) =>
      fallen(group).map((uid) => ({ uid, name: group.general ?? saidBy('grand', group.name) })),
    );
  const others = groups.filter((group) => !group.isLeader && fallen(group).length > 0);
  if (leaders.length === 0 || others.length === 0) return null;
  return (
    <>
      {leaders.map(({ uid, name }) => (
        <div key={uid} class="order-band">
          <span>{words.fellWith(name)}</span>
          <Select
            id={`fell-${uid}`}
            label={words.fellWith(name)}
            value={String(fellWith[uid]?.[0] ?? '')}
            options={[
              ['', words.alone],
              ...others.map((group) => [String(fallen(group)[0]), saidBy('grand', group.name)] as const),
            ]}
            change={(other) => change({ ...fellWith, [uid]: other === '' ? [] : [Number(other)] })}
          />
        </div>
      ))}
    </>
  );
}
