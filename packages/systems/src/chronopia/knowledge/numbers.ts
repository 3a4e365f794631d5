/** Maps old numbers to new ones, in the order they occur. */
export class Numbers {
  readonly #numbers = new Map<number, number>();
  get(old: number): number {
    let number = this.#numbers.get(old);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(old, number);
    }
    return number;
  }
  has(old: number): boolean {
    return this.#numbers.has(old);
  }
}

/** Each thing at its number. */
export const listed = <T extends { readonly id: number }>(things: readonly T[]): T[] => {
  const list: T[] = [];
  for (const thing of things) list[thing.id] = thing;
  return list;
};
