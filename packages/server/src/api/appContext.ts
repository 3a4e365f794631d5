import type { FastifyBaseLogger } from 'fastify';
import type { Workers } from '../bots/workers.ts';
import type { ConnectionLimits } from '../live/connectionLimits.ts';
import type { Hub } from '../live/hub.ts';
import type { Presence } from '../live/presence.ts';
import type { Matches } from '../matches/matches.ts';
import type { RulesThread } from '../matches/rulesThread.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Settings } from '../ops/settings.ts';
import type { Identify } from '../people/identify.ts';
import type { Store } from '../store/store.ts';

/** Everything the routes need, assembled once at the start. */
export interface AppContext {
  /** The project's folder, which holds the rulebooks and the built page. */
  readonly root: string;
  /** The folder of the built page, if it is not in its usual place below the root. */
  readonly page?: string;
  readonly settings: Settings;
  readonly store: Store;
  readonly matches: Matches;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly room: ConnectionLimits;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** The person who sent this request; nobody if they are not signed in. */
  readonly identify: Identify;
  /** The names of the computer players of a system, from the weakest to the strongest. */
  readonly players: (system: string) => Promise<readonly string[]>;
  /** Runs long work outside the event loop. */
  readonly workers: Workers;
  /** For rules that take a long time. */
  readonly rulesThread: RulesThread;
}
