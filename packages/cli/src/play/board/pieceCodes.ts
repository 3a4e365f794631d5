import type { Card, Piece } from '@warmoot/kernel';

export const initialOf = (word: string | undefined): string => (word ?? '').slice(0, 1).toUpperCase();

/** A printed code, such as `HC` for Heavy Cavalry: both letters are used. */
export const isPrinted = (symbol: string): boolean => /^[A-Z][A-Z\d]$/.test(symbol);

/** Side and symbol: `RS` for Red spears, `RHC` for Red's Heavy Cavalry. */
const kindCode = (side: string | undefined, symbol: string): string =>
  `${initialOf(side)}${isPrinted(symbol) ? symbol : initialOf(symbol)}`;

/** That and a number or a letter: `RS1` for Red spears 1, `BA` for Blue archers, `BW1A` for Warrior 1 A. */
const wishedFor = ({ side, symbol, name }: Omit<Piece, 'at'>): string =>
  `${kindCode(side, symbol)}${/(?<=\D)\d+$|(?<= )[A-Z]$/.exec(name)?.[0] ?? ''}`;

/** Short names for pieces that fit into a hex. A piece keeps its code for the whole match. */
export class PieceCodes {
  readonly #codes = new Map<string, string>();
  readonly #cards = new Map<string, string>();

  of(piece: Omit<Piece, 'at'>): string {
    const known = this.#codes.get(piece.id);
    if (known !== undefined) return known;
    const code = this.#free(wishedFor(piece));
    this.#codes.set(piece.id, code);
    return code;
  }

  /** `C1`, `C2`: cards have no place, so that a number is enough. */
  ofCard({ id }: Card): string {
    const known = this.#cards.get(id) ?? `C${this.#cards.size + 1}`;
    this.#cards.set(id, known);
    return known;
  }

  #free(request: string): string {
    const taken = new Set(this.#codes.values());
    let code = request;
    for (let next = 2; taken.has(code); next++) code = `${request}${/\d$/.test(request) ? '/' : ''}${next}`;
    return code;
  }
}
