import { type DiceSource, isOnDie } from '../dice/dice.ts';
import { type SeededDice, seededDice } from '../dice/seeded.ts';

interface Saved {
  readonly used: number;
  readonly spare: unknown;
}

/**
 * The dice of one step of a lesson: first the fixed values that make the promised effect happen, then seeded ones for
 * whatever else the learner tries.
 */
export class LessonDice implements DiceSource {
  #fixed: readonly number[] = [];
  #used = 0;
  #before = 0;
  #spare: SeededDice = seededDice('');

  begin(fixed: readonly number[], seed: string): void {
    this.#before += this.#used;
    this.#fixed = fixed;
    this.#used = 0;
    this.#spare = seededDice(seed);
  }

  /** How many fixed values have been rolled since the lesson began. */
  get rolled(): number {
    return this.#before + this.#used;
  }

  roll(sides: number, why: string): number {
    const value = this.#fixed[this.#used];
    if (value === undefined || !isOnDie(sides, value)) return this.#spare.roll(sides, why);
    this.#used++;
    return value;
  }

  save(): Saved {
    return { used: this.#used, spare: this.#spare.save() };
  }

  restore(saved: unknown): void {
    const { used, spare } = saved as Saved;
    this.#used = used;
    this.#spare.restore(spare);
  }
}
