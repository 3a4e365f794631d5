import { type GameCommand, type Question, type Seat, sameJson, type Thought } from '@warmoot/kernel';
import type { Handler } from '../jobs/jobs.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { StoreAway } from '../store/fault.ts';
import { type BotTask, botToMove, questionsOpen } from './botsAfter.ts';
import type { Pool } from './pool.ts';
import { Unanswered } from './workerHandle.ts';

/** What a computer player did, for the metrics. */
export interface BotDecision {
  readonly system: string;
  readonly player: string;
  /** The player failed, so the stand-in was played. */
  readonly by: 'player' | 'stand-in';
}

export interface BotServices {
  readonly open: (match: string) => Promise<LiveMatch | undefined>;
  readonly pool: Pick<Pool, 'choose'>;
  readonly seconds: number;
  readonly now: () => number;
  readonly log: { warn(facts: object, says: string): void };
  readonly decided?: (decision: BotDecision) => void;
}

/** After this long, other matches and jobs have their turn; the last line left a job that continues from there. */
const SLICE_MS = 10_000;
/** Extra time for a player that ignores the clock, before its thread is ended. */
const hardLimit = (seconds: number): number => 2_000 + 2_000 * seconds;

/**
 * Plays for the computer players of a match while it is waiting for one of them, or one of them has an open question.
 */
export const playBot =
  (services: BotServices): Handler =>
  async (payload) => {
    const match = await services.open((payload as { match: string }).match);
    if (match === undefined) return;
    await match.catchUp();
    match.throwIfHalted();
    const until = services.now() + SLICE_MS;
    for (let goesOn = true; goesOn && services.now() <= until; ) {
      const task = botToMove(match.table, match.moment);
      goesOn = task !== undefined && (await perform(services, match, task));
    }
  };

const perform = async (
  services: BotServices,
  match: LiveMatch,
  { chair: { seat, bot }, question }: BotTask,
): Promise<boolean> => {
  if (question === undefined) return actFor(services, match, seat, bot);
  const open = questionsOpen(match.table, match.moment);
  const isDone = await decideFor(services, match, { seat, player: bot, question, standIn: question.standIn });
  return isDone && questionsOpen(match.table, match.moment) < open;
};

/** One decision that the match waits for, made by a computer player. */
export const actFor = async (
  services: BotServices,
  match: LiveMatch,
  seat: Seat,
  player: string,
): Promise<boolean> => {
  const standIn = standInOf(match, seat);
  return standIn !== undefined && decideFor(services, match, { seat, player, standIn });
};

interface Decision {
  readonly seat: Seat;
  readonly player: string;
  readonly standIn: unknown;
  /** The question it answers, if any. */
  readonly question?: Question<GameCommand>;
}

/**
 * One decision of a seat, made by a computer player, or by the stand-in if the player fails: a bug never blocks a
 * match. False if somebody was faster: two nodes may both think, but the number the seat had seen ensures that only one
 * of them acts.
 */
const decideFor = async (services: BotServices, match: LiveMatch, decision: Decision): Promise<boolean> => {
  const { seat, player, standIn } = decision;
  const seen = match.numberOf(seat);
  const thought = await thoughtOf(services, match, decision);
  const own = 'fault' in thought ? thought : await attempt(match, seat, seen, thought.command);
  if (typeof own === 'string') return concluded(services, match, { player, by: 'player' }, own);
  services.log.warn(
    { match: match.id, seat, player, ...own },
    'a computer player failed: the stand-in plays',
  );
  const second = await attempt(match, seat, seen, standIn);
  if (typeof second === 'string') return concluded(services, match, { player, by: 'stand-in' }, second);
  throw new Error(`${match.id}: the stand-in of ${seat} fails too: ${second.fault}`);
};

interface Fault {
  readonly fault: string;
}

const standInOf = ({ moment }: LiveMatch, seat: Seat): unknown =>
  moment.system.pending(moment.state).find((decision) => decision.seat === seat)?.standIn;

/** Its dice come from a secret that no player knows, so nobody can predict what it will do. */
const seedOf = ({ table, version }: LiveMatch): string => `computer player|${table.secret}|${version}`;

const thoughtOf = async (
  { pool, seconds }: BotServices,
  match: LiveMatch,
  { seat, player, question }: Decision,
): Promise<Thought<unknown> | Fault> => {
  const { system, view } = match.seatViewOf(seat);
  const asked = question === undefined ? {} : { question: question.id };
  const task = { kind: 'choose', system, seat, player, ...asked, seconds, seed: seedOf(match) } as const;
  const seen = { key: `${match.id}|${seat}`, view };
  try {
    const thought = await pool.choose({ asker: match.table.owner, seen, task, limitMs: hardLimit(seconds) });
    if (thought === null) return { fault: 'it found no decision to make' };
    return question === undefined || isAnswer(question, thought) ? thought : { fault: 'it did not answer' };
  } catch (problem) {
    if (problem instanceof Unanswered && problem.why !== 'closed') return { fault: problem.message };
    throw problem;
  }
};

const isAnswer = ({ answers }: Question<GameCommand>, { command }: Thought<unknown>): boolean =>
  answers.some((each) => sameJson(each, command));

const attempt = async (
  match: LiveMatch,
  seat: Seat,
  seen: number,
  command: unknown,
): Promise<'done' | 'stale' | Fault> => {
  try {
    const { done, stopped } = await match.submit({ seat, seen, commands: [command] });
    if (done === 1) return 'done';
    return stopped?.why === 'stale' ? 'stale' : { fault: JSON.stringify({ command, stopped }) };
  } catch (problem) {
    if (problem instanceof StoreAway) throw problem; // not the table's fault: try the same decision again later
    return { fault: (problem as Error).message };
  }
};

const concluded = (
  { decided }: BotServices,
  { door }: LiveMatch,
  decision: Omit<BotDecision, 'system'>,
  end: 'done' | 'stale',
): boolean => {
  if (end === 'done') decided?.({ system: door.system.id, ...decision });
  return end === 'done';
};
