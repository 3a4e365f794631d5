import { type DiceSource, onTheDie } from './dice.ts';

/** Dice that are forced by what they are rolled for; all others fall as `rest` rolls them. */
export class NamedDice implements DiceSource {
  readonly #forced: Readonly<Record<string, readonly number[]>>;
  readonly #rest: DiceSource;
  #used: Readonly<Record<string, number>> = {};

  constructor(forced: Readonly<Record<string, readonly number[]>>, rest: DiceSource) {
    this.#forced = forced;
    this.#rest = rest;
  }

  roll(sides: number, why: string): number {
    const used = this.#used[why] ?? 0;
    const value = this.#forced[why]?.[used];
    if (value === undefined) return this.#rest.roll(sides, why);
    if (!onTheDie(sides, value)) throw new RangeError(`${why} is written as ${value}, but rolls a d${sides}`);
    this.#used = { ...this.#used, [why]: used + 1 };
    return value;
  }

  /** What was written down and never rolled for. */
  get left(): readonly string[] {
    return Object.entries(this.#forced)
      .filter(([why, values]) => (this.#used[why] ?? 0) < values.length)
      .map(([why]) => why);
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
