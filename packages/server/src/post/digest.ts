import type { Handlers, Job } from '../jobs/jobs.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { dispatch } from './dispatch.ts';
import type { PostRoom } from './postRoom.ts';
import { type Recipient, recipientOf } from './readers.ts';
import { digestWords, type Waiting } from './wording.ts';

const HOUR = 3_600_000;
/** Once a day, in the reader's own morning. */
const MORNING = { from: 7, to: 12 } as const;
const MAX_LISTED = 30;

/** Checks once an hour where it is morning. Exactly one such job is waiting at any time. */
const digestJob = (at: number): Job => ({
  name: 'digest',
  key: 'digest',
  payload: {},
  runAt: (Math.floor(at / HOUR) + 1) * HOUR,
});

/** At every start; a second one replaces the first. */
export const scheduleDigest = (store: Store, at: number): Promise<void> =>
  store.transaction((db) => store.jobs.add(db, digestJob(at)));

export const digestHandlers = (room: PostRoom): Handlers => ({
  digest: async () => {
    await scheduleDigest(room.store, room.now());
    await forgetOldClaims(room);
    for (const person of await withMail(room)) await digestFor(room, person);
  },
});

/** Nothing is sent again after this long, so the claim can be removed. */
const REMEMBERED_MS = 90 * 24 * HOUR;

const forgetOldClaims = ({ store, now }: PostRoom): Promise<number> =>
  store.run(sql`delete from claims where at < ${now() - REMEMBERED_MS}`);

const withMail = async ({ store }: PostRoom): Promise<readonly string[]> => {
  const rows = await store.all<{ person: string }>(sql`select distinct subscriptions.person from subscriptions
    join people on people.id = subscriptions.person and people.email = subscriptions.target
    where subscriptions.kind = 'mail' order by subscriptions.person`);
  return rows.map(({ person }) => person);
};

const digestFor = async (room: PostRoom, person: string): Promise<void> => {
  const { store, settings, now } = room;
  const reader = await recipientOf(store, person, settings.origins[0]);
  if (!reader?.wants.digest || !isMorning(now(), reader)) return;
  const waiting = await waitingFor(store, person);
  if (waiting.length === 0) return;
  const key = `digest:${person}:${dayOf(now(), reader)}`;
  await dispatch(store, reader, { key, kind: 'digest', ...digestWords(reader, waiting) }, now());
};

const isMorning = (at: number, { timeZone }: Recipient): boolean => {
  const text = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(at);
  const hour = Number(text);
  return hour >= MORNING.from && hour < MORNING.to;
};

/** `2026-11-17`, by the reader's calendar. */
const dayOf = (at: number, { timeZone }: Recipient): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

const waitingFor = (store: Store, person: string): Promise<Waiting[]> =>
  store.all<Waiting>(sql`
    select matches.id as match, matches.title, deadlines.seat, deadlines.task, deadlines.due_at as "dueAt"
    from seats
    join deadlines on deadlines.match = seats.match and deadlines.seat = seats.seat
    join matches on matches.id = seats.match
    where seats.person = ${person} and matches.status = 'playing'
    order by coalesce(deadlines.due_at, 9000000000000000), matches.id limit ${MAX_LISTED}`);
