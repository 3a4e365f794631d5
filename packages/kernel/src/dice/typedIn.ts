import { type DiceSource, type Die, DieNeeded, isOnDie } from './dice.ts';

/**
 * Dice that people roll on their own table. A command that needs one more die than was typed in has no effect and
 * says which die it waits for; the same command, sent again after `enter`, continues from there.
 */
export class TypedInDice implements DiceSource {
  #entered: number[] = [];

  roll(sides: number, why: string): number {
    const value = this.#entered[0];
    if (value === undefined) throw new DieNeeded({ sides, why });
    if (!isOnDie(sides, value)) throw new DieNeeded({ sides, why });
    this.#entered.shift();
    return value;
  }

  /** MOT-06. False, and the number is ignored, if it is not on the die that was asked for. */
  enter(die: Die, value: number): boolean {
    if (!isOnDie(die.sides, value)) return false;
    this.#entered.push(value);
    return true;
  }

  /** Forgets dice typed in for a command that was then not given. */
  clear(): void {
    this.#entered = [];
  }

  save(): readonly number[] {
    return [...this.#entered];
  }

  restore(saved: unknown): void {
    this.#entered = [...(saved as readonly number[])];
  }
}
