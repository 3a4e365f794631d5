import type { Roll } from '@warmoot/kernel';
import { text } from '../../text/index.ts';
import { saidBy } from '../../text/systemWords.ts';
import type { DiceRecord } from './diceRecord.ts';
import type { Verdict } from './verdictOn.ts';

const words = text.lobby.dice;

function Spread({ rolls }: { readonly rolls: readonly Roll[] }) {
  const d6 = rolls.filter(({ sides }) => sides === 6);
  if (d6.length === 0) return null;
  const counts = [1, 2, 3, 4, 5, 6].map((value) => d6.filter((roll) => roll.value === value).length);
  const most = Math.max(...counts);
  return (
    <figure class="spread-chart">
      <figcaption class="hint">{words.spread}</figcaption>
      <div class="bars">
        {counts.map((count, at) => (
          <div key={at + 1}>
            <span class="bar-count">{count}</span>
            <span class="bar-body" style={{ height: `${(60 * count) / most}px` }} />
            <strong>{at + 1}</strong>
          </div>
        ))}
      </div>
    </figure>
  );
}

function Rolls({ system, rolls }: { readonly system: string; readonly rolls: readonly Roll[] }) {
  return (
    <details>
      <summary>
        {words.rolls} ({rolls.length})
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="rolls" tabIndex={0} aria-label={words.rolls}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.columns.number}</th>
              <th scope="col">{words.columns.why}</th>
              <th scope="col">{words.columns.die}</th>
              <th scope="col">{words.columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {rolls.map(({ sides, value, why }, at) => (
              <tr key={`${at} ${why}`}>
                <td>{at + 1}</td>
                <td>{saidBy(system, why)}</td>
                <td>d{sides}</td>
                <td>
                  <strong>{value}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** What was promised, what was shown, and whether one follows from the other. */
export function Proof({ record, verdict }: { readonly record: DiceRecord; readonly verdict: Verdict }) {
  const { system, dice, seed, rolls } = record;
  const thrown = dice.source === 'verifiable' ? Object.entries(dice.entropy) : [];
  return (
    <section class="card pad stack" aria-live="polite">
      <p class={verdict.isGood === undefined ? undefined : verdict.isGood ? 'good' : 'problem'}>
        {verdict.says}
      </p>
      {verdict.brought.map((says) => (
        <p key={says}>{says}</p>
      ))}
      {dice.source === 'verifiable' ? (
        <dl class="dice-facts">
          <dt>{words.promise}</dt>
          <dd>
            <code>{dice.commitment}</code>
          </dd>
          <dt>{words.words}</dt>
          <dd>
            {thrown.length === 0
              ? words.noWords
              : thrown.map(([seat, word]) => `${seat}: ${word}`).join(', ')}
          </dd>
          <dt>{words.seed}</dt>
          <dd>{seed === null ? words.notYet : <code>{seed}</code>}</dd>
        </dl>
      ) : null}
      {rolls && rolls.length > 0 ? (
        <>
          <Spread rolls={rolls} />
          <Rolls system={system} rolls={rolls} />
        </>
      ) : null}
    </section>
  );
}
