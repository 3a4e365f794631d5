import { pointsText, type UnitType } from '@warmoot/systems/csw/units';
import { Counters } from '../../../lobby/picture/Counters.tsx';
import { saidBy } from '../../../text/systemWords.ts';
import { battle } from '../text/index.ts';
import { type Counts, withCount } from './armies.ts';
import type { Side } from './battleDraft.ts';

interface Props {
  readonly title: string;
  readonly side: Side;
  readonly types: readonly UnitType[];
  readonly counts: Counts;
  readonly onCounts: (counts: Counts) => void;
}

const words = battle.army;

/** `5 · 1 · 4`, and missile and range where it shoots, in the order of the counter's strip. */
const figuresOf = ({ melee, defence, movement, missile, rangeInHexes }: UnitType): string =>
  `${melee} · ${defence} · ${movement}${missile > 0 ? `, ${words.shoots(missile, rangeInHexes)}` : ''}`;

interface RowProps {
  readonly type: UnitType;
  readonly side: Side;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function UnitRow({ type, side, count, onCount }: RowProps) {
  const { code } = type;
  const name = saidBy('csw', type.name);
  return (
    <li class={count > 0 ? 'hired' : ''}>
      <Counters counters={[{ name, symbol: code, side }]} size={26} />
      <span class="unit-words">
        <span>{name}</span>
        <span class="hint">{figuresOf(type)}</span>
      </span>
      <span class="price">{pointsText(type.halfPoints)}</span>
      <span class="stepper">
        <button
          type="button"
          onClick={() => onCount(count - 1)}
          disabled={count === 0}
          aria-label={words.fewer(name)}
        >
          −
        </button>
        <input
          type="number"
          min={0}
          max={99}
          value={count}
          aria-label={words.countOf(name)}
          onChange={(event) => onCount(event.currentTarget.valueAsNumber || 0)}
        />
        <button type="button" onClick={() => onCount(count + 1)} aria-label={words.more(name)}>
          +
        </button>
      </span>
    </li>
  );
}

/** Units of one kind, with their figures and prices. */
export function UnitGroup({ title, side, types, counts, onCounts }: Props) {
  const hired = types.reduce((sum, { code }) => sum + (counts[code] ?? 0), 0);
  return (
    <details class="unit-group" open={hired > 0}>
      <summary>
        {title} <span class="hint">{words.hired(hired)}</span>
      </summary>
      <ul class="units">
        {types.map((type) => (
          <UnitRow
            key={type.code}
            type={type}
            side={side}
            count={counts[type.code] ?? 0}
            onCount={(count) => onCounts(withCount(counts, type.code, count))}
          />
        ))}
      </ul>
    </details>
  );
}
