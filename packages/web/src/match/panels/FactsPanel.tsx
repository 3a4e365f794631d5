import { match as words } from '../../text/match.ts';
import { Clock } from '../bar/Clock.tsx';
import type { Session } from '../play/session.ts';

/** How the match stands, who sits where, and how long they have. */
export function FactsPanel({ session }: { readonly session: Session }) {
  const table = session.link.table.value;
  return (
    <>
      <dl class="facts">
        {session.scene.value?.status.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl class="facts">
        {table?.chairs.map(({ seat, name, bot, isPresent }) => (
          <div key={seat}>
            <dt>{seat}</dt>
            <dd>
              {bot === null ? (name ?? words.nobody) : words.computer(bot)}
              {name !== null && bot === null ? `, ${isPresent ? words.present : words.away}` : ''}
            </dd>
          </div>
        ))}
      </dl>
      {table?.deadlines.map((deadline) =>
        deadline.dueAt === null ? null : (
          <Clock key={deadline.seat} who={deadline.seat} dueAt={deadline.dueAt} />
        ),
      )}
    </>
  );
}
