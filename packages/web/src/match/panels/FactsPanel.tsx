import type { Seat, Waiting } from '@warmoot/kernel';
import { PlayerBadge } from '../../page/PlayerBadge.tsx';
import { botName } from '../../text/botWords.ts';
import { match as words } from '../../text/index.ts';
import { NEUTRAL } from '../../theme/index.ts';
import { Clock } from '../bar/Clock.tsx';
import { Notes } from '../notes/Notes.tsx';
import type { Session } from '../play/session.ts';
import { Counter } from './Counter.tsx';

/** The state of the match, who sits where, and how much time they have. */
export function FactsPanel({ session }: { readonly session: Session }) {
  const table = session.link.table.value;
  return (
    <>
      <dl class="facts">
        {session.scene.value?.status.map(({ label, value, is }) => (
          <div key={label}>
            <dt>
              {is && 'side' in is ? <Badge session={session} seat={is.side} /> : null} {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl class="facts">
        {table?.chairs.map(({ seat, name, bot, isPresent }) => (
          <div key={seat}>
            <dt>
              <Badge session={session} seat={seat} /> {session.sideNames.value[seat] ?? seat}
            </dt>
            <dd>
              {bot === null ? (name ?? words.nobody) : words.computer(botName(bot))}
              {name !== null && bot === null ? `, ${isPresent ? words.present : words.away}` : ''}
            </dd>
          </div>
        ))}
      </dl>
      <Coming session={session} />
      {session.link.kind === 'table' ? <Notes session={session} /> : null}
      {table?.deadlines.map((deadline) =>
        deadline.dueAt === null ? null : (
          <Clock
            key={deadline.seat}
            who={session.sideNames.value[deadline.seat] ?? deadline.seat}
            dueAt={deadline.dueAt}
          />
        ),
      )}
    </>
  );
}

/** What other players still have beside the map, by kind. */
function Coming({ session }: { readonly session: Session }) {
  const others = (session.scene.value?.tray ?? []).filter(({ side }) => side && side !== session.seat);
  const seats = [...new Set(others.map(({ side }) => side as Seat))];
  return (
    <>
      {seats.map((seat) => (
        <section key={seat} class="coming">
          <h4>{words.tray.coming(session.sideNames.value[seat] ?? seat)}</h4>
          <ul>
            {kindsOf(others.filter(({ side }) => side === seat)).map(([kind, pieces]) => (
              <li key={kind}>
                <Counter piece={pieces[0] as Waiting} session={session} />
                {words.do.several(kind, pieces.length)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const kindsOf = (pieces: readonly Waiting[]): [string, Waiting[]][] => {
  const kinds = new Map<string, Waiting[]>();
  for (const piece of pieces) {
    const kind = `${piece.kind ?? piece.name}, ${piece.waits}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), piece]);
  }
  return [...kinds];
};

function Badge({ session, seat }: { readonly session: Session; readonly seat: Seat }) {
  return <PlayerBadge player={session.players.value.get(seat) ?? NEUTRAL} size={14} />;
}
