import { armyFaults, pointsText, UNITS } from '@warmoot/systems/csw/units';
import { SideBadge } from '../../../lobby/SideBadge.tsx';
import { WithClauses } from '../../../page/Clause.tsx';
import { Field } from '../../../page/Field.tsx';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import type { Module } from '../Modules.tsx';
import { battle } from '../text/index.ts';
import { armyOf, halfPointsOf, MUSTERS, type Muster } from './armies.ts';
import { type BattleDraft, hire, muster, SIDES, type Side } from './battleDraft.ts';
import { UnitGroup } from './UnitGroup.tsx';

interface Props {
  readonly draft: BattleDraft;
  readonly side: Side;
  readonly modules: readonly Module[];
}

const words = battle.army;
const GROUPS = [
  ['foot', ['foot']],
  ['mounted', ['mounted']],
  ['great', ['large', 'creature']],
  ['engines', ['engine']],
  ['leaders', ['leader']],
] as const;

function Bill({ draft, side }: Props) {
  const spent = halfPointsOf(draft[side].counts.value);
  const limit = draft[side].points.value * 2;
  return (
    <div class={`bill ${spent > limit ? 'over' : ''}`}>
      <p>
        <strong>{pointsText(spent)}</strong> {words.of(pointsText(limit))}
      </p>
      <div class="bill-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * spent) / Math.max(1, limit))}%` }} />
      </div>
    </div>
  );
}

function MusterChoice({ draft, side }: Props) {
  const fill = (chosen: string): void => {
    if (chosen !== '') muster(draft[side], chosen as Muster);
  };
  return (
    <div class="field">
      <label for={`muster-${side}`}>{words.muster}</label>
      <select id={`muster-${side}`} value="" onChange={(event) => fill(event.currentTarget.value)}>
        <option value="">{words.musterHint}</option>
        {(Object.keys(MUSTERS) as Muster[]).map((each) => (
          <option key={each} value={each}>
            {words.musters[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

const roleOf = ({ map, defender }: BattleDraft, side: Side): string => {
  if (map.value !== 'keep') return words.places[side];
  return defender.value === side ? words.defends : words.attacks;
};

/** One side's army, bought by points: objections appear while the player edits. */
export function Army(props: Props) {
  const { draft, side, modules } = props;
  const { name, counts, points } = draft[side];
  const agreed = points.value * 2;
  const faults = armyFaults({ types: UNITS, army: armyOf(counts.value), agreed, modules });
  return (
    <section class="card pad stack tight army" aria-labelledby={`army-${side}`}>
      <h2 id={`army-${side}`} class="row">
        <SideBadge seat={side} sides={SIDES.map((seat) => ({ seat }))} />{' '}
        {name.value || battle.sideNames[side]}
      </h2>
      <p class="hint">{roleOf(draft, side)}</p>
      <Bill {...props} />
      <div role="status">
        {faults.map(({ because, rule }) => (
          <p key={rule} class="problem">
            <WithClauses words={`${sentence(saidBy('csw', because))} (${rule})`} />
          </p>
        ))}
      </div>
      <Field label={words.name} value={name} />
      <MusterChoice {...props} />
      <p class="hint">{words.figures}</p>
      {GROUPS.map(([group, categories]) => (
        <UnitGroup
          key={group}
          title={words.groups[group]}
          side={side}
          types={UNITS.filter(({ category }) => (categories as readonly string[]).includes(category))}
          counts={counts.value}
          onCounts={(hired) => hire(draft[side], hired)}
        />
      ))}
    </section>
  );
}
