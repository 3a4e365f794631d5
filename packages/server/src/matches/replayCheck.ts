import { setTimeout as pause } from 'node:timers/promises';
import { type Statement, sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { doorOf } from './doors.ts';
import { keptStates } from './keptStates.ts';
import type { Matches } from './matches.ts';
import { followed } from './replayLog.ts';
import { stateDigest } from './stateDigest.ts';
import { readTable } from './table.ts';

interface Services {
  readonly store: Store;
  readonly matches: Pick<Matches, 'distrust'>;
  readonly log: { error(facts: object, says: string): void };
}

/** Nothing is checked while the server starts; later the checks take at most this share of the time. */
const FIRST_AFTER_MS = 60_000;
const BETWEEN_MS = 1_000;
const REST_PER_WORK = 20;
/** The wait between two rounds through all matches. */
const ROUND_MS = 3_600_000;

/**
 * Replays each match in play from its first line, whether or not anybody is at it, to find a log that no longer matches
 * its digests before it does harm. Such a match is halted when somebody next opens it.
 */
export class ReplayCheck {
  readonly #services: Services;
  #after = '';

  constructor(services: Services) {
    this.#services = services;
  }

  /** Checks from time to time; returns a function that stops it. */
  keep(): () => void {
    const stop = new AbortController();
    void this.#keep(stop.signal).catch(() => undefined);
    return () => stop.abort();
  }

  async #keep(signal: AbortSignal): Promise<void> {
    for (let wait = FIRST_AFTER_MS; ; ) {
      await pause(wait, undefined, { signal, ref: false });
      const start = performance.now();
      const id = await this.next().catch((problem) => this.#failed(problem));
      wait = id === undefined ? ROUND_MS : BETWEEN_MS + REST_PER_WORK * (performance.now() - start);
    }
  }

  #failed(problem: unknown): undefined {
    this.#services.log.error({ err: problem }, 'matches could not be checked');
  }

  /** Checks the next match and returns its id; undefined at the end of a round. */
  async next(): Promise<string | undefined> {
    const [found] = await this.#services.store.all<{ id: string }>(nextAfter(this.#after));
    this.#after = found?.id ?? '';
    if (found !== undefined) await this.#check(found.id);
    return found?.id;
  }

  async #check(id: string): Promise<void> {
    const why = await this.#faultOf(id);
    if (why === undefined) return;
    this.#services.log.error(
      { match: id, why },
      'replaying a match does not give the position that was played',
    );
    await this.#services.matches.distrust(id);
  }

  async #faultOf(id: string): Promise<string | undefined> {
    const { store } = this.#services;
    const table = await readTable(store, id);
    const door = table && (await doorOf(table.system));
    if (table === undefined || door === undefined) return undefined;
    const rows = await store.tail(id, 0);
    const { problem, passed } = await followed(door, table, rows);
    if (problem !== undefined) return (problem as Error).message;
    for await (const kept of keptStates(store, door.system, id)) {
      const replayed = passed.find(({ version }) => version === kept.version);
      if (replayed !== undefined && digestIn(replayed.state) !== digestIn(kept.state))
        return `the state saved after line ${kept.version} does not follow from the log`;
    }
    return undefined;
  }
}

const digestIn = (json: string): string => stateDigest(JSON.parse(json));

const nextAfter = (id: string): Statement => sql`
  select id from matches where id > ${id} and status in ('playing', 'paused') order by id limit 1`;
