import { MODERATOR } from '@warmoot/kernel';
import type { TableSeen } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';
import { botName } from '../../text/botWords.ts';
import { text } from '../../text/index.ts';
import { SideBadge } from '../SideBadge.tsx';
import type { ScenarioCard, ShelfSystem } from '../shelf.ts';

interface Props {
  readonly id: string;
  readonly table: TableSeen;
  readonly yours: readonly string[];
  readonly card: ScenarioCard | undefined;
  readonly players: ShelfSystem['players'];
  readonly act: (what: () => Promise<unknown>) => void;
}

const words = text.lobby.wait;

type Chair = TableSeen['chairs'][number];

const botOf = (players: Props['players']): string | undefined =>
  players.find(({ name }) => name === 'captain')?.name ?? players.at(-1)?.name;

function Deeds({ id, yours, players, act, chair }: Props & { readonly chair: Chair }) {
  const seat = `/matches/${id}/seats/${chair.seat}`;
  const bot = botOf(players);
  if (yours.includes(chair.seat))
    return (
      <button type="button" onClick={() => act(() => api.delete(seat))}>
        {words.leave}
      </button>
    );
  if (!chair.isOpen) return null;
  return (
    <>
      {yours.length === 0 ? (
        <button type="button" class="main" onClick={() => act(() => api.post(seat))}>
          {words.take}
        </button>
      ) : null}
      {yours.length > 0 && bot !== undefined && chair.seat !== MODERATOR ? (
        <button type="button" onClick={() => act(() => api.put(`${seat}/bot`, { bot }))}>
          {words.seatBot}
        </button>
      ) : null}
    </>
  );
}

/** At a larger table: begin at once, with computers in all seats that are still open. */
function FillSeats({ id, table, yours, players, act }: Props) {
  const open = table.chairs.filter(({ isOpen, seat }) => isOpen && seat !== MODERATOR);
  const bot = botOf(players);
  if (yours.length === 0 || bot === undefined || open.length < 2) return null;
  const fill = async (): Promise<void> => {
    for (const { seat } of open) await api.put(`/matches/${id}/seats/${seat}/bot`, { bot });
  };
  return (
    <button type="button" onClick={() => act(fill)}>
      {words.fillSeats(open.length)}
    </button>
  );
}

/** Who sits where. */
export function Seats(props: Props) {
  const { table, yours, card } = props;
  const whoOf = ({ seat, name, bot }: Chair): string =>
    yours.includes(seat)
      ? text.lobby.game.you
      : (name ?? (bot ? text.lobby.game.bot(botName(bot)) : text.lobby.game.nobody));
  return (
    <section class="card pad stack tight" aria-labelledby="chairs-title">
      <h2 id="chairs-title">{words.chairs}</h2>
      <ul class="chairs">
        {table.chairs.map((chair) => (
          <li key={chair.seat}>
            <SideBadge seat={chair.seat} sides={table.chairs} />
            <span class="chair-words">
              <strong>
                {chair.side ??
                  card?.sides.find(({ seat }) => seat === chair.seat)?.name ??
                  text.lobby.seat(chair.seat)}
              </strong>
              <span class="hint">{whoOf(chair)}</span>
            </span>
            <Deeds {...props} chair={chair} />
          </li>
        ))}
      </ul>
      <FillSeats {...props} />
    </section>
  );
}
