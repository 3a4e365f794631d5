import type { GameEvent } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { Elsewhere } from './elsewhere.ts';
import type { Table } from './table.ts';

type Events = readonly GameEvent[];

/** The match's set-up must be worked out before the transaction that begins it. */
class SetUpFirst extends Error {
  readonly table: Table;
  constructor(table: Table) {
    super(`the set-up of ${table.id} is not worked out`);
    this.table = table;
  }
}

/** Each further try means that somebody changed a word of the dice meanwhile. */
const TRIES = 3;

/**
 * Set-ups that take long are worked out in another thread. A transaction must not wait for that, because others wait for
 * the transaction; so one that would begin such a match is given up, and tried again with the set-up at hand.
 */
export class SetUps {
  readonly #elsewhere: Elsewhere | undefined;
  /** By match, the dice it was worked out with; undefined until somebody asks. */
  readonly #atHand = new Map<string, { readonly dice: string; readonly events: Events } | undefined>();

  constructor(elsewhere: Elsewhere | undefined) {
    this.#elsewhere = elsewhere;
  }

  /** Runs a transaction that may begin this match. */
  async services<T>(match: string, work: () => Promise<T>): Promise<T> {
    this.#atHand.set(match, undefined);
    try {
      for (let tries = 1; tries <= TRIES; tries++) {
        const result = await work().catch((problem) => this.#prepare(problem));
        if (result !== AGAIN) return result as T;
      }
    } finally {
      this.#atHand.delete(match);
    }
    return work();
  }

  async #prepare(problem: unknown): Promise<typeof AGAIN> {
    if (!(problem instanceof SetUpFirst) || this.#elsewhere === undefined) throw problem;
    const { table } = problem;
    const events = await this.#elsewhere.setUp(table);
    this.#atHand.set(table.id, { dice: JSON.stringify(table.dice), events });
    return AGAIN;
  }

  /** Undefined if it is to be worked out on the spot. */
  eventsOf(door: SystemDoor, begun: Table): Events | undefined {
    const { id, dice } = begun;
    if (this.#elsewhere === undefined || door.takesLong === undefined || !this.#atHand.has(id))
      return undefined;
    const atHand = this.#atHand.get(id);
    if (atHand?.dice !== JSON.stringify(dice)) throw new SetUpFirst(begun);
    return atHand.events;
  }
}

const AGAIN = Symbol('again');
