import { useSignal } from '@preact/signals';
import { placeKey } from '@warmoot/kernel';
import {
  goldToSpend,
  type Holding,
  holdingsOf,
  type Recruit,
  recruitsOf,
} from '@warmoot/systems/citystates/scene';
import { useMemo } from 'preact/hooks';
import { ChoiceButton } from '../../../match/panels/ChoiceButton.tsx';
import { Counter } from '../../../match/panels/Counter.tsx';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { recruit as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { Draft } from './draft.ts';
import './RecruitPanel.css';

/** Whether this seat is to buy: a starting force, or units in its own turn. */
export const isBuying = (session: Session): boolean =>
  session.isToAct.value && ['buy', 'recruit'].includes(gameOf(session)?.phase ?? '');

/** A centre, what its race raises there with a stepper each, and one button to buy (CST-SET-05, CST-ECO-06, CST-ECO-07). */
export function RecruitPanel({ session }: { readonly session: Session }) {
  const game = gameOf(session);
  const isStart = game?.phase === 'buy';
  const draft = useMemo(() => new Draft(session, isStart), [session, isStart]);
  const chosen = useSignal<string | null>(null);
  if (game === undefined || !isBuying(session)) return <p class="hint">{words.notNow}</p>;
  const holdings = holdingsOf(game, session.seat);
  const at = session.pickedAt.value;
  const picked = at && session.atlas.value?.cellAt.get(placeKey(at))?.id;
  const here = holdings.find(({ hex }) => hex === (picked ?? chosen.value)) ?? holdings[0];
  if (here === undefined) return <p class="hint">{words.none}</p>;
  const rows = recruitsOf(game, session.seat);
  const ships = rows.filter(({ isShip }) => isShip);
  return (
    <div class="recruit">
      <label class="field">
        <span>{words.where}</span>
        <select
          value={here.hex}
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.value;
            session.pick([currentTarget.value]);
          }}
        >
          {holdings.map(({ hex, name, raised, most }) => (
            <option key={hex} value={hex}>
              {isStart ? name : words.at(name, raised, most)}
            </option>
          ))}
        </select>
      </label>
      <Rows session={session} draft={draft} here={here} rows={rows.filter(({ isShip }) => !isShip)} />
      {ships.length === 0 ? null : <h4>{words.ships}</h4>}
      <Rows session={session} draft={draft} here={here} rows={ships} />
      <Buy session={session} draft={draft} rows={rows} gold={goldToSpend(game, session.seat)} />
      <div class="here">
        {session
          .legalAbout(here.hex)
          .filter(({ command }) => command.type !== 'recruit')
          .map((choice) => (
            <ChoiceButton key={JSON.stringify(choice.command)} session={session} choice={choice} />
          ))}
      </div>
    </div>
  );
}

interface RowsProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly here: Holding;
  readonly rows: readonly Recruit[];
}

function Rows({ session, draft, here, rows }: RowsProps) {
  return (
    <ul class="levies">
      {rows.map((row) => (
        <LevyRow key={row.type} session={session} draft={draft} here={here} row={row} />
      ))}
    </ul>
  );
}

interface LevyProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly here: Holding;
  readonly row: Recruit;
}

function LevyRow({ session, draft, here: { hex, port }, row }: LevyProps) {
  const { type, cost, figures, symbol, isShip } = row;
  const levy = { place: hex, unit: type, ...(isShip && port !== undefined && { node: port }) };
  const name = saidBy('citystates', type);
  const count = draft.countOf(hex, type);
  const more = draft.mayAdd(levy);
  return (
    <li data-unit={type} data-barred={!more.ok && count === 0}>
      <Counter
        piece={{ id: type, name, symbol, figures, side: session.seat, badges: [] }}
        session={session}
        size={34}
      />
      <span class="levy-name">
        {name} <span class="hint">{words.costs(cost)}</span>
        {more.ok || count > 0 ? null : (
          <span class="hint levy-why">{sentence(saidBy('citystates', more.because))}</span>
        )}
      </span>
      <span class="stepper">
        <button
          type="button"
          aria-label={words.fewer(name)}
          disabled={count === 0}
          onClick={() => draft.remove(hex, type)}
        >
          −
        </button>
        <output aria-label={words.chosen(name, count)}>{count}</output>
        <button
          type="button"
          aria-label={words.more(name)}
          disabled={!more.ok}
          title={more.ok ? undefined : saidBy('citystates', more.because)}
          onClick={() => draft.add(levy)}
        >
          +
        </button>
      </span>
    </li>
  );
}

interface BuyProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly rows: readonly Recruit[];
  readonly gold: number;
}

function Buy({ session, draft, rows, gold }: BuyProps) {
  const levies = draft.levies.value;
  const total = levies.reduce(
    (sum, { unit }) => sum + (rows.find(({ type }) => type === unit)?.cost ?? 0),
    0,
  );
  return (
    <p class="levy-buy">
      <button
        type="button"
        class="main"
        data-command="recruit"
        disabled={levies.length === 0 || session.isSending.value}
        onClick={() => void draft.buy()}
      >
        {levies.length === 0 ? words.nothing : words.buy(levies.length, total)}
      </button>
      <span class="hint">{words.left(gold - total)}</span>
    </p>
  );
}
