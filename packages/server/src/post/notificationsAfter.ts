import { turnoverOf } from '../clock/decisions.ts';
import type { Job } from '../jobs/jobs.ts';
import type { AppendedLine, Consequence } from '../matches/liveMatch.ts';
import { chairIn } from '../matches/table.ts';
import { notificationJob, notificationKey } from './notices.ts';

/** Queues messages for seats that must now decide, and cancels those of seats that have decided. */
export const notificationsAfter: Consequence = (happening) => {
  const { table, at } = happening;
  const { opened, closed } = turnoverOf(happening);
  const turns = opened
    .filter(({ seat }) => isPerson(happening, seat))
    .map(({ seat, task }) => notificationJob({ kind: 'turn', match: table.id, seat, task }, at));
  return {
    jobs: [...turns, ...endings(happening)],
    cancelled: closed.map((seat) => notificationKey('turn', table.id, seat)),
  };
};

const isPerson = ({ table }: AppendedLine, seat: string): boolean =>
  (chairIn(table, seat)?.person ?? null) !== null;

const endings = ({ table, before, after, at }: AppendedLine): Job[] =>
  after.outcome === undefined || before?.outcome !== undefined
    ? []
    : table.chairs
        .filter(({ person }) => person !== null)
        .map(({ seat }) => notificationJob({ kind: 'over', match: table.id, seat }, at));
