/** First come, first served within a match; between matches each in turn, however much one of them asks. */
export class FairQueue<T> {
  readonly #lines = new Map<string, T[]>();

  add(match: string, item: T): void {
    const line = this.#lines.get(match);
    if (line === undefined) this.#lines.set(match, [item]);
    else line.push(item);
  }

  take(): T | undefined {
    for (const [match, line] of this.#lines) {
      const item = line.shift();
      this.#lines.delete(match);
      if (line.length > 0) this.#lines.set(match, line);
      return item;
    }
    return undefined;
  }

  waitingOf(match: string): number {
    return this.#lines.get(match)?.length ?? 0;
  }
}
