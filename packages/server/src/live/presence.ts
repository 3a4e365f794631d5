import { randomUUID } from 'node:crypto';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';

const NOTE_EVERY_MS = 20_000;
/** A node that has died is silent: people connected to it count as gone after this long. */
const NOTED_FOR_MS = 50_000;
/** A note valid for longer dates from before the clock was set back. */
const MAX_NOTED_FOR_MS = 2 * NOTED_FOR_MS;
/** A page that is reloaded, or a connection lost for a moment, does not count as a departure. */
const GRACE_MS = 8_000;

interface Options {
  readonly graceMs?: number;
}

/**
 * Who is at which table, on any node. Each node saves its own and tells the others of arrivals and departures; several
 * pages of one person count once.
 */
export class Presence {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #now: () => number;
  readonly #graceMs: number;
  readonly #node = randomUUID();
  /** Those whose last page closed a moment ago, by match and person. */
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  /** Those who are at a table through other nodes, by match. */
  readonly #viaOtherNodes = new Map<string, ReadonlySet<string>>();

  constructor(store: Store, hub: Hub, now: () => number, { graceMs = GRACE_MS }: Options = {}) {
    this.#store = store;
    this.#hub = hub;
    this.#now = now;
    this.#graceMs = graceMs;
  }

  /** Returns a function that stops it. A single process knows its own without saving. */
  keep(failed: (problem: unknown) => void): () => void {
    const timer =
      this.#store.kind === 'embedded'
        ? undefined
        : setInterval(() => void this.note().catch(failed), NOTE_EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const leaving of this.#leaving.values()) clearTimeout(leaving);
      this.#leaving.clear();
    };
  }

  /** A page was opened; call it after the hub knows. */
  async arrived(match: string, person: string): Promise<void> {
    const key = keyOf(match, person);
    clearTimeout(this.#leaving.get(key));
    if (this.#leaving.delete(key)) return; // they were never gone
    if (this.#store.kind === 'postgres') {
      await this.#noteOne(match, person);
      await this.look(match);
    }
    await this.#announce(match);
  }

  /** A page was closed; call it after the hub knows. */
  left(match: string, person: string, failed: (problem: unknown) => void): void {
    const key = keyOf(match, person);
    if (this.#hub.isPresent(match, person) || this.#leaving.has(key)) return;
    const gone = (): void => {
      this.#leaving.delete(key);
      if (!this.#hub.isPresent(match, person)) void this.#forget(match, person).catch(failed);
    };
    this.#leaving.set(key, setTimeout(gone, this.#graceMs).unref());
  }

  /** As far as this node knows, without asking. */
  isHere(match: string, person: string): boolean {
    return (
      this.#hub.isPresent(match, person) ||
      this.#leaving.has(keyOf(match, person)) ||
      (this.#viaOtherNodes.get(match)?.has(person) ?? false)
    );
  }

  /** Saves this node's own, and finds who came or went through other nodes, dead ones included. */
  async note(): Promise<void> {
    for (const { match, person } of this.#hub.present) await this.#noteOne(match, person);
    await this.#store.run(sql`delete from present where until < ${this.#now()}`);
    for (const match of this.#hub.watched)
      if (await this.look(match)) this.#hub.wake({ match, what: 'presence' });
    for (const match of this.#viaOtherNodes.keys())
      if (!this.#hub.isWatched(match)) this.#viaOtherNodes.delete(match);
  }

  /** Reads who is at a table through other nodes; true if that has changed. */
  async look(match: string): Promise<boolean> {
    if (this.#store.kind === 'embedded') return false;
    const at = this.#now();
    const rows = await this.#store.all<{ person: string }>(sql`select person from present
      where match = ${match} and node <> ${this.#node} and until > ${at} and until <= ${at + MAX_NOTED_FOR_MS}`);
    const before = this.#viaOtherNodes.get(match) ?? new Set();
    const now = new Set(rows.map(({ person }) => person));
    this.#viaOtherNodes.set(match, now);
    return before.size !== now.size || [...now].some((person) => !before.has(person));
  }

  async isPresent(match: string, person: string): Promise<boolean> {
    if (this.#hub.isPresent(match, person)) return true;
    const at = this.#now();
    const rows = await this.#store.all(sql`select 1 as one from present
      where match = ${match} and person = ${person} and until > ${at} and until <= ${at + MAX_NOTED_FOR_MS}`);
    return rows.length > 0;
  }

  async #noteOne(match: string, person: string): Promise<void> {
    const until = this.#now() + NOTED_FOR_MS;
    await this.#store.run(sql`insert into present (match, person, until, node)
      values (${match}, ${person}, ${until}, ${this.#node})
      on conflict (match, person) do update set until = excluded.until, node = excluded.node`);
  }

  /** Another node may have noted the same person since; that note stays. */
  async #forget(match: string, person: string): Promise<void> {
    await this.#store.run(
      sql`delete from present where match = ${match} and person = ${person} and node = ${this.#node}`,
    );
    await this.#announce(match);
  }

  #announce(match: string): Promise<void> {
    return this.#store.announce({ match, what: 'presence' });
  }
}

const keyOf = (match: string, person: string): string => `${match} ${person}`;
