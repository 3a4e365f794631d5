import type { Signal } from '@preact/signals';
import {
  ENDINGS,
  type Ending,
  type FightOrder,
  type FightResult,
  type FormRow,
  pointsOf,
  rowsOf,
  valueIn,
  withValue,
} from '@warmoot/systems/chronopia/desk';
import { battle as words } from '../text/index.ts';

/** What somebody else wrote into the same form. */
export interface OtherReport {
  readonly by: string;
  readonly result: FightResult;
}

interface Props {
  readonly order: FightOrder;
  readonly result: Signal<FightResult>;
  /** The empires of each side. */
  readonly sides: Readonly<Record<'A' | 'B', string>>;
  readonly others?: readonly OtherReport[];
  /** The moderator fills it in. */
  readonly isRuling?: boolean;
}

/** A battle's result as a form, beside what others reported; rows in which they differ are marked (CHR-BTL-03). */
export function ResultForm({ order, result, sides, others = [], isRuling = false }: Props) {
  const change = (part: Partial<FightResult>): void => {
    result.value = { ...result.value, ...part };
  };
  const points = pointsOf(order, result.value);
  return (
    <div class="result-form">
      <table class="result-rows">
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            {others.map(({ by }) => (
              <th key={by} scope="col">
                {words.says(by)}
              </th>
            ))}
            <th scope="col">{isRuling ? words.ruling : others.length === 0 ? words.left : words.yours}</th>
          </tr>
        </thead>
        {(['A', 'B'] as const).map((side) => (
          <tbody key={side}>
            <tr>
              <th scope="rowgroup" colSpan={others.length + 2}>
                {sides[side]}
              </th>
            </tr>
            {rowsOf(order)
              .filter((row) => row.side === side)
              .map((row) => (
                <Row key={row.key} row={row} result={result} others={others} />
              ))}
          </tbody>
        ))}
      </table>
      <div class="result-end">
        <label>
          {words.turns}{' '}
          <input
            type="number"
            min={1}
            value={result.value.turnsPlayed}
            onInput={({ currentTarget }) => change({ turnsPlayed: currentTarget.valueAsNumber || 0 })}
          />
        </label>
        <label>
          {words.ending}{' '}
          <select
            value={result.value.ending}
            onChange={({ currentTarget }) => change({ ending: currentTarget.value as Ending })}
          >
            {ENDINGS.map((ending) => (
              <option key={ending} value={ending}>
                {words.endings[ending]}
              </option>
            ))}
          </select>
        </label>
        {result.value.ending === 'fullLength' || result.value.ending === 'negotiated' ? null : (
          <label>
            {words.endingSide}{' '}
            <select
              value={result.value.endingSide ?? ''}
              onChange={({ currentTarget }) =>
                change({ endingSide: (currentTarget.value || null) as FightResult['endingSide'] })
              }
            >
              <option value="">{words.nobody}</option>
              <option value="A">{sides.A}</option>
              <option value="B">{sides.B}</option>
            </select>
          </label>
        )}
        <label>
          {words.winner}{' '}
          <select
            value={result.value.winner}
            onChange={({ currentTarget }) => change({ winner: currentTarget.value as FightResult['winner'] })}
          >
            <option value="draw">{words.draw}</option>
            <option value="A">{sides.A}</option>
            <option value="B">{sides.B}</option>
          </select>
        </label>
      </div>
      <p class="hint">{words.points(sides.A, points.A, sides.B, points.B)}</p>
    </div>
  );
}

interface RowProps {
  readonly row: FormRow;
  readonly result: Signal<FightResult>;
  readonly others: readonly OtherReport[];
}

function Row({ row, result, others }: RowProps) {
  const said = others.map(({ result: theirs }) => valueIn(theirs, row));
  const differs = new Set(said).size > 1;
  const label = row.what === 'wounds' ? words.woundsOf(row.name) : words.leftOf(row.name, row.of);
  return (
    <tr data-differs={differs}>
      <th scope="row">
        {row.name} <small>{row.what === 'wounds' ? words.wounds(row.of) : row.of}</small>
      </th>
      {said.map((value, at) => (
        <td key={at}>{value}</td>
      ))}
      <td>
        <input
          type="number"
          min={0}
          max={row.of}
          aria-label={label}
          value={valueIn(result.value, row)}
          onInput={({ currentTarget }) => {
            result.value = withValue(result.value, row, currentTarget.valueAsNumber || 0);
          }}
        />
      </td>
    </tr>
  );
}
