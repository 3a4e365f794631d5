import type { Piece } from '@warmoot/kernel';

const initialOf = (word: string | undefined): string => (word ?? '').slice(0, 1).toUpperCase();

/** Side, symbol and number: `RS1` for Red spears 1, `BA` for Blue archers. */
const wishedFor = ({ side, symbol, name }: Omit<Piece, 'at'>): string =>
  `${initialOf(side)}${initialOf(symbol)}${/\d+$/.exec(name)?.[0] ?? ''}`;

/** Short names for pieces, fit for a hex. A piece keeps its code for the whole match. */
export class PieceCodes {
  readonly #codes = new Map<string, string>();

  of(piece: Omit<Piece, 'at'>): string {
    const known = this.#codes.get(piece.id);
    if (known !== undefined) return known;
    const code = this.#free(wishedFor(piece));
    this.#codes.set(piece.id, code);
    return code;
  }

  #free(wish: string): string {
    const taken = new Set(this.#codes.values());
    let code = wish;
    for (let next = 2; taken.has(code); next++) code = `${wish}${/\d$/.test(wish) ? '/' : ''}${next}`;
    return code;
  }
}
