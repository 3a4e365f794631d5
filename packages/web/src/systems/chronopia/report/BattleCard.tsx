import type { BattleFigures } from '@warmoot/systems/chronopia/desk';
import { report as words } from '../text/index.ts';

type Side = BattleFigures['sides'][number];

/** Both sides of a battle: what went in, what was left (CHR-HID-27). */
export function BattleCard({ battle }: { readonly battle: BattleFigures }) {
  const [a, b] = battle.sides;
  if (a === undefined || b === undefined) return null;
  return (
    <div class="battle-card">
      <p class="battle-score">
        <b>{a.empires.join(', ')}</b>{' '}
        <span class="figure">
          {a.points} <small>{words.against}</small> {b.points}
        </span>{' '}
        <b>{b.empires.join(', ')}</b>
      </p>
      <p class="hint">{words.battleOver(winnerOf(battle), battle.turns)}</p>
      <Bands side={a} />
      <details>
        <summary>{words.rosterOf(b.empires.join(', '))}</summary>
        <Bands side={b} />
      </details>
    </div>
  );
}

const winnerOf = ({ sides, winner }: BattleFigures): string | null =>
  sides.find(({ side }) => side === winner)?.empires.join(', ') ?? null;

/** A row of pips for each band: full is alive. */
function Bands({ side }: { readonly side: Side }) {
  return (
    <table class="battle-bands">
      <tbody>
        {[...side.bands, ...side.individuals.map((one) => ({ ...one, models: one.wounds }))].map(
          ({ name, models, left }, at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                <span class="pips">
                  {Array.from({ length: Math.min(models, MOST_PIPS) }, (_, nth) => (
                    <i key={nth} data-left={nth < left} />
                  ))}
                </span>
              </td>
              <td>{words.left(left, models)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

const MOST_PIPS = 24;
