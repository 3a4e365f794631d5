import { cachePerObject } from '@warmoot/kernel';
import type { Ground, Spot } from './ground.ts';

/** Marks on the spots of a map, all wiped at once: cheaper than a set, or a list, made anew. */
class Marks {
  readonly #markedIn: Int32Array;
  #round = 0;

  constructor(spots: number) {
    this.#markedIn = new Int32Array(spots);
  }

  wipe(): this {
    this.#round++;
    return this;
  }

  /** False if it was marked before. */
  mark(spot: Spot): boolean {
    if (this.#markedIn[spot] === this.#round) return false;
    this.#markedIn[spot] = this.#round;
    return true;
  }
}

const marksOf = cachePerObject(({ spots }: Ground) => new Marks(spots));

/** Valid until somebody asks for marks on the same map again. */
export const wipedMarks = (ground: Ground): Marks => marksOf(ground).wipe();
