import { type DiceSource, type Die, DieNeeded, onTheDie, seededDice, VerifiableDice } from '@warmoot/kernel';
import type { Table } from './table.ts';

/**
 * The dice of a match on the server. Each roll follows from the seed, what the seats threw in, and the number of the
 * roll (MOT-07), so every node rolls the same. Where people type in their own (MOT-06) those come first, and computer
 * players and stand-ins roll the table's.
 */
export class TableDice implements DiceSource {
  readonly #own: boolean;
  readonly #secret: string;
  readonly #fair: VerifiableDice;
  #typed: number[] | undefined;
  #seeded = seededDice('');

  constructor({ secret, dice }: Table) {
    this.#own = dice.source !== 'verifiable';
    this.#secret = secret;
    this.#fair = new VerifiableDice(secret, dice.source === 'verifiable' ? dice.entropy : {});
  }

  /** Before each command: what a person typed in for it, or nothing for those who roll the table's dice. */
  prepare(version: number, typed: readonly number[] | undefined): void {
    this.#typed = this.#own && typed !== undefined ? [...typed] : undefined;
    this.#seeded = seededDice(`${this.#secret}|${version}`);
  }

  /** Dice that fell for a line which was decided before, or elsewhere. */
  skip(rolls: number): void {
    this.#fair.restore(this.#fair.save() + rolls);
  }

  roll(sides: number, why: string): number {
    if (!this.#own) return this.#fair.roll(sides, why);
    return this.#typed === undefined ? this.#seeded.roll(sides, why) : this.#rolledByHand({ sides, why });
  }

  #rolledByHand(die: Die): number {
    const [value] = this.#typed as number[];
    if (value === undefined || !onTheDie(die.sides, value)) throw new DieNeeded(die);
    this.#typed?.shift();
    return value;
  }

  save(): unknown {
    return { fair: this.#fair.save(), seeded: this.#seeded.save(), typed: this.#typed && [...this.#typed] };
  }

  restore(saved: unknown): void {
    const { fair, seeded, typed } = saved as { fair: number; seeded: unknown; typed: number[] | undefined };
    this.#fair.restore(fair);
    this.#seeded.restore(seeded);
    this.#typed = typed;
  }
}
