import { type DiceSource, DieNeeded, isOnDie } from './dice.ts';

/** Scripted dice, for tests and the casebook; the unused ones can be read. */
export class ScriptedDice implements DiceSource {
  readonly #values: readonly number[];
  #used = 0;

  constructor(values: readonly number[]) {
    this.#values = values;
  }

  roll(sides: number, why: string): number {
    const value = this.#values[this.#used];
    if (value === undefined) throw new DieNeeded({ sides, why });
    if (!isOnDie(sides, value))
      throw new RangeError(`die ${this.#used + 1} is written as ${value}, but ${why} rolls a d${sides}`);
    this.#used++;
    return value;
  }

  get left(): readonly number[] {
    return this.#values.slice(this.#used);
  }

  save(): number {
    return this.#used;
  }

  restore(saved: unknown): void {
    this.#used = saved as number;
  }
}

export const dice = (...values: readonly number[]): ScriptedDice => new ScriptedDice(values);
