import { randomCommand, type Seen, seededDice } from '@warmoot/kernel';
import { type PracticeCommand, type PracticeView, practice } from '@warmoot/systems/practice';

/** One seat of a match of the practice game, on a connection of its own, whichever server that is. */
export interface Chair {
  /** What the seat saw last; undefined until the server has sent something. */
  readonly view: Seen<PracticeView> | undefined;
  /** Bytes both ways so far. */
  readonly bytes: number;
  /** Called whenever the server has sent what the seat sees now. */
  hear: () => void;
  give(command: PracticeCommand): void;
  close(): void;
}

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

/** The time of a command: from sending it until the server has sent back what the seat sees now. */
export interface Given {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** A match with both sides connected: the side to act gives a random command at once. */
export class Duel {
  readonly #chairs: Readonly<Record<Side, Chair>>;
  readonly #lots;
  readonly #givenAt: Partial<Record<Side, number>> = {};
  #bytes = 0;
  #note: (given: Given) => void = () => undefined;
  #isTimeUp: () => boolean = () => true;
  #end: () => void = () => undefined;

  private constructor(chairs: Readonly<Record<Side, Chair>>, seed: number) {
    this.#chairs = chairs;
    this.#lots = seededDice(seed);
    for (const side of SIDES) chairs[side].hear = () => this.#hear(side);
  }

  /** Resolves when both sides have their first view. */
  static async begin(chairs: Readonly<Record<Side, Chair>>, seed: number): Promise<Duel> {
    const firstViews = SIDES.map(
      (side) =>
        new Promise<void>((resolve) => {
          chairs[side].hear = resolve;
        }),
    );
    await Promise.all(firstViews);
    return new Duel(chairs, seed);
  }

  /** Until the match is over or the time is up; then nothing is in flight. */
  play(note: (given: Given) => void, isTimeUp: () => boolean): Promise<void> {
    this.#note = note;
    this.#isTimeUp = isTimeUp;
    this.#bytes = this.#bytesNow;
    return new Promise((resolve) => {
      this.#end = resolve;
      for (const side of SIDES) this.#act(side);
    });
  }

  close(): void {
    for (const side of SIDES) this.#chairs[side].close();
  }

  #hear(side: Side): void {
    const givenAt = this.#givenAt[side];
    if (givenAt !== undefined) {
      delete this.#givenAt[side];
      this.#note({ bytes: this.#newBytes(), milliseconds: performance.now() - givenAt });
    }
    this.#act(side);
  }

  #act(side: Side): void {
    const { view } = this.#chairs[side];
    if (view === undefined || this.#givenAt[side] !== undefined) return;
    const isMine = view.active === side;
    if (view.end !== null || (isMine && this.#isTimeUp())) this.#end();
    else if (isMine) this.#give(side, view);
  }

  #give(side: Side, view: Seen<PracticeView>): void {
    this.#givenAt[side] = performance.now();
    this.#chairs[side].give(randomCommand(practice, view, side, this.#lots, 8) as PracticeCommand);
  }

  get #bytesNow(): number {
    return this.#chairs.red.bytes + this.#chairs.blue.bytes;
  }

  #newBytes(): number {
    const before = this.#bytes;
    this.#bytes = this.#bytesNow;
    return this.#bytes - before;
  }
}
