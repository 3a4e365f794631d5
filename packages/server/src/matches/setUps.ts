import type { GameEvent } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { RulesThread } from './rulesThread.ts';
import type { Table } from './table.ts';

type Events = readonly GameEvent[];

/** The match's set-up must be computed before the transaction that begins it. */
class SetUpFirst extends Error {
  readonly table: Table;
  constructor(table: Table) {
    super(`the set-up of ${table.id} has not been computed`);
    this.table = table;
  }
}

/** A further try is needed only if somebody changed their dice word meanwhile. */
const TRIES = 3;

/**
 * Long set-ups are computed in another thread. A transaction must not wait for that, because others wait for the
 * transaction; so one that would begin such a match is abandoned, and tried again once the set-up is ready.
 */
export class SetUps {
  readonly #rulesThread: RulesThread | undefined;
  /** By match, the dice it was computed with; undefined until somebody asks. */
  readonly #ready = new Map<string, { readonly dice: string; readonly events: Events } | undefined>();

  constructor(rulesThread: RulesThread | undefined) {
    this.#rulesThread = rulesThread;
  }

  /** Runs a transaction that may begin this match. */
  async services<T>(match: string, work: () => Promise<T>): Promise<T> {
    this.#ready.set(match, undefined);
    try {
      for (let tries = 1; tries <= TRIES; tries++) {
        const result = await work().catch((problem) => this.#prepare(problem));
        if (result !== RETRY) return result as T;
      }
    } finally {
      this.#ready.delete(match);
    }
    return work();
  }

  async #prepare(problem: unknown): Promise<typeof RETRY> {
    if (!(problem instanceof SetUpFirst) || this.#rulesThread === undefined) throw problem;
    const { table } = problem;
    const events = await this.#rulesThread.setUp(table);
    this.#ready.set(table.id, { dice: JSON.stringify(table.dice), events });
    return RETRY;
  }

  /** Undefined if it should be computed right here. */
  eventsOf(door: SystemDoor, begun: Table): Events | undefined {
    const { id, dice } = begun;
    if (this.#rulesThread === undefined || door.takesLong === undefined || !this.#ready.has(id))
      return undefined;
    const ready = this.#ready.get(id);
    if (ready?.dice !== JSON.stringify(dice)) throw new SetUpFirst(begun);
    return ready.events;
  }
}

const RETRY = Symbol('again');
