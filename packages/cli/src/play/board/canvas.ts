/** The parameters of a terminal colour, such as `1;31`; empty for plain text. */
export type Ink = string;
export type Paint = (ink: Ink, text: string) => string;

export const inColour: Paint = (ink, text) =>
  ink === '' || text === '' ? text : `\u001b[${ink}m${text}\u001b[0m`;
export const inPlainText: Paint = (_ink, text) => text;

interface Spot {
  readonly letter: string;
  readonly ink: Ink;
}

const EMPTY: Spot = { letter: ' ', ink: '' };

/** A grid of characters. Later text covers earlier text. */
export class Canvas {
  readonly #rows: Spot[][] = [];

  put(x: number, y: number, text: string, ink: Ink = ''): void {
    for (const [i, letter] of [...text].entries()) this.#rowAt(y)[x + i] = { letter, ink };
  }

  get width(): number {
    return Math.max(0, ...this.#rows.map((row) => row.length));
  }

  get height(): number {
    return this.#rows.length;
  }

  /** The lines of a window as wide as given, each stretch of one colour painted at once. */
  lines(paint: Paint, from = 0, width = this.width): string[] {
    return this.#rows.map((row) => {
      const spots = Array.from(row.slice(from, from + width), (spot) => spot ?? EMPTY);
      return stretchesOf(spots)
        .map(({ letter, ink }) => paint(ink, letter))
        .join('')
        .trimEnd();
    });
  }

  #rowAt(y: number): Spot[] {
    while (this.#rows.length <= y) this.#rows.push([]);
    return this.#rows[y] as Spot[];
  }
}

const stretchesOf = (spots: readonly Spot[]): Spot[] => {
  const stretches: Spot[] = [];
  for (const { letter, ink } of spots) {
    const last = stretches.at(-1);
    if (last?.ink === ink) stretches[stretches.length - 1] = { letter: last.letter + letter, ink };
    else stretches.push({ letter, ink });
  }
  return stretches;
};
