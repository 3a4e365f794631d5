import { useSignal } from '@preact/signals';
import { Clock } from '../../../match/bar/Clock.tsx';
import { api } from '../../../net/api.ts';
import { CopyLine } from '../../../page/CopyLine.tsx';
import { moderator as words } from '../text/index.ts';
import { Act, type ConsoleProps } from './Act.tsx';

type Entry = ConsoleProps['desk']['empires'][number];

/** Who has sent orders, who plays, until when; never what the orders say, unless asked (CHR-MOD-04). */
export function Empires(of: ConsoleProps) {
  return (
    <section class="news-part">
      <h3>{words.empires}</h3>
      <ul class="news-lines console-empires">
        {of.desk.empires.map((empire) => (
          <Row key={empire.seat} {...of} empire={empire} />
        ))}
      </ul>
    </section>
  );
}

function Row({ empire, ...of }: ConsoleProps & { readonly empire: Entry }) {
  const { session, reason } = of;
  const { seat, name, state, lines, treasury, cities, armies, silent, orders } = empire;
  const { chairs = [], deadlines = [] } = session.link.table.value ?? {};
  const chair = chairs.find((each) => each.seat === seat);
  const due = deadlines.find((each) => each.seat === seat)?.dueAt ?? null;
  const id = Number(seat.slice(1)) - 1;
  return (
    <li data-state={state}>
      <p class="console-head">
        <b>{name}</b> <span>{chair?.name ?? (chair?.isOpen ? words.openSeat : words.computerSeat)}</span>
        <span class="order-state">{words.states[state](lines)}</span>
      </p>
      <p class="hint">
        {words.holds(treasury, cities, armies)} {silent > 0 ? words.silent(silent) : ''}
      </p>
      {due === null ? null : <Clock who={name} dueAt={due} />}
      {orders === null ? null : <pre class="console-orders">{orders}</pre>}
      <div class="desk-words">
        {due === null ? null : (
          <button
            type="button"
            class="small-button"
            aria-label={words.moreTimeFor(name)}
            disabled={session.isSending.value}
            onClick={() =>
              void session.attempt(() =>
                api.post(`/matches/${session.link.match}/deadlines`, { seat, hours: 24 }),
              )
            }
          >
            {words.moreTime}
          </button>
        )}
        {orders === null && lines > 0 ? (
          <Act
            session={session}
            reason={reason}
            says={words.readOrders}
            label={words.readOrdersOf(name)}
            command={(why) => ({ type: 'openSheet', empire: id, reason: why })}
          />
        ) : null}
        {state === 'fallen' ? null : (
          <Act
            session={session}
            reason={reason}
            says={state === 'computer' ? words.toPlayer : words.toComputer}
            label={state === 'computer' ? words.toPlayerOf(name) : words.toComputerOf(name)}
            command={(why) => ({
              type: 'handOver',
              empire: id,
              to: state === 'computer' ? 'player' : 'computer',
              reason: why,
            })}
          />
        )}
        {chair?.isOpen ? <Invite session={session} seat={seat} name={name} /> : null}
      </div>
    </li>
  );
}

/** A link for a substitute or a newcomer: shown once (CHR-PLY-14). */
function Invite({ session, seat, name }: Pick<ConsoleProps, 'session'> & { seat: string; name: string }) {
  const link = useSignal('');
  if (link.value !== '') return <CopyLine label={words.inviteLink(name)} line={link.value} />;
  return (
    <button
      type="button"
      class="small-button"
      aria-label={words.inviteTo(name)}
      onClick={() =>
        void session.attempt(async () => {
          const wanted = { purpose: 'seat', form: 'link', seat };
          const made = await api.post<{ link: string }>(`/matches/${session.link.match}/invitations`, wanted);
          link.value = `${location.origin}${made.link}`;
        })
      }
    >
      {words.invite}
    </button>
  );
}
