/** First come, first served for each asker; askers take turns, however much one of them asks. */
export class FairQueue<T> {
  readonly #lines = new Map<string, T[]>();

  add(asker: string, item: T): void {
    const line = this.#lines.get(asker);
    if (line === undefined) this.#lines.set(asker, [item]);
    else line.push(item);
  }

  /** The next item of the first asker who can be served now. */
  take(mayServe: (asker: string) => boolean = () => true): T | undefined {
    for (const [asker, line] of this.#lines) {
      if (!mayServe(asker)) continue;
      const item = line.shift();
      this.#lines.delete(asker);
      if (line.length > 0) this.#lines.set(asker, line);
      return item;
    }
    return undefined;
  }

  /** Drops the items of an asker who has left. */
  drop(asker: string, item: T): boolean {
    const line = this.#lines.get(asker) ?? [];
    const at = line.indexOf(item);
    if (at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(asker);
    return true;
  }

  waitingOf(asker: string): number {
    return this.#lines.get(asker)?.length ?? 0;
  }

  get size(): number {
    return [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0);
  }
}
