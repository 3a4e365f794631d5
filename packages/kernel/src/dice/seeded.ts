import type { DiceSource } from './dice.ts';

/** Four unsigned 32-bit words: the whole state of the generator, plain JSON. */
export type SeededState = readonly [number, number, number, number];

const hashWord = (text: string, salt: number): number => {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
};

/**
 * The small fast counting generator (sfc32). Our own code, so that no dependency can change the dice of a stored game:
 * never change these lines, add another generator instead.
 */
export class SeededDice implements DiceSource {
  readonly #words: Uint32Array;

  constructor(state: SeededState) {
    this.#words = Uint32Array.from(state);
  }

  #next(): number {
    const w = this.#words as unknown as [number, number, number, number];
    const out = (w[0] + w[1] + w[3]) >>> 0;
    w[3] = w[3] + 1;
    w[0] = w[1] ^ (w[1] >>> 9);
    w[1] = w[2] + (w[2] << 3);
    w[2] = ((w[2] << 21) | (w[2] >>> 11)) + out;
    return out;
  }

  /** Draws again in the rare case that would bias the roll towards low faces. */
  roll(sides: number, _why: string): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return 1 + (word % sides);
  }

  save(): SeededState {
    return [...this.#words] as unknown as SeededState;
  }

  restore(saved: unknown): void {
    this.#words.set(saved as SeededState);
  }
}

export const seededDice = (seed: string | number): SeededDice => {
  const text = String(seed);
  const dice = new SeededDice([hashWord(text, 1), hashWord(text, 2), hashWord(text, 3), 1]);
  for (let i = 0; i < 12; i++) dice.roll(2, 'warming up');
  return dice;
};
