import type { Job } from '../jobs/jobs.ts';
import type { Consequence } from '../matches/liveMatch.ts';
import type { Moment } from '../matches/sight.ts';
import type { Chair, Table } from '../matches/table.ts';

/** A chair with a computer player in it. */
export type BotChair = Chair & { readonly bot: string };

const hasBot = (chair: Chair): chair is BotChair => chair.bot !== null;

/** The first computer player the match is waiting for; none while it is paused or when it is over. */
export const botToMove = ({ status, chairs }: Table, moment: Moment): BotChair | undefined => {
  if (status !== 'playing' || moment.outcome !== undefined) return undefined;
  const waited = moment.system.pending(moment.state).map(({ seat }) => seat);
  return chairs.filter(hasBot).find(({ seat }) => waited.includes(seat));
};

export const botKey = (match: string): string => `bot:${match}`;

/** Wakes the computer players of a match. Also called when the table changes: a seat given to a bot, a pause ended. */
export const botJob = (match: string, at: number): Job => ({
  name: 'bot',
  key: botKey(match),
  payload: { match },
  runAt: at,
});

/**
 * After each line, either a job is queued for the computer players or none of them has anything to do. So their player
 * may stop after any line, and after a crash the last line's job carries on.
 */
export const botsAfter: Consequence = ({ table, after, at }) => {
  if (!table.chairs.some(hasBot)) return {};
  return botToMove(table, after) === undefined
    ? { cancelled: [botKey(table.id)] }
    : { jobs: [botJob(table.id, at)] };
};
