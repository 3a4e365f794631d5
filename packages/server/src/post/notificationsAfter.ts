import { awaitsBattle } from '../battles/openOrders.ts';
import { turnoverOf } from '../clock/decisions.ts';
import type { Job } from '../jobs/jobs.ts';
import type { AppendedLine, Consequence } from '../matches/liveMatch.ts';
import { chairIn } from '../matches/table.ts';
import { notificationJob, notificationKey } from './notices.ts';

/** Queues messages for seats that must now decide, and cancels those of seats that have decided. */
export const notificationsAfter: Consequence = (happening) => {
  const { table, after, at } = happening;
  const { opened, closed } = turnoverOf(happening);
  const turns = opened
    .filter((decision) => isPerson(happening, decision.seat) && !awaitsBattle(after, decision))
    .map(({ seat, task }) => notificationJob({ kind: 'turn', match: table.id, seat, task }, at));
  return {
    jobs: [...turns, ...battles(happening), ...endings(happening)],
    cancelled: closed.map((seat) => notificationKey('turn', table.id, seat)),
  };
};

const isPerson = ({ table }: AppendedLine, seat: string): boolean =>
  (chairIn(table, seat)?.person ?? null) !== null;

/** MOT-08: whoever has to act is told so; the others are told that their battle has begun. */
const battles = (happening: AppendedLine): Job[] => {
  const { table, item, after, at } = happening;
  if (table.settings.battle === undefined || item.kind !== 'setup') return [];
  return table.chairs
    .filter(({ seat }) => isPerson(happening, seat) && !after.pending.some((open) => open.seat === seat))
    .map(({ seat }) => notificationJob({ kind: 'battle', match: table.id, seat }, at));
};

const endings = ({ table, before, after, at }: AppendedLine): Job[] =>
  after.outcome === undefined || before?.outcome !== undefined
    ? []
    : table.chairs
        .filter(({ person }) => person !== null)
        .map(({ seat }) => notificationJob({ kind: 'over', match: table.id, seat }, at));
