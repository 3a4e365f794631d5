import type { Seat } from '@warmoot/kernel';
import { campaignSeen } from '../battles/battlesSeen.ts';
import { type DuePayload, deadlineOf } from '../clock/deadlines.ts';
import { decisionOf } from '../clock/decisions.ts';
import { onTime } from '../clock/onTime.ts';
import type { Handlers } from '../jobs/jobs.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { chairIn, readTable, type Table } from '../matches/table.ts';
import { waitingFor } from '../proposals/proposal.ts';
import { dispatch } from './dispatch.ts';
import { type Notice, notificationJob } from './notices.ts';
import type { NotificationKind } from './notification.ts';
import type { PostRoom } from './postRoom.ts';
import { recipientOf } from './readers.ts';
import {
  battleWords,
  namedWords,
  overWords,
  proposalWords,
  type Reader,
  reminderWords,
  substituteWords,
  talkWords,
  turnWords,
  type Words,
} from './wording.ts';

/** A message that is due, and its reader. */
interface Draft {
  readonly kind: NotificationKind;
  readonly key: string;
  readonly person: string;
  readonly words: (reader: Reader) => Words;
}

/** These check that the message is still needed, and hand it to the carriers. */
export const notificationHandlers = (room: PostRoom): Handlers => ({
  letter: async (payload) => send(room, await draftOf(room, payload as unknown as Notice)),
  reminder: onTime(room, 'reminder', async (payload) =>
    send(room, await reminderOf(room, payload as unknown as DuePayload)),
  ),
});

const send = async ({ store, settings, now }: PostRoom, draft: Draft | undefined): Promise<void> => {
  if (draft === undefined) return;
  const addressee = await recipientOf(store, draft.person, settings.origins[0]);
  if (addressee === undefined) return;
  const { key, kind, words } = draft;
  await dispatch(store, addressee, { key, kind, ...words(addressee) }, now());
};

const draftOf = (room: PostRoom, notice: Notice): Promise<Draft | undefined> => {
  switch (notice.kind) {
    case 'turn':
      return turnOf(room, notice.match, notice.seat);
    case 'over':
      return overOf(room, notice.match, notice.seat);
    case 'substitute':
      return substituteOf(room, notice);
    case 'named':
      return namedOf(room, notice);
    case 'talk':
      return talkOf(room, notice);
    case 'proposal':
      return proposalOf(room, notice);
    case 'battle':
      return battleOf(room, notice);
  }
};

/** At most one until they have acted: the key includes the line of their last act. */
const turnOf = async (room: PostRoom, id: string, seat: Seat): Promise<Draft | undefined> => {
  const match = await openPlaying(room, id);
  const decision = match && decisionOf(match.moment, seat);
  const person = match && (chairIn(match.table, seat)?.person ?? undefined);
  if (match === undefined || decision === undefined || person === undefined) return undefined;
  if (await room.isPresent(id, person)) return lookAgain(room, id, seat, decision.task);
  const dueAt = (await deadlineOf(room.store, id, seat))?.due_at ?? null;
  return {
    kind: 'turn',
    key: `turn:${id}:${seat}:${await match.past.lastActOf(seat)}`,
    person,
    words: (reader) => turnWords(match.table, reader, { seat, task: decision.task, dueAt }),
  };
};

const AGAIN_MS = 10 * 60_000;

/** They can see it themselves; if they leave without acting, they are notified then. */
const lookAgain = async (
  { store, now }: PostRoom,
  match: string,
  seat: Seat,
  task: string,
): Promise<undefined> => {
  const job = { ...notificationJob({ kind: 'turn', match, seat, task }, now()), runAt: now() + AGAIN_MS };
  await store.transaction((db) => store.jobs.add(db, job));
};

const openPlaying = async ({ matches }: PostRoom, id: string): Promise<LiveMatch | undefined> => {
  const match = await matches.open(id);
  await match?.catchUp();
  return match?.table.status === 'playing' && match.halted === undefined ? match : undefined;
};

const overOf = async (room: PostRoom, id: string, seat: Seat): Promise<Draft | undefined> => {
  const table = await readTable(room.store, id);
  if (table === undefined || table.outcome === null) return undefined;
  const { outcome } = table;
  const person = chairIn(table, seat)?.person ?? null;
  return person === null || (await room.isPresent(id, person))
    ? undefined
    : {
        kind: 'over',
        key: `over:${id}:${seat}`,
        person,
        words: (reader) => overWords(table, reader, seat, outcome),
      };
};

/** Sent even to people present: somebody may have left a table open for days. */
const reminderOf = async (room: PostRoom, payload: DuePayload): Promise<Draft | undefined> => {
  const standing = await standingDeadline(room, payload);
  if (standing === undefined) return undefined;
  const { table, person } = standing;
  const { match, seat, task, dueAt } = payload;
  return {
    kind: 'reminder',
    key: `reminder:${match}:${seat}:${dueAt}`,
    person,
    words: (reader) => reminderWords(table, reader, { seat, task, dueAt }),
  };
};

const substituteOf = async (
  room: PostRoom,
  notice: Notice & { kind: 'substitute' },
): Promise<Draft | undefined> => {
  const standing = await standingDeadline(room, notice);
  if (standing === undefined) return undefined;
  const { table, person } = standing;
  const { match, seat, task, dueAt } = notice;
  const absent = chairIn(table, seat)?.personName ?? 'the player';
  return {
    kind: 'substitute',
    key: `substitute:${match}:${seat}:${dueAt}`,
    person,
    words: (reader) => substituteWords(table, reader, { seat, task, dueAt }, absent),
  };
};

type DeadlineRef = Pick<DuePayload, 'match' | 'seat' | 'dueAt'>;

/** The person whose time is running, if the deadline is still the same. */
const standingDeadline = async (
  { store }: PostRoom,
  { match, seat, dueAt }: DeadlineRef,
): Promise<{ table: Table; person: string } | undefined> => {
  const table = await readTable(store, match);
  const deadline = await deadlineOf(store, match, seat);
  if (table?.status !== 'playing' || deadline?.due_at !== dueAt) return undefined;
  const chair = chairIn(table, seat);
  const person = deadline.extended === 1 ? chair?.substitute : chair?.person;
  return person ? { table, person } : undefined;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** At most one an hour for each match, however much is said; none to somebody who is there to read it. */
const talkOf = async (
  room: PostRoom,
  { match, seat, by }: Notice & { kind: 'talk' },
): Promise<Draft | undefined> => {
  const table = await readTable(room.store, match);
  const person = table && (chairIn(table, seat)?.person ?? undefined);
  if (table === undefined || person === undefined || (await room.isPresent(match, person))) return undefined;
  return {
    kind: 'talk',
    key: `talk:${match}:${seat}:${Math.floor(room.now() / HOUR)}`,
    person,
    words: (reader) => talkWords(table, reader, seat, by),
  };
};

/** The latest open proposal that waits for this seat; each is announced once. */
const proposalOf = async (
  room: PostRoom,
  { match, seat }: Notice & { kind: 'proposal' },
): Promise<Draft | undefined> => {
  const table = await readTable(room.store, match);
  const proposal = table?.proposals.findLast(
    (each) => each.state === 'open' && waitingFor(table, each).includes(seat),
  );
  const person = table && (chairIn(table, seat)?.person ?? undefined);
  if (table === undefined || proposal === undefined || person === undefined) return undefined;
  if (await room.isPresent(match, person)) return undefined;
  const by = chairIn(table, proposal.seat)?.personName ?? proposal.seat;
  return {
    kind: 'proposal',
    key: `proposal:${proposal.id}:${seat}`,
    person,
    words: (reader) => proposalWords(table, reader, seat, by, proposal.terms.kind),
  };
};

/** Once for each battle and seat. */
const battleOf = async (
  room: PostRoom,
  { match, seat }: Notice & { kind: 'battle' },
): Promise<Draft | undefined> => {
  const table = await readTable(room.store, match);
  const person = table && (chairIn(table, seat)?.person ?? undefined);
  if (table === undefined || table.status === 'over' || person === undefined) return undefined;
  if (await room.isPresent(match, person)) return undefined;
  const campaign = (await campaignSeen(room.store, table))?.title ?? table.title;
  return {
    kind: 'battle',
    key: `battle:${match}:${seat}`,
    person,
    words: (reader) => battleWords(table, reader, seat, campaign),
  };
};

/** At most one a day, whoever names them: nobody can use us to flood a stranger's mailbox. */
const namedOf = async (
  { store, now }: PostRoom,
  { match, seat, person }: Notice & { kind: 'named' },
): Promise<Draft | undefined> => {
  const table = await readTable(store, match);
  const chair = table && chairIn(table, seat);
  if (table === undefined || table.status === 'over' || chair?.substitute !== person) return undefined;
  const by = chair.personName ?? 'Somebody';
  return {
    kind: 'named',
    key: `named:${person}:${Math.floor(now() / DAY)}`,
    person,
    words: (reader) => namedWords(table, reader, seat, by),
  };
};
