import { useSignal } from '@preact/signals';
import type { GameCommand } from '@warmoot/kernel';
import { boundOf, commandFor, thingsFor, type Wish } from '@warmoot/systems/bloodlust/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { offerOf } from '../../../match/play/offer.ts';
import { turnPlan } from '../../../match/play/posing.ts';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import type { ForSession } from '../../part.ts';
import { planReform, reformNow, reformsOf, turnReform, widenPlan } from './reform.ts';
import { move as words } from './text/index.ts';
import { considered, gameOf, isOwn, mayTurnNow, pickedUnit } from './view.ts';
import './table.css';

const said = (text: string): string => saidBy('bloodlust', text);

/** BLD-PLY-08: a move by things instead of points, its legs, and what bounds it. */
export function MoveTab({ session }: ForSession) {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  if (game === undefined || unit === undefined || !isOwn(session)) return <p class="hint">{words.choose}</p>;
  return (
    <section class="bl-move" aria-label={words.tab}>
      <h3>{said(unit.name)}</h3>
      <Plan session={session} />
      <Wishes session={session} />
      <Reforms session={session} />
    </section>
  );
}

function Plan({ session }: ForSession) {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  const order = considered(session, 'move');
  if (!game || !unit || !order || !session.planned.value)
    return <p class="hint">{mayTurnNow(session) ? words.point : words.ahead}</p>;
  const bound = boundOf(game, unit, order);
  return (
    <div class="bl-plan">
      <p>
        <b>{session.costOf(session.planned.value)}</b>{' '}
        {bound ? <ClauseLink session={session} rule={bound.rule} /> : null}
      </p>
      {order.legs.length < 2 && unit.stands.length <= 2 ? (
        <button
          type="button"
          class="small-button"
          aria-pressed={session.continues.value}
          onClick={() => {
            session.continues.value = !session.continues.value;
          }}
        >
          {words.addLeg}
        </button>
      ) : null}
      {mayTurnNow(session) ? (
        <>
          <button type="button" class="small-button" onClick={() => turnPlan(session, -15)}>
            {words.left}
          </button>
          <button type="button" class="small-button" onClick={() => turnPlan(session, 15)}>
            {words.right}
          </button>
        </>
      ) : null}
    </div>
  );
}

/** Plans what a wish comes to, or says why not. */
export const wish = (session: Session, what: Wish): void => {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  const command = game && unit && commandFor(game, session.seat, unit.id, what);
  const verdict = command && session.system.check(game, session.seat, command as GameCommand);
  if (!command || !verdict) session.speak(words.impossible);
  else if (verdict.ok) {
    const offer = offerOf(session.system, game, session.seat, command as GameCommand);
    session.plan(offer);
    session.speak([session.describe(offer), session.costOf(offer)].filter(Boolean).join('. '));
  } else {
    const text = `${sentence(verdict.because)} (${verdict.rule}).`;
    session.notice.value = { text, rule: verdict.rule };
    session.speak(text);
  }
};

type Kind = 'ahead' | 'back' | 'toward' | 'before' | 'left' | 'right';
const KINDS: readonly Kind[] = ['ahead', 'back', 'toward', 'before', 'left', 'right'];
/** Beyond the stand-off, so that the place is allowed. */
const CLOSE = 1.1;

function Wishes({ session }: ForSession) {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  const kind = useSignal<Kind>('ahead');
  const far = useSignal('6');
  const thing = useSignal('');
  if (!game || !unit || unit.pose === null) return null;
  const things = thingsFor(game, unit);
  const wants = kind.value === 'ahead' || kind.value === 'back' ? 'inches' : 'thing';
  const submit = (event: Event): void => {
    event.preventDefault();
    const named = thing.value || (things[0]?.id ?? '');
    const inches = Number(far.value) || 0;
    if (kind.value === 'ahead' || kind.value === 'back') wish(session, { kind: kind.value, inches });
    else if (kind.value === 'toward') wish(session, { kind: 'toward', thing: named });
    else wish(session, { kind: kind.value, thing: named, inches: CLOSE });
  };
  return (
    <form class="bl-wish" onSubmit={submit}>
      <select
        id="bl-wish"
        aria-label={words.how}
        value={kind.value}
        onChange={({ currentTarget }) => {
          kind.value = KINDS[currentTarget.selectedIndex] ?? 'ahead';
        }}
      >
        {KINDS.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </select>
      {wants === 'inches' ? (
        <input
          aria-label={words.inches}
          type="number"
          min="0.1"
          max="30"
          step="0.1"
          value={far.value}
          onInput={({ currentTarget }) => {
            far.value = currentTarget.value;
          }}
        />
      ) : (
        <select
          aria-label={words.thing}
          value={thing.value || things[0]?.id}
          onChange={({ currentTarget }) => {
            thing.value = currentTarget.value;
          }}
        >
          {things.map(({ id, name }) => (
            <option key={id} value={id}>
              {said(name)}
            </option>
          ))}
        </select>
      )}
      <button type="submit">{words.plan}</button>
    </form>
  );
}

/** BLD-R-28: other shapes about the middle of the unit: planned and seen on the table before they are confirmed. */
function Reforms({ session }: ForSession) {
  const reforms = reformsOf(session);
  const now = reformNow(session);
  const [toward] = reforms;
  if (reforms.length === 0 || now === undefined) return null;
  const special = reforms.filter(({ formation }) => formation !== 'block');
  const isPlanned = considered(session, 'reform') !== undefined;
  return (
    <fieldset class="bl-reforms">
      <legend>{words.reform}</legend>
      <div class="bl-frontage">
        <button type="button" aria-label={words.narrower} onClick={() => widenPlan(session, -1)}>
          −
        </button>
        <output>{words.wide(now.files)}</output>
        <button type="button" aria-label={words.wider} onClick={() => widenPlan(session, 1)}>
          +
        </button>
        {toward && toward.heading !== now.heading ? (
          <button type="button" onClick={() => planReform(session, { heading: toward.heading })}>
            {words.faceEnemy}
          </button>
        ) : null}
        {isPlanned ? (
          <>
            <button type="button" onClick={() => turnReform(session, -15)}>
              {words.left}
            </button>
            <button type="button" onClick={() => turnReform(session, 15)}>
              {words.right}
            </button>
          </>
        ) : null}
        {special.map((reform) => (
          <button key={reform.formation} type="button" onClick={() => planReform(session, reform)}>
            {words.formations[reform.formation]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
