import type { GameCommand } from '@warmoot/kernel';
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
    jobs: [...turns, ...battles(happening), ...letters(happening), ...endings(happening)],
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

/** A letter of one player to another within the game, such as an empire's: its words are not sent. */
const letters = (happening: AppendedLine): Job[] => {
  const { table, item, after, at } = happening;
  if (item.kind !== 'command') return [];
  const by = chairIn(table, item.seat)?.personName ?? item.seat;
  return (after.system.writesTo?.(item.command as GameCommand) ?? [])
    .filter((seat) => seat !== item.seat && isPerson(happening, seat))
    .map((seat) => notificationJob({ kind: 'talk', match: table.id, seat, by }, at));
};

const endings = ({ table, before, after, at }: AppendedLine): Job[] =>
  after.outcome === undefined || before?.outcome !== undefined
    ? []
    : table.chairs
        .filter(({ person }) => person !== null)
        .map(({ seat }) => notificationJob({ kind: 'over', match: table.id, seat }, at));
