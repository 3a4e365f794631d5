import type { GameCommand } from '@warmoot/kernel';
import type { FieldRow, GrandOrder } from '@warmoot/systems/grand/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { field as words } from '../text/index.ts';
import { EnterResult } from './EnterResult.tsx';

interface Props {
  readonly session: Session;
  readonly field: FieldRow;
}

/** A battle that is being fought: a result entered by hand counts when the other side confirms it (GRD-R-81). */
export function FieldPanel({ session, field }: Props) {
  const { battle, place, claim } = field;
  const isClaimed = claim !== undefined && !claim.isOwn;
  return (
    <section class="field" data-battle={battle} aria-label={words.title(place)}>
      <h3>
        {words.title(place)} <ClauseLink session={session} rule="GRD-R-81" />
      </h3>
      {claim === undefined ? null : <Claimed session={session} field={field} />}
      {isClaimed ? (
        <Confirm session={session} battle={battle} />
      ) : (
        <details class="enter-result">
          <summary>{claim === undefined ? words.enter : words.enterAgain}</summary>
          <EnterResult session={session} field={field} />
        </details>
      )}
    </section>
  );
}

function Claimed({ session, field: { claim, sides } }: Props) {
  if (claim === undefined) return null;
  const nameOf = (side: 'attacker' | 'defender'): string => session.sideNames.value[sides[side].seat] ?? '';
  return (
    <div class="claimed">
      <p>{claim.isOwn ? words.own : words.theirs}</p>
      <ul>
        <li>{words.ended(words.endings[claim.ending], claim.turns)}</li>
        {(['attacker', 'defender'] as const).map((side) => (
          <li key={side}>
            {claim.losses[side].length === 0
              ? words.noLosses(nameOf(side))
              : claim.losses[side]
                  .map(({ status, units }) => words.losses[status](nameOf(side), saidBy('grand', units)))
                  .join(' ')}
          </li>
        ))}
        <li>
          <b>{words.wins(nameOf(claim.winner))}</b>
        </li>
      </ul>
    </div>
  );
}

function Confirm({ session, battle }: { readonly session: Session; readonly battle: string }) {
  const answer = (agree: boolean): void => {
    const { system, sight, seat } = session;
    const order: GrandOrder = { type: 'accept', battle, agree };
    void session.give(offerOf(system, sight.value?.view, seat, order as GameCommand));
  };
  return (
    <p class="attack-act">
      <button
        type="button"
        class="main"
        data-agree="true"
        disabled={session.isSending.value}
        onClick={() => answer(true)}
      >
        {words.confirm}
      </button>
      <button
        type="button"
        data-agree="false"
        disabled={session.isSending.value}
        onClick={() => answer(false)}
      >
        {words.refuse}
      </button>
    </p>
  );
}
