import { factOf, type Seat, SPECTATOR } from '@warmoot/kernel';
import type { TableSeen } from '@warmoot/server/wire';
import { PlayerBadge } from '../../page/PlayerBadge.tsx';
import { botName } from '../../text/botWords.ts';
import { match as words } from '../../text/index.ts';
import { labelled } from '../../text/sentence.ts';
import { NEUTRAL } from '../../theme/index.ts';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';
import { Menu } from './Menu.tsx';
import { Track } from './Track.tsx';

/** How many facts fit beside the title. */
const FACTS = 2;

/** The game, its state, its players. */
export function TopBar({ session }: { readonly session: Session }) {
  const scene = session.scene.value;
  const table = session.link.table.value;
  const track = scene && factOf(scene, 'track');
  const facts =
    scene?.status.slice(0, track ? 1 : FACTS).map(({ label, value }) => labelled(label, value)) ?? [];
  return (
    <header class="match-bar">
      <WayBack campaign={table?.campaign ?? null} />
      <div class="bar-title">
        <h1>{scene?.title ?? table?.title ?? words.loading}</h1>
        <p>
          {facts.join(' · ')}
          <Losses session={session} />
        </p>
      </div>
      {track ? <Track session={session} track={track} /> : <span class="bar-gap" />}
      <Players session={session} />
      <Menu session={session} />
    </header>
  );
}

/** From a battle back to its campaign, from any other match to the player's games. */
function WayBack({ campaign }: { readonly campaign: TableSeen['campaign'] }) {
  const href = campaign === null ? '/games' : `/matches/${campaign.match}`;
  return (
    <a
      class="bar-back"
      href={href}
      aria-label={campaign === null ? words.back : words.battles.back(campaign.title)}
    >
      <Icon name="back" />
    </a>
  );
}

/** `English lost 9, Normans 12`. */
function Losses({ session }: { readonly session: Session }) {
  const losses = Object.entries(session.losses.value);
  if (losses.every(([, count]) => count === 0)) return null;
  const names = session.sideNames.value;
  const says = losses.map(([seat, count], at) => words.lostBy(names[seat] ?? seat, count, at === 0));
  return <span class="bar-losses"> · {says.join(', ')}</span>;
}

/** A player with one seat is "you"; a player of both sides sees each side's name. */
const nameAt = ({ yours, sideNames }: Session, seat: Seat): string | undefined => {
  if (!yours.includes(seat)) return undefined;
  return yours.length > 1 ? sideNames.value[seat] : words.you;
};

function Players({ session }: { readonly session: Session }) {
  const chairs = session.link.table.value?.chairs ?? [];
  const players = session.players.value;
  const open = session.sight.value?.open ?? [];
  const names = session.sideNames.value;
  return (
    <ul class="bar-players">
      {Object.values(session.losses.value).some((count) => count > 0) ? (
        <li class="bar-lost">{words.lostUnits}</li>
      ) : null}
      {chairs.map(({ seat, name, bot, isPresent }) => (
        <li
          key={seat}
          class={open.some((each) => each.seat === seat) ? 'acts' : ''}
          data-mine={session.yours.includes(seat)}
        >
          <PlayerBadge player={players.get(seat) ?? NEUTRAL} size={16} />
          <span class="bar-name" title={names[seat]}>
            {chairs.length > 2 ? `${names[seat]}: ` : ''}
            {nameAt(session, seat) ?? (bot === null ? name : botName(bot)) ?? words.nobody}
          </span>
          {session.losses.value[seat] ? (
            <span class="bar-lost" title={words.hasLost(session.losses.value[seat] ?? 0)}>
              {session.losses.value[seat]}
            </span>
          ) : null}
          {bot === null && name !== null && !session.yours.includes(seat) && session.link.kind === 'table' ? (
            <span class="presence">{isPresent ? words.present : words.away}</span>
          ) : null}
        </li>
      ))}
      {session.seat === SPECTATOR ? <li>{words.watching}</li> : null}
    </ul>
  );
}
