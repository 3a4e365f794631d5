import { type DiceSource, type Die, DieNeeded, isOnDie, seededDice, VerifiableDice } from '@warmoot/kernel';
import type { Table } from './table.ts';

/**
 * The dice of a match on the server. Each roll is computed from the seed, the seats' words and the roll's number
 * (MOT-07), so every node rolls the same. If people enter their own dice (MOT-06), those come first; computer players
 * and stand-ins use the table's.
 */
export class TableDice implements DiceSource {
  readonly #own: boolean;
  readonly #secret: string;
  readonly #fair: VerifiableDice;
  #typed: number[] | undefined;
  #seeded = seededDice('');

  constructor({ secret, dice }: Pick<Table, 'secret' | 'dice'>) {
    this.#own = dice.source !== 'verifiable';
    this.#secret = secret;
    this.#fair = new VerifiableDice(secret, dice.source === 'verifiable' ? dice.entropy : {});
  }

  /** Called before each command with the dice a person entered for it, or with none for the table's dice. */
  prepare(version: number, typed: readonly number[] | undefined): void {
    this.#typed = this.#own && typed !== undefined ? [...typed] : undefined;
    if (this.#own) this.#seeded = seededDice(`${this.#secret}|${version}`);
  }

  /** Skips the dice of a line that was decided earlier, or on another node. */
  skip(rolls: number): void {
    this.#fair.restore(this.#fair.save() + rolls);
  }

  roll(sides: number, why: string): number {
    if (!this.#own) return this.#fair.roll(sides, why);
    return this.#typed === undefined ? this.#seeded.roll(sides, why) : this.#rolledByHand({ sides, why });
  }

  #rolledByHand(die: Die): number {
    const [value] = this.#typed as number[];
    if (value === undefined || !isOnDie(die.sides, value)) throw new DieNeeded(die);
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
