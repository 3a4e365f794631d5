import { type GameCommand, type Question, sameJson } from '@warmoot/kernel';
import { awaitsBattle } from '../battles/openOrders.ts';
import type { Job } from '../jobs/jobs.ts';
import type { AppendedLine, Consequence } from '../matches/liveMatch.ts';
import type { Moment } from '../matches/sight.ts';
import type { Chair, Table } from '../matches/table.ts';

/** A chair with a computer player in it. */
export type BotChair = Chair & { readonly bot: string };

const hasBot = (chair: Chair): chair is BotChair => chair.bot !== null;

/** A computer player with something to do: a question to answer, or a command the match waits for. */
export interface BotTask {
  readonly chair: BotChair;
  readonly question?: Question<GameCommand>;
}

/** Questions first: they may lapse with the turn. None while the match is paused or when it is over. */
export const botToMove = (table: Table, moment: Moment): BotTask | undefined =>
  botToAnswer(table, moment) ?? botWaitedFor(table, moment);

const isPlayed = ({ status }: Table, { outcome }: Moment): boolean =>
  status === 'playing' && outcome === undefined;

const botWaitedFor = (table: Table, moment: Moment): BotTask | undefined => {
  if (!isPlayed(table, moment)) return undefined;
  const waited = moment.pending.filter((open) => !awaitsBattle(moment, open)).map(({ seat }) => seat);
  const chair = table.chairs.filter(hasBot).find(({ seat }) => waited.includes(seat));
  return chair && { chair };
};

const botToAnswer = (table: Table, moment: Moment): BotTask | undefined => {
  if (!isPlayed(table, moment)) return undefined;
  for (const chair of table.chairs.filter(hasBot)) {
    const [question] = moment.questionsTo(chair.seat);
    if (question !== undefined) return { chair, question };
  }
  return undefined;
};

/** How many questions are waiting for the computer players. */
export const questionsOpen = ({ chairs }: Table, moment: Moment): number =>
  chairs.filter(hasBot).reduce((sum, { seat }) => sum + moment.questionsTo(seat).length, 0);

export const botKey = (match: string): string => `bot:${match}`;

/** Wakes the computer players of a match. Also called when the table changes: a seat given to a bot, a pause ended. */
export const botJob = (match: string, at: number): Job => ({
  name: 'bot',
  key: botKey(match),
  payload: { match },
  runAt: at,
});

/** An answer that settles nothing: waking the computer players again would never end. */
const isIdleAnswer = ({ table, item, before, after }: AppendedLine): boolean =>
  item.kind === 'command' &&
  before !== undefined &&
  before.questionsTo(item.seat).some(({ answers }) => answers.some((each) => sameJson(each, item.command))) &&
  questionsOpen(table, after) >= questionsOpen(table, before);

/**
 * After each line, either a job is queued for the computer players or none of them has anything to do. So play may stop
 * after any line, and after a crash the last line's job carries on.
 */
export const botsAfter: Consequence = (happening) => {
  const { table, after, at } = happening;
  if (!table.chairs.some(hasBot)) return {};
  const task = isIdleAnswer(happening) ? botWaitedFor(table, after) : botToMove(table, after);
  return task === undefined ? { cancelled: [botKey(table.id)] } : { jobs: [botJob(table.id, at)] };
};
