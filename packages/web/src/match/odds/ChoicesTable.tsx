import { chanceOfSuccess, type Odds, type OddsTable, type Success } from '@warmoot/kernel';
import { match } from '../../text/index.ts';
import { sentence } from '../../text/sentence.ts';
import { saidBy } from '../../text/systemWords.ts';
import { ClauseLink } from '../ClauseLink.tsx';
import type { Session } from '../play/session.ts';
import { inWord, percent } from './figures.ts';

const words = match.odds;

interface Props {
  readonly session: Session;
  readonly table: OddsTable;
  readonly success: Success;
  /** The own choice to be marked. */
  readonly own?: string | undefined;
  /** What a choice is called on the page. */
  readonly named?: (choice: string) => string;
}

/** From pale to dark between the worst and the best; the figure says the same. */
const heatOf = (chance: number, all: readonly number[]): number => {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most - least < 0.005 ? 0.35 : (chance - least) / (most - least);
};

/** Every pair of secret choices: the player's own in rows, the other's in columns. */
export function ChoicesTable({ session, table, success, own, named = inWord }: Props) {
  const { rows, columns, cells, rule } = table;
  const chances = cells.map((row) => row.map((cell) => chanceOfSuccess(cell, success)));
  const all = chances.flat();
  return (
    <div class="odds-choices">
      <table>
        <caption>
          {words.choices(success.values.map(inWord).join(', '))} <ClauseLink session={session} rule={rule} />
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {named(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row} data-own={row === own}>
              <th scope="row">{named(row)}</th>
              {chances[at]?.map((chance, column) => (
                <td
                  key={columns[column]}
                  style={{ '--heat': heatOf(chance, all) }}
                  data-dark={heatOf(chance, all) > 0.5}
                >
                  {isKnown(table, at, column) ? percent(chance) : '…'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint small">{uncertaintyOf(table)}</p>
    </div>
  );
}

const isKnown = ({ cells }: OddsTable, row: number, column: number): boolean =>
  (cells[row]?.[column]?.chances.length ?? 0) > 0;

const uncertaintyOf = ({ cells }: OddsTable): string => {
  const all = cells.flat();
  if (all.every(({ exact }) => exact)) return words.exact;
  const sampled = all.filter(({ exact }) => !exact);
  const fewest = Math.min(...sampled.map(({ samples }) => samples));
  return words.each(fewest, percent(Math.max(...sampled.map(({ error }) => error))));
};

/** What is hidden may change the chance: the worst and the best case, and what each would be. */
export function HiddenRange({ session, odds }: { readonly session: Session; readonly odds: Odds }) {
  const { pictured = [], success } = odds;
  const sorted = pictured
    .filter(({ chances }) => chances.length > 0)
    .map((each) => ({ says: each.says, chance: success ? chanceOfSuccess(each, success) : 0 }))
    .sort((a, b) => a.chance - b.chance);
  const [worst, best] = [sorted[0], sorted.at(-1)];
  if (success === undefined || worst === undefined || best === undefined) return null;
  const said = (says: string): string => saidBy(session.system.id, says);
  if (pictured.length === 1)
    return <p class="odds-range">{words.pictured(sentence(said(worst.says)), percent(worst.chance))}</p>;
  return (
    <div class="odds-range">
      <div class="odds-range-bar" aria-hidden="true">
        <span style={{ left: `${worst.chance * 100}%`, right: `${(1 - best.chance) * 100}%` }} />
      </div>
      <p>{words.between(percent(worst.chance), said(worst.says), percent(best.chance), said(best.says))}</p>
    </div>
  );
}
