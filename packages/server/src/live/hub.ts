import type { Seat } from '@warmoot/kernel';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Announcement } from '../store/store.ts';

/** Somebody watching a match through one connection. */
export interface Viewer {
  readonly match: string;
  readonly seat: Seat;
  readonly person: string | undefined;
  /**
   * Something about the match changed: sends what this viewer has not had yet. `live`: the match itself, if it has just
   * been changed here.
   */
  wake(what: Announcement['what'], live?: LiveMatch): void;
  /**
   * `left`: the seat is no longer theirs. `restart`: the server is stopping; they reconnect here or to another node.
   */
  end(why: 'left' | 'restart'): void;
}

/** Who watches what on this node. */
export class Hub {
  readonly #viewers = new Map<string, Set<Viewer>>();
  #isClosed = false;

  /**
   * A viewer who arrives while the server is stopping is sent away at once: a stream would keep the server from ending.
   */
  add(viewer: Viewer): () => void {
    if (this.#isClosed) setImmediate(() => viewer.end('restart'));
    const others = this.#viewers.get(viewer.match) ?? new Set();
    this.#viewers.set(viewer.match, others.add(viewer));
    return () => {
      others.delete(viewer);
      if (others.size === 0 && this.#viewers.get(viewer.match) === others) this.#viewers.delete(viewer.match);
    };
  }

  isWatched(match: string): boolean {
    return this.#viewers.has(match);
  }

  get watched(): readonly string[] {
    return [...this.#viewers.keys()];
  }

  get size(): number {
    return [...this.#viewers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Everybody at any table on this node, each once. */
  get present(): readonly { readonly match: string; readonly person: string }[] {
    return [...this.#viewers].flatMap(([match, viewers]) => {
      const people = new Set([...viewers].map(({ person }) => person));
      return [...people].flatMap((person) => (person === undefined ? [] : [{ match, person }]));
    });
  }

  isPresent(match: string, person: string): boolean {
    return [...(this.#viewers.get(match) ?? [])].some((viewer) => viewer.person === person);
  }

  wake({ match, what }: Announcement, live?: LiveMatch): void {
    for (const viewer of this.#viewers.get(match) ?? []) viewer.wake(what, live);
  }

  /** Anything may have changed, so every viewer is checked again. */
  wakeAll(): void {
    for (const match of this.watched)
      for (const what of ['table', 'log', 'chat', 'presence'] as const) this.wake({ match, what });
  }

  /** Ends the connections of a chair that changed hands. */
  clear(match: string, seat: Seat, exceptFor: string | null): void {
    for (const viewer of [...(this.#viewers.get(match) ?? [])])
      if (viewer.seat === seat && viewer.person !== exceptFor) viewer.end('left');
  }

  /** Ends every connection of a person whose session ended; their other sessions reconnect automatically. */
  dismiss(person: string): void {
    for (const viewers of [...this.#viewers.values()])
      for (const viewer of [...viewers]) if (viewer.person === person) viewer.end('left');
  }

  close(): void {
    this.#isClosed = true;
    for (const viewers of [...this.#viewers.values()])
      for (const viewer of [...viewers]) viewer.end('restart');
  }
}
