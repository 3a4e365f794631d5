import { setTimeout as pause } from 'node:timers/promises';
import { randomCommand, seededDice } from '@warmoot/kernel';
import { practice } from '@warmoot/systems/practice';
import type { MatchFile } from '../security/matchFile.ts';
import { type Client, guest } from '../testkit/client.ts';
import type { Follower } from '../testkit/follower.ts';
import { ReceiptBook } from './receipts.ts';

/** The servers' addresses; seats are spread over all of them. */
export type Addresses = readonly string[];

/** Retries until the server is back. */
const persistently = async <T>(isOver: () => boolean, work: () => Promise<T>): Promise<T | undefined> => {
  while (!isOver()) {
    try {
      return await work();
    } catch {
      await pause(30);
    }
  }
  return undefined;
};

/** One person in the crowd. */
interface Player {
  readonly name: string;
  readonly client: Client;
}

/** How often somebody checks whether it is their turn before leaving the table, and the wait between checks. */
interface Stay {
  readonly looks: number;
  readonly waitMs: number;
}
const TO_THE_END: Stay = { looks: Number.POSITIVE_INFINITY, waitMs: 60_000 };
const A_WHILE: Stay = { looks: 3, waitMs: 500 };

/** A match played elsewhere: to its end, and up to some earlier line. */
export interface Files {
  readonly finished: MatchFile;
  readonly unfinished: MatchFile;
}

/** Many tireless players in many matches: they play at random and record what was acknowledged. */
export class Crowd {
  readonly book = new ReceiptBook();
  readonly followers: Follower[] = [];
  /** Answers that no honest player should get. */
  readonly faults: string[] = [];
  readonly #addresses: Addresses;
  readonly #lots = seededDice('crowd');
  readonly #players: Promise<void>[] = [];
  #isOver = false;
  #guests = 0;

  constructor(addresses: Addresses) {
    this.#addresses = addresses;
  }

  /** Plays one table after another until the crowd stops: people against each other, or against a bot. */
  join(tables: number, settings: object = {}): void {
    for (let i = 0; i < tables; i++)
      this.#players.push(this.#sit(i % 3 === 2 ? { bot: 'greedy' } : 'guest', settings, TO_THE_END));
  }

  /** Creates, fills and begins tables, and soon leaves each for the next. */
  found(tables: number): void {
    for (let i = 0; i < tables; i++) this.#players.push(this.#sit('guest', {}, A_WHILE));
  }

  /** One import after another; the importer takes all seats of unfinished ones and plays on for a while. */
  import(importers: number, files: Files): void {
    for (let i = 0; i < importers; i++) this.#players.push(this.#importAll(files));
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#players);
  }

  async #sit(opponent: 'guest' | { bot: string }, settings: object, stay: Stay): Promise<void> {
    const red = await this.#guest();
    const blue = opponent === 'guest' ? await this.#guest() : undefined;
    while (!this.#isOver) {
      const id = await this.#newMatch(red, opponent, settings);
      if (id === undefined || this.#isOver) return;
      if (blue !== undefined && (await this.#take(blue, id, 'blue'))) this.book.begun(id);
      const seats = [
        this.#play(red, id, 'red', stay),
        ...(blue === undefined ? [] : [this.#play(blue, id, 'blue', stay)]),
      ];
      await Promise.all(seats);
    }
  }

  async #importAll({ finished, unfinished }: Files): Promise<void> {
    const player = await this.#guest();
    while (!this.#isOver) {
      await this.#import(player, finished);
      const id = await this.#import(player, unfinished);
      if (id !== undefined) await this.#playCopy(player, id);
    }
  }

  async #playCopy(player: Player, id: string): Promise<void> {
    await this.#take(player, id, 'red');
    if (await this.#take(player, id, 'blue')) this.book.begun(id);
    await Promise.all(['red', 'blue'].map((seat) => this.#play(player, id, seat, A_WHILE)));
  }

  async #guest(): Promise<Player> {
    const n = this.#guests++;
    const address = this.#addresses[n % this.#addresses.length] as string;
    const name = `Guest ${n}`;
    const client = await persistently(
      () => false,
      () => guest(address, name),
    );
    return { name, client: client as Client };
  }

  async #newMatch({ client, name }: Player, opponent: 'guest' | { bot: string }, settings: object) {
    const chairs = opponent === 'guest' ? { red: 'me' } : { red: 'me', blue: opponent };
    const request = { system: 'practice', visibility: 'open', chairs, ...settings };
    return persistently(
      () => this.#isOver,
      async () => {
        const { id } = await asked(client, '/matches', request);
        this.book.created(id, 'red', name);
        if (opponent !== 'guest') this.book.begun(id);
        return id;
      },
    );
  }

  async #import({ client }: Player, file: MatchFile): Promise<string | undefined> {
    const { record, seed } = file;
    return persistently(
      () => this.#isOver,
      async () => {
        const { id } = await asked(client, '/imports', { record, seed });
        this.book.imported(id, file);
        return id;
      },
    );
  }

  /** True if acknowledged. On a retry the answer may be that the seat is taken: by ourselves. */
  async #take({ client, name }: Player, id: string, seat: string): Promise<boolean> {
    const isTaken = await persistently(
      () => this.#isOver,
      async () => {
        const { status } = await client.post(`/matches/${id}/seats/${seat}`);
        if (status >= 500) throw new Error('again');
        return status === 200;
      },
    );
    if (isTaken === true) this.book.seated(id, seat, name);
    return isTaken === true;
  }

  async #play({ client }: Player, id: string, seat: string, { looks, waitMs }: Stay): Promise<void> {
    const follower = client.follow(id, seat);
    this.followers.push(follower);
    for (let look = 0; look < looks && !this.#isOver && follower.sight?.outcome == null; look++) {
      await follower.until(() => this.#isOver || isReady(follower), waitMs).catch(() => undefined);
      if (this.#isOver || !isReady(follower) || follower.sight?.outcome !== null) continue;
      await this.#command(client, id, follower).catch(() => pause(20));
    }
    if (!this.#isOver) follower.close();
  }

  /** Never resigns: matches should last. */
  #lot({ sight, seat }: Follower): unknown {
    for (;;) {
      const command = randomCommand(practice, sight?.view as never, seat, this.#lots);
      if (command?.type !== 'resign') return command;
    }
  }

  async #command(client: Client, match: string, follower: Follower): Promise<void> {
    const { seat, number: seen } = follower;
    const command = this.#lot(follower);
    const { status, body } = await client.post<{ done: number; number: number }>(
      `/matches/${match}/commands`,
      {
        as: seat,
        seen,
        commands: [command],
      },
    );
    if (status === 200 && body.done === 1) this.book.done({ match, seat, number: seen + 1, command });
    else if (status !== 409 && status < 500) this.faults.push(`${status} ${JSON.stringify(body)}`);
    await follower.until(() => this.#isOver || follower.number > seen, 2_000).catch(() => undefined);
  }
}

const isReady = ({ sight, seat }: Follower): boolean =>
  sight !== null && (sight.outcome !== null || sight.open.some((open) => open.seat === seat));

/** Answers of a dying or busy server do not count: the caller tries again. */
const asked = async (client: Client, path: string, request: object): Promise<{ readonly id: string }> => {
  const { status, body } = await client.post<{ id: string }>(path, request);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
