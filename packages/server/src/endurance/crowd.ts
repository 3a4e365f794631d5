import { setTimeout as pause } from 'node:timers/promises';
import { randomCommand, seededDice } from '@warmoot/kernel';
import { practice } from '@warmoot/systems/practice';
import { type Client, guest } from '../testkit/client.ts';
import type { Follower } from '../testkit/follower.ts';

/** A command the server said was done. */
export interface Acknowledged {
  readonly match: string;
  readonly seat: string;
  /** The number of its news. */
  readonly number: number;
  readonly command: unknown;
}

/** Where the crowd finds the servers: seats spread over all of them. */
export type Addresses = readonly string[];

/** Keeps asking until the server is there again. */
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

/** Many players in many matches who never give up: they play by lot, and write down what was acknowledged. */
export class Crowd {
  readonly acknowledged: Acknowledged[] = [];
  readonly matches: string[] = [];
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

  /** One table after another, as long as the crowd is in the mood: people against each other, or against a bot. */
  join(tables: number, settings: object = {}): void {
    for (let i = 0; i < tables; i++)
      this.#players.push(this.#sit(i % 3 === 2 ? { bot: 'greedy' } : 'guest', settings));
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#players);
  }

  async #sit(opponent: 'guest' | { bot: string }, settings: object): Promise<void> {
    const red = await this.#guest();
    const blue = opponent === 'guest' ? await this.#guest() : undefined;
    while (!this.#isOver) {
      const id = await this.#newMatch(red, opponent, settings);
      if (id === undefined || this.#isOver) return;
      if (blue !== undefined) await this.#take(blue, id);
      const seats = [
        this.#play(red, id, 'red'),
        ...(blue === undefined ? [] : [this.#play(blue, id, 'blue')]),
      ];
      await Promise.all(seats);
    }
  }

  #guest(): Promise<Client> {
    const n = this.#guests++;
    const address = this.#addresses[n % this.#addresses.length] as string;
    return persistently(
      () => false,
      () => guest(address, `Guest ${n}`),
    ) as Promise<Client>;
  }

  async #newMatch(client: Client, opponent: 'guest' | { bot: string }, settings: object) {
    const chairs = opponent === 'guest' ? { red: 'me' } : { red: 'me', blue: opponent };
    const wish = { system: 'practice', visibility: 'open', chairs, ...settings };
    return persistently(
      () => this.#isOver,
      async () => {
        const { status, body } = await client.post<{ id: string }>('/matches', wish);
        if (status === 429) throw new Error('too fast');
        if (status !== 200) throw new Error(JSON.stringify(body));
        this.matches.push(body.id);
        return body.id;
      },
    );
  }

  /** Asked twice, the second answer may say that the seat is taken: by ourselves. */
  async #take(client: Client, id: string): Promise<void> {
    await persistently(
      () => this.#isOver,
      async () => {
        const { status } = await client.post(`/matches/${id}/seats/blue`);
        if (status >= 500) throw new Error('again');
      },
    );
  }

  async #play(client: Client, id: string, seat: string): Promise<void> {
    const follower = client.follow(id, seat);
    this.followers.push(follower);
    while (!this.#isOver && follower.sight?.outcome == null) {
      await follower.until(() => this.#isOver || isReady(follower), 60_000).catch(() => undefined);
      if (this.#isOver || !isReady(follower) || follower.sight?.outcome !== null) continue;
      await this.#command(client, id, follower).catch(() => pause(20));
    }
    if (!this.#isOver) follower.close();
  }

  /** Anything but giving up: matches should last. */
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
    if (status === 200 && body.done === 1) this.acknowledged.push({ match, seat, number: seen + 1, command });
    else if (status !== 409 && status < 500) this.faults.push(`${status} ${JSON.stringify(body)}`);
    await follower.until(() => this.#isOver || follower.number > seen, 2_000).catch(() => undefined);
  }
}

const isReady = ({ sight, seat }: Follower): boolean =>
  sight !== null && (sight.outcome !== null || sight.open.some((open) => open.seat === seat));
