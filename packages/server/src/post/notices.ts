import type { Json, Seat } from '@warmoot/kernel';
import type { Job } from '../jobs/jobs.ts';

/** Something a person may need to know. Whether it still applies, and to whom, is looked up when it is due. */
export type Notice =
  | { readonly kind: 'turn'; readonly match: string; readonly seat: Seat; readonly task: string }
  | { readonly kind: 'over'; readonly match: string; readonly seat: Seat }
  | {
      readonly kind: 'substitute';
      readonly match: string;
      readonly seat: Seat;
      readonly task: string;
      readonly dueAt: number;
    }
  /** MOT-11: only for a seat that can read what was said; the words themselves are not sent. */
  | { readonly kind: 'talk'; readonly match: string; readonly seat: Seat; readonly by: string }
  /** MOT-15: a seat whose answer is awaited. */
  | { readonly kind: 'proposal'; readonly match: string; readonly seat: Seat }
  /** MOT-08: a battle has begun in which the other side acts first. */
  | { readonly kind: 'battle'; readonly match: string; readonly seat: Seat }
  | {
      readonly kind: 'named';
      readonly match: string;
      readonly seat: Seat;
      readonly person: string;
    };

/** People at the table see it themselves; we write only to those who are absent. */
const WAIT_MS: Readonly<Record<Notice['kind'], number>> = {
  turn: 60_000,
  over: 60_000,
  talk: 2 * 60_000,
  proposal: 60_000,
  battle: 60_000,
  substitute: 0,
  named: 0,
};

export const notificationKey = (kind: Notice['kind'], match: string, whom: string): string =>
  `letter:${kind}:${match}:${whom}`;

/** The keys of all messages that may be waiting about a seat. */
export const notificationKeys = (match: string, whom: string): string[] =>
  (Object.keys(WAIT_MS) as Notice['kind'][]).map((kind) => notificationKey(kind, match, whom));

export const notificationJob = (notice: Notice, at: number): Job => ({
  name: 'letter',
  key: notificationKey(notice.kind, notice.match, notice.seat),
  payload: notice as Json,
  runAt: at + WAIT_MS[notice.kind],
});
