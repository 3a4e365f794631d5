import { inWords } from '../api/bounds.ts';
import { Problem } from '../api/problem.ts';

/** Streams that may be open at once. A person has a few tabs and devices; an address is a household. */
const MAX_CONNECTIONS = { person: 20, address: 60, match: 500 } as const;

/** The person opening a stream. Connections from this machine have no address that counts. */
export interface Listener {
  readonly match: string;
  readonly person: string | undefined;
  readonly address: string | undefined;
}

type Kind = keyof typeof MAX_CONNECTIONS;
const KINDS = Object.keys(MAX_CONNECTIONS) as readonly Kind[];

const SAYS: Readonly<Record<Kind, (most: string) => string>> = {
  person: (most) => `You already have ${most} matches open: close one of them.`,
  address: (most) => `${most} connections are already open from your address: close one of them.`,
  match: (most) => `${most} people are already watching this match: try again in a minute.`,
};
const RETRY_SECONDS = 60;

/** Counts the open streams of each person, address and match, so that nobody uses them all up. */
export class ConnectionLimits {
  readonly #open = new Map<string, number>();
  readonly #crowd: number;

  /** `crowd`: how many people share one address. */
  constructor(crowd: number) {
    this.#crowd = crowd;
  }

  /** Takes a place, or refuses with the limit; returns a function that gives the place back. */
  enter(listener: Listener): () => void {
    const kinds = KINDS.filter((kind) => listener[kind] !== undefined);
    for (const kind of kinds) this.#check(kind, listener);
    for (const kind of kinds) this.#count(keyOf(kind, listener), 1);
    let isIn = true;
    return () => {
      if (isIn) for (const kind of kinds) this.#count(keyOf(kind, listener), -1);
      isIn = false;
    };
  }

  #check(kind: Kind, listener: Listener): void {
    const most = MAX_CONNECTIONS[kind] * (kind === 'address' ? this.#crowd : 1);
    if ((this.#open.get(keyOf(kind, listener)) ?? 0) < most) return;
    throw new Problem(429, 'too-many', SAYS[kind](inWords(most)), { retryAfterSeconds: RETRY_SECONDS });
  }

  #count(key: string, change: number): void {
    const count = (this.#open.get(key) ?? 0) + change;
    if (count === 0) this.#open.delete(key);
    else this.#open.set(key, count);
  }
}

const keyOf = (kind: Kind, listener: Listener): string => `${kind} ${listener[kind]}`;
