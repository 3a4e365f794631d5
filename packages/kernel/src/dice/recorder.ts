import { type Dice, type DiceSource, isOnDie, type Roll } from './dice.ts';
import { streamOf } from './stream.ts';

/** Wraps a source, records every roll, and can rewind the source to before the first. */
export class Recorder {
  readonly rolls: Roll[] = [];
  readonly #source: DiceSource;
  #saved: unknown;

  constructor(source: DiceSource) {
    this.#source = source;
  }

  roll(sides: number, why: string): number {
    if (this.rolls.length === 0) this.#saved = this.#source.save();
    const value = this.#source.roll(sides, why);
    if (!isOnDie(sides, value)) throw new Error(`the dice gave ${value} on a d${sides}: ${why}`);
    this.rolls.push({ sides, value, why });
    return value;
  }

  /** Not recorded: the seed of a stream is, and reproduces its dice. */
  stream(name: string, seed: string): Dice {
    return streamOf(this.#source, name, seed);
  }

  rewind(): void {
    if (this.#saved !== undefined) this.#source.restore(this.#saved);
  }
}
