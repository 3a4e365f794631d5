import type { FastifyBaseLogger } from 'fastify';
import type { Workers } from '../bots/workers.ts';
import type { Hub } from '../live/hub.ts';
import type { Room } from '../live/room.ts';
import type { Matches } from '../matches/matches.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Settings } from '../ops/settings.ts';
import type { Identify } from '../people/identify.ts';
import type { Store } from '../store/store.ts';

/** Everything the routes work with, put together once at the start. */
export interface House {
  /** The project's folder: rulebooks and the built page lie below it. */
  readonly root: string;
  /** The folder of the built page, where it is not in its usual place below the root. */
  readonly page?: string;
  readonly settings: Settings;
  readonly store: Store;
  readonly matches: Matches;
  readonly hub: Hub;
  readonly room: Room;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Who sent this request; nobody when nobody is signed in. */
  readonly identify: Identify;
  /** The names of the computer players of a system, from the weakest to the strongest. */
  readonly players: (system: string) => Promise<readonly string[]>;
  /** Long work, done beside the event loop. */
  readonly workers: Workers;
}
