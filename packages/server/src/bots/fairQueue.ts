/** First come, first served for each client; clients take turns, however many requests one of them sends. */
export class FairQueue<T> {
  readonly #lines = new Map<string, T[]>();

  add(client: string, item: T): void {
    const line = this.#lines.get(client);
    if (line === undefined) this.#lines.set(client, [item]);
    else line.push(item);
  }

  /** The next item of the first client that can be served now. */
  take(mayServe: (client: string) => boolean = () => true): T | undefined {
    for (const [client, line] of this.#lines) {
      if (!mayServe(client)) continue;
      const item = line.shift();
      this.#lines.delete(client);
      if (line.length > 0) this.#lines.set(client, line);
      return item;
    }
    return undefined;
  }

  /** Drops one item of a client that has left. */
  drop(client: string, item: T): boolean {
    const line = this.#lines.get(client) ?? [];
    const at = line.indexOf(item);
    if (at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(client);
    return true;
  }

  countFor(client: string): number {
    return this.#lines.get(client)?.length ?? 0;
  }

  get size(): number {
    return [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0);
  }
}
