import { type Held, sectorMiddle, sectorsFor } from '@warmoot/systems/bloodlust/scene';
import { ChoiceButton } from '../../../match/panels/ChoiceButton.tsx';
import type { ForSession } from '../../part.ts';
import { heldNow, hold, kindsFor, planAt } from './layout.ts';
import { layout as words } from './text/index.ts';
import { gameOf, ownSide } from './view.ts';
import './table.css';

const ENDS = ['top-bottom', 'top-side', 'bottom-side'] as const;
const isRiver = ({ kind }: Held): boolean => kind === 'bridge' || kind === 'ford';
/** Half-degrees. */
const STEP = 30;

/** BLD-TER-08 to BLD-TER-12: what is placed, how it lies, and where: on the table, or by the name of a sector. */
export function LayoutTab({ session }: ForSession) {
  const kinds = kindsFor(session);
  const held = heldNow(session);
  const forgo = session.tableChoices.value.find(({ command }) => command.type === 'forgoSecond');
  return (
    <section class="bl-layout" aria-label={words.tab}>
      <p class="hint">{kinds.length === 0 ? words.camp : words.how}</p>
      {kinds.length === 0 ? null : (
        <fieldset class="bl-kinds">
          <legend>{words.what}</legend>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              data-kind={kind}
              aria-pressed={held.kind === kind}
              onClick={() => hold(session, { kind })}
            >
              {words.kinds[kind]}
            </button>
          ))}
        </fieldset>
      )}
      {kinds.length === 0 || held.kind === 'clear' ? null : <Lie session={session} held={held} />}
      {kinds.length === 0 ? null : <Sectors session={session} held={held} />}
      {forgo ? <ChoiceButton session={session} choice={forgo} /> : null}
    </section>
  );
}

interface Props extends ForSession {
  readonly held: Held;
}

/** How it lies: a river by its ends, everything else by its heading. */
function Lie({ session, held }: Props) {
  if (isRiver(held))
    return (
      <select
        aria-label={words.river}
        value={held.ends}
        onChange={({ currentTarget }) =>
          hold(session, { ends: ENDS[currentTarget.selectedIndex] ?? 'top-bottom' })
        }
      >
        {ENDS.map((ends) => (
          <option key={ends} value={ends}>
            {words.ends[ends]}
          </option>
        ))}
      </select>
    );
  const by = held.kind === 'stream' ? 180 : STEP;
  return (
    <button
      type="button"
      class="small-button"
      onClick={() => hold(session, { heading: (held.heading + by) % 360 })}
    >
      {words.turn}
    </button>
  );
}

function Sectors({ session, held }: Props) {
  const [game, side] = [gameOf(session), ownSide(session)];
  if (game === undefined || side === undefined) return null;
  return (
    <fieldset class="bl-kinds">
      <legend>{words.sector}</legend>
      {sectorsFor(game, side, held).map((sector) => (
        <button
          key={sector}
          type="button"
          data-sector={sector}
          onClick={() => planAt(session, sectorMiddle(game, sector))}
        >
          {sector}
        </button>
      ))}
    </fieldset>
  );
}
