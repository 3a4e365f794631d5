import { type Dice, type DiceSource, isOnDie } from './dice.ts';
import { seededDice } from './seeded.ts';

/** The faces of a die, roll by roll; with `repeatsLast` the last face repeats without end. */
export interface ForcedFaces {
  readonly faces: readonly number[];
  readonly repeatsLast?: boolean;
}

/** A repeating last face need not be rolled, unless it is the only face: then nothing rolled under that name. */
const needed = ({ faces, repeatsLast }: ForcedFaces): number =>
  repeatsLast ? Math.max(1, faces.length - 1) : faces.length;

/** The forced face is not on the die. */
export class WrongFace extends RangeError {
  /** The name by which it was forced. */
  readonly forced: string;
  constructor(forced: string, says: string) {
    super(says);
    this.forced = forced;
  }
}

/**
 * Dice that are forced by what they are rolled for, and the dice of a stream, one after the other, by the name of the
 * stream; `rest` or the seed of the stream rolls all others.
 */
export class NamedDice implements DiceSource {
  readonly #forced: Readonly<Record<string, ForcedFaces>>;
  readonly #rest: DiceSource;
  #used: Readonly<Record<string, number>> = {};

  constructor(forced: Readonly<Record<string, ForcedFaces>>, rest: DiceSource) {
    this.#forced = forced;
    this.#rest = rest;
  }

  roll(sides: number, why: string): number {
    return this.#face(why, sides, why) ?? this.#rest.roll(sides, why);
  }

  stream(name: string, seed: string): Dice {
    const rest = seededDice(seed);
    return {
      roll: (sides, why) =>
        this.#face(why, sides, why) ?? this.#face(name, sides, why) ?? rest.roll(sides, why),
    };
  }

  #face(name: string, sides: number, why: string): number | undefined {
    const used = this.#used[name] ?? 0;
    const { faces = [], repeatsLast = false } = this.#forced[name] ?? {};
    const value = faces[used] ?? (repeatsLast ? faces.at(-1) : undefined);
    if (value === undefined) return undefined;
    if (!isOnDie(sides, value))
      throw new WrongFace(name, `${name} is written as ${value}, but a d${sides} is rolled (${why})`);
    this.#used = { ...this.#used, [name]: used + 1 };
    return value;
  }

  /** Dice that were written down but never rolled. */
  get left(): readonly string[] {
    return Object.entries(this.#forced)
      .filter(([name, forced]) => (this.#used[name] ?? 0) < needed(forced))
      .map(([name]) => name);
  }

  save(): unknown {
    return [this.#used, this.#rest.save()];
  }

  restore(saved: unknown): void {
    const [used, rest] = saved as [Readonly<Record<string, number>>, unknown];
    this.#used = used;
    this.#rest.restore(rest);
  }
}
