import { signal } from '@preact/signals';
import type { BattleSeen } from '@warmoot/server/wire';
import { match } from '../../text/index.ts';
import type { Session } from '../play/session.ts';
import { LivePicture } from './LivePicture.tsx';
import './battles.css';

const words = match.battles;

/** Battles of others that the player does not want to be reminded of. */
const dismissed = signal<ReadonlySet<string>>(new Set());

const isShown = ({ match: id, status, isSettled, isYours }: BattleSeen): boolean =>
  !isSettled && status !== 'over' && (isYours || !dismissed.value.has(id));

/** A campaign's open battles, with the way to each; and the way back from a battle that is over (MOT-08). */
export function Battles({ session }: { readonly session: Session }) {
  const table = session.link.table.value;
  const shown = (table?.battles ?? []).filter(isShown);
  const campaign = table?.status === 'over' ? table.campaign : null;
  if (table === null || (shown.length === 0 && campaign === null)) return null;
  return (
    <section class="own-battles" aria-label={words.label} aria-live="polite">
      {shown.map((battle) => (
        <Card key={battle.match} battle={battle} />
      ))}
      {campaign === null ? null : (
        <div class="proposal">
          <p>{words.isOver(campaign.title)}</p>
          <a class="button main" href={`/matches/${campaign.match}`}>
            {words.toCampaign}
          </a>
        </div>
      )}
    </section>
  );
}

function Card({ battle: { match: id, title, isYours } }: { readonly battle: BattleSeen }) {
  return (
    <div class="proposal battle-banner">
      <div class="battle-seen">
        <LivePicture match={id} />
      </div>
      <p>
        <span class="battle-kicker">{isYours ? words.awaitsYou : words.isFought}</span>
        <span class="unseen">: </span>
        <b class="battle-title">{title}</b>
      </p>
      <div class="row">
        <a class={isYours ? 'button main' : 'button'} href={`/matches/${id}`}>
          {isYours ? words.fight : words.watch}
        </a>
        {isYours ? null : (
          <button
            type="button"
            onClick={() => {
              dismissed.value = new Set([...dismissed.value, id]);
            }}
          >
            {words.dismiss}
          </button>
        )}
      </div>
    </div>
  );
}
