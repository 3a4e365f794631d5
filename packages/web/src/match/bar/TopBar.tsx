import { SPECTATOR } from '@warmoot/kernel';
import { tracks } from '../../systems/tracks.ts';
import { match as words } from '../../text/match.ts';
import { playersOf } from '../../theme/index.ts';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';
import { Menu } from './Menu.tsx';

/** So many standing facts fit beside the title. */
const FACTS = 2;

/** What is played, how it stands, who plays. */
export function TopBar({ session }: { readonly session: Session }) {
  const scene = session.scene.value;
  const table = session.link.table.value;
  const Track = tracks[session.system.id];
  const facts = scene?.status.slice(0, FACTS).map(({ label, value }) => `${label} ${value}`) ?? [];
  return (
    <header class="match-bar">
      <a class="bar-back" href="/games" aria-label={words.back}>
        <Icon name="back" />
      </a>
      <div class="bar-title">
        <h1>{scene?.title ?? table?.title ?? words.loading}</h1>
        <p>{facts.join(' · ')}</p>
      </div>
      {Track && session.sight.value && scene ? (
        <Track view={session.sight.value.view} scene={scene} />
      ) : (
        <span class="bar-gap" />
      )}
      <Players session={session} />
      <Menu session={session} />
    </header>
  );
}

function Players({ session }: { readonly session: Session }) {
  const chairs = session.link.table.value?.chairs ?? [];
  const players = playersOf(chairs.map(({ seat }) => seat).sort());
  const open = session.sight.value?.open ?? [];
  return (
    <ul class="bar-players">
      {chairs.map(({ seat, name, bot, isPresent }) => (
        <li key={seat} class={open.some((each) => each.seat === seat) ? 'acts' : ''}>
          <span class="side-chip" style={{ background: players.get(seat)?.field }} aria-hidden="true" />
          <span class="bar-name">
            {seat === session.seat ? words.you : (bot ?? name ?? words.gathering.open)}
          </span>
          {bot === null && name !== null && seat !== session.seat ? (
            <span class={isPresent ? 'presence here' : 'presence'}>
              {isPresent ? words.present : words.away}
            </span>
          ) : null}
        </li>
      ))}
      {session.seat === SPECTATOR ? <li>{words.watching}</li> : null}
    </ul>
  );
}
