import { partOf } from '../../systems/index.ts';
import { text } from '../../text/index.ts';
import { ScenarioPicture } from '../picture/ScenarioPicture.tsx';
import { SideBadge } from '../SideBadge.tsx';
import type { ScenarioCard, ShelfSystem } from '../shelf.ts';
import { whenOf } from '../whenOf.ts';

function Card({ system, card }: { readonly system: string; readonly card: ScenarioCard }) {
  return (
    <li class="card scenario">
      <ScenarioPicture system={system} card={card} class="scenario-picture" />
      <div class="pad scenario-words">
        <div class="spread one-line">
          <h3>
            <a class="cover" href={`/scenarios?pick=${system}/${card.id}`}>
              {card.name}
            </a>
          </h3>
          <span class="hint">{whenOf(card)}</span>
        </div>
        <p>{card.about}</p>
        <ul class="armies">
          {card.sides.map(({ seat, name, units }) => (
            <li key={seat}>
              <SideBadge seat={seat} sides={card.sides} />
              <span>
                {name} <span class="hint">{text.lobby.units(units)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** All scenarios of a system. */
export function ScenarioList({ system }: { readonly system: ShelfSystem }) {
  return (
    <section class="stack" aria-labelledby={`system-${system.id}`}>
      <div class="spread">
        <h2 id={`system-${system.id}`}>{system.name}</h2>
        <span class="row">
          {partOf(system.id).links?.map(({ href, says }) => (
            <a key={href} class="more" href={href}>
              {says()}
            </a>
          ))}
          <a class="more" href={`/rules/${system.id}`}>
            {text.lobby.start.shelf.rules}
          </a>
        </span>
      </div>
      <ul class="cards three">
        {system.scenarios.map((card) => (
          <Card key={card.id} system={system.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
