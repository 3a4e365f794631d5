import { randomUUID } from 'node:crypto';
import { type Seat, SPECTATOR, say } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { badRequest, conflict, notAllowed, Problem } from '../api/problem.ts';
import { HOUR } from '../clock/deadlines.ts';
import type { Job } from '../jobs/jobs.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { chairIn, type Table } from '../matches/table.ts';
import { notificationJob } from '../post/notices.ts';
import { changeTable } from '../seats/changeTable.ts';
import { tableIn } from '../seats/sitting.ts';
import type { Queryable } from '../store/store.ts';
import { settled } from './carryOut.ts';
import {
  isSame,
  KINDS,
  type Kind,
  type Proposal,
  proposalKey,
  type Terms,
  waitingFor,
  written,
} from './proposal.ts';

export type Services = Pick<AppContext, 'store' | 'matches' | 'now'>;

/** A seat's request, before it is applied to this match. */
export interface ProposalRequest {
  readonly kind: Kind;
  readonly moves?: number | undefined;
  readonly winners?: readonly Seat[] | undefined;
}

/** How many lines of the log are searched for commands to take back. */
const MAX_LINES = 2_000;

export const termsOf = async (
  live: LiveMatch,
  seat: Seat,
  { kind, moves = 1, winners = [] }: ProposalRequest,
): Promise<Terms> => {
  if (kind === 'end') return { kind, winners: winnersIn(live, winners) };
  if (kind !== 'takeback') return { kind };
  if (live.table.settings.takebacks === 'never')
    throw new Problem(422, 'refused', 'This table was created without takebacks (MOT-13).', {
      rule: 'MOT-13',
    });
  const shown = live.numberOf(SPECTATOR);
  const own = (await live.past.standingCommands(MAX_LINES)).filter((command) => command.seat === seat);
  const first = own.at(-moves);
  if (first === undefined) throw conflict(nothingToTakeBack(own.length));
  return { kind, moves, to: first.line - 1, shown };
};

const nothingToTakeBack = (commands: number): string =>
  commands === 0
    ? say`You have no move to take back (MOT-13).`
    : commands === 1
      ? say`You can take back at most your one move (MOT-13).`
      : say`You can take back at most your ${commands} moves (MOT-13).`;

const winnersIn = ({ seats }: LiveMatch, winners: readonly Seat[]): readonly Seat[] => {
  const stranger = winners.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) throw badRequest(say`The seats of this match are ${seats.join(', ')}.`);
  return seats.filter((seat) => winners.includes(seat));
};

/** MOT-15: makes a proposal, or agrees to the same one by somebody else. */
export const propose = (context: Services, match: string, seat: Seat, terms: Terms): Promise<Proposal> =>
  changeTable(context, match, async (db) => {
    const table = await tableIn(db, match);
    checkTime(table, terms.kind);
    const twin = table.proposals.find(
      (other) => other.state === 'open' && other.seat !== seat && isSame(other.terms, terms),
    );
    if (twin !== undefined) return agreeTo(context, db, table, twin, seat);
    const proposal = newProposal(seat, terms, context.now());
    checkCompany(table, proposal);
    return settled(context, db, table, await opened(context, db, table, proposal));
  });

const checkTime = ({ status }: Table, kind: Kind): void => {
  if (KINDS[kind].when.includes(status)) return;
  if (status === 'over')
    throw new Problem(422, 'refused', 'This match is over (MOT-01).', { rule: 'MOT-01' });
  throw conflict(NOT_NOW[kind]);
};

const NOT_NOW: Readonly<Record<Kind, string>> = {
  takeback: say`Moves can be taken back only while the match is being played.`,
  end: say`Only a match that has begun can be ended.`,
  pause: say`Only a match that is being played can be paused.`,
  resume: say`This match is not paused.`,
  rematch: say`A rematch can be proposed when the match is over.`,
};

/** MOT-15: a computer player alone against one person answers at once. */
const checkCompany = (table: Table, proposal: Proposal): void => {
  const { computersAgree } = KINDS[proposal.terms.kind];
  const isAloneWithComputers =
    waitingFor(table, proposal).length === 0 && table.chairs.some(({ bot }) => bot !== null);
  if (isAloneWithComputers && !computersAgree)
    throw new Problem(
      422,
      'refused',
      'Computer players do not agree to end a match: resign or play on (MOT-15).',
      {
        rule: 'MOT-15',
      },
    );
};

const newProposal = (seat: Seat, terms: Terms, at: number): Proposal => ({
  id: randomUUID(),
  seat,
  terms,
  agreed: [],
  state: 'open',
  declinedBy: null,
  madeAt: at,
  dueAt: at + KINDS[terms.kind].hours * HOUR,
  rematch: null,
});

const opened = async (
  context: Services,
  db: Queryable,
  table: Table,
  proposal: Proposal,
): Promise<Proposal> => {
  const { id } = table;
  await db.run(written(id, proposal));
  await context.store.jobs.add(db, dueJob(id, proposal));
  for (const seat of waitingFor(table, proposal))
    await context.store.jobs.add(db, notificationJob({ kind: 'proposal', match: id, seat }, context.now()));
  return proposal;
};

const dueJob = (match: string, proposal: Proposal): Job => {
  const { id, dueAt } = proposal;
  return { name: 'proposal', key: proposalKey(match, proposal), payload: { match, id, dueAt }, runAt: dueAt };
};

const agreeTo = (
  context: Services,
  db: Queryable,
  table: Table,
  proposal: Proposal,
  seat: Seat,
): Promise<Proposal> => settled(context, db, table, { ...proposal, agreed: [...proposal.agreed, seat] });

export type Answer = 'agree' | 'decline' | 'withdraw';

/** MOT-15: an answer by a seat that must answer, or the proposer's own withdrawal. */
export const answer = (
  context: Services,
  match: string,
  seat: Seat,
  id: string,
  says: Answer,
): Promise<Proposal> =>
  changeTable(context, match, async (db) => {
    const table = await tableIn(db, match);
    const proposal = table.proposals.find((each) => each.id === id);
    if (proposal?.state !== 'open') throw conflict(notOpen(proposal));
    if (says === 'withdraw') return withdrawn(context, db, table, proposal, seat);
    if (!waitingFor(table, proposal).includes(seat))
      throw notAllowed('This proposal is not waiting for your answer.');
    if (says === 'agree') return agreeTo(context, db, table, proposal, seat);
    if (KINDS[proposal.terms.kind].silenceAgrees)
      throw conflict(
        'Nobody can decline to resume: the match continues when all agree, or a day later (MOT-16).',
      );
    return closed(context, db, match, { ...proposal, state: 'declined', declinedBy: seat });
  });

const notOpen = (proposal: Proposal | undefined): string =>
  proposal?.state === 'fallen'
    ? say`This proposal has lapsed: play has continued since.`
    : say`This proposal is no longer open.`;

const withdrawn = (
  context: Services,
  db: Queryable,
  table: Table,
  proposal: Proposal,
  seat: Seat,
): Promise<Proposal> => {
  const isOwn = chairIn(table, seat)?.person === chairIn(table, proposal.seat)?.person;
  if (!isOwn && seat !== proposal.seat)
    throw notAllowed('Only the player who made a proposal can withdraw it.');
  return closed(context, db, table.id, { ...proposal, state: 'withdrawn' });
};

const closed = async (
  context: Services,
  db: Queryable,
  match: string,
  proposal: Proposal,
): Promise<Proposal> => {
  await db.run(written(match, proposal));
  await context.store.jobs.cancel(db, proposalKey(match, proposal));
  return proposal;
};
