import { cachePerObject } from '@warmoot/kernel';
import type { Setup } from './setup.ts';

/** A list derived from another, and the indices at which they differ. */
interface Revision {
  readonly from: readonly unknown[];
  readonly to: readonly unknown[];
  readonly places: readonly number[];
}

/** The last revisions of the lists of one battle, so that data derived from a list knows what changed. */
class Revisions {
  readonly #kept: (Revision | undefined)[] = new Array(16).fill(undefined);
  #newest = 0;

  note(from: readonly unknown[], to: readonly unknown[], places: readonly number[]): void {
    this.#newest = (this.#newest + 1) % this.#kept.length;
    this.#kept[this.#newest] = { from, to, places };
  }

  /**
   * The age of the revision that led to a list, counted from the newest, at least this old; -1 if it has been dropped.
   */
  ageOf(to: readonly unknown[], least: number): number {
    for (let age = least; age < this.#kept.length; age++) if (this.aged(age)?.to === to) return age;
    return -1;
  }

  aged(age: number): Revision | undefined {
    const count = this.#kept.length;
    return this.#kept[(this.#newest + count - age) % count];
  }
}

/** What changed recently in the battles of one set-up. */
export const revisionsOf = cachePerObject((_setup: Setup) => new Revisions());

/**
 * Data derived from a list and kept in step with it. The lists of one battle differ in few members, so most of it stays
 * valid from one to the next, without new allocations. Each lookup catches up with its list: the result is valid until
 * another list is looked up.
 */
export abstract class DerivedData<Member, Context> {
  readonly #revisions: Revisions;
  #list: readonly Member[] = [];
  /** Its members in the order they joined. */
  #joined: Member[] = [];

  constructor(setup: Setup) {
    this.#revisions = revisionsOf(setup);
  }

  protected abstract clear(members: number): void;
  protected abstract join(member: Member, context: Context): void;
  protected abstract leave(member: Member, context: Context): void;

  with(list: readonly Member[], context: Context): this {
    if (this.#list !== list) this.#catchUp(list, context);
    return this;
  }

  /** For data that depends on more than the members. */
  protected startAgain(): void {
    this.clear(0);
    this.#list = [];
    this.#joined = [];
  }

  #catchUp(list: readonly Member[], context: Context): void {
    if (this.#joined.length !== list.length) this.#rebuild(list, context);
    else if (!this.#follow(list, context, list, 0))
      for (let i = 0; i < list.length; i++) this.#replace(list, i, context);
    this.#list = list;
  }

  #rebuild(list: readonly Member[], context: Context): void {
    this.clear(list.length);
    this.#joined = list.slice();
    for (const member of list) this.join(member, context);
  }

  /** Follows the revisions from the known list to this one, oldest first; false if some have been dropped. */
  #follow(list: readonly Member[], context: Context, reached: readonly unknown[], least: number): boolean {
    const age = this.#revisions.ageOf(reached, least);
    if (age < 0) return false;
    const { from, places } = this.#revisions.aged(age) as Revision;
    if (from !== this.#list && !this.#follow(list, context, from, age + 1)) return false;
    for (const place of places) this.#replace(list, place, context);
    return true;
  }

  #replace(list: readonly Member[], place: number, context: Context): void {
    const before = this.#joined[place] as Member;
    const now = list[place] as Member;
    if (before === now) return;
    this.leave(before, context);
    this.join(now, context);
    this.#joined[place] = now;
  }
}
