import type { FastifyBaseLogger } from 'fastify';
import type { Matches } from '../matches/matches.ts';
import type { Settings } from '../ops/settings.ts';
import type { Store } from '../store/store.ts';
import type { Mailer } from './mailer.ts';

/** What the e-mail and notification code needs. */
export interface PostRoom {
  readonly store: Store;
  readonly matches: Pick<Matches, 'open'>;
  /** Whether somebody is at a table, on any node. */
  readonly isPresent: (match: string, person: string) => Promise<boolean>;
  readonly now: () => number;
  readonly settings: Pick<Settings, 'origins' | 'mailFrom' | 'privateHooks'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Undefined if the server sends no e-mail. */
  readonly mailer: Mailer | undefined;
}
