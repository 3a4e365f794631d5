import { type Dice, shuffle } from '@warmoot/kernel';

/** CSW-MOR-02, CSW-RAL-02: these rolls use two dice, one after the other. */
const TWO_DICE = /^(morale|rally)/;
const PAIRS: readonly (readonly [number, number])[] = Array.from({ length: 36 }, (_, at) => [
  1 + Math.floor(at / 6),
  1 + (at % 6),
]);
const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Dice for imagined battles, as if drawn from a bag that is refilled when it is empty: within a few rolls every face
 * comes up as often as it should, so a few imagined battles show what many would.
 */
export class EvenDice implements Dice {
  readonly #dice: Dice;
  #faces: number[] = [];
  #pairs: (readonly [number, number])[] = [];
  #second: number | undefined;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  roll(sides: number, why: string): number {
    if (sides !== 6) return this.#dice.roll(sides, why);
    return TWO_DICE.test(why) ? this.#ofTwo() : this.#ofOne();
  }

  #ofOne(): number {
    if (this.#faces.length === 0) this.#faces = [...shuffle(this.#dice, FACES, 'a bag of faces')];
    return this.#faces.pop() as number;
  }

  #ofTwo(): number {
    if (this.#second !== undefined) {
      const second = this.#second;
      this.#second = undefined;
      return second;
    }
    if (this.#pairs.length === 0) this.#pairs = [...shuffle(this.#dice, PAIRS, 'a bag of pairs')];
    const [first, second] = this.#pairs.pop() as readonly [number, number];
    this.#second = second;
    return first;
  }
}
