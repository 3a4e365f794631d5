import { type Change, type Seen, withChanges } from '@warmoot/kernel';
import type { Sight } from '@warmoot/server/wire';
import type { PracticeCommand, PracticeView } from '@warmoot/systems/practice';
import { WebSocket } from 'ws';
import type { ServerNode } from '../../packages/server/src/testkit/serverNode.ts';
import { type Chair, Duel, SIDES, type Side } from './duel.ts';
import { type Arena, TABLES } from './duels.ts';
import { guest } from './load.ts';
import type { Wire } from './wire.ts';

interface Said {
  readonly event?: string;
  readonly data?: { readonly number: number; readonly sight: Sight; readonly changes: readonly Change[] };
  readonly status?: number;
}

/** A person at a match over the documented WebSocket (docs/api.md). */
class OurChair implements Chair {
  hear: () => void = () => undefined;
  bytes = 0;
  readonly #side: Side;
  readonly #socket: WebSocket;
  #sight: Sight | undefined;
  #number = 0;
  #sent = 0;

  constructor(url: string, match: string, side: Side, cookie: string) {
    this.#side = side;
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/v1/matches/${match}/socket?as=${side}`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.#socket.on('message', (data) => this.#receive(String(data)));
  }

  get view(): Seen<PracticeView> | undefined {
    return this.#sight?.view as Seen<PracticeView> | undefined;
  }

  give(command: PracticeCommand): void {
    const request = {
      id: ++this.#sent,
      do: 'commands',
      as: this.#side,
      seen: this.#number,
      commands: [command],
    };
    const text = JSON.stringify(request);
    this.bytes += text.length;
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    this.bytes += text.length;
    const { event, data, status = 200 } = JSON.parse(text) as Said;
    if (status !== 200) throw new Error(text);
    if (data === undefined) return;
    if (event === 'sight') this.#take(data.number, data.sight);
    if (event === 'news') this.#take(data.number, withChanges(this.#sight as Sight, data.changes));
  }

  #take(number: number, sight: Sight): void {
    this.#number = number;
    this.#sight = sight;
    this.hear();
  }
}

/** Our server as it runs in production, with its file store: every command is on the disk before it is answered. */
export const ourArena = async ({ url, pid }: ServerNode): Promise<Arena> => {
  const people = await Promise.all(
    Array.from({ length: TABLES }, () => Promise.all(SIDES.map(() => guest(url)))),
  );
  const newDuel = async (nth: number): Promise<Duel> => {
    const [red, blue] = people[nth % TABLES] as [Wire, Wire];
    const match = await begunBy(red, blue);
    const chairs = {
      red: new OurChair(url, match, 'red', red.cookie),
      blue: new OurChair(url, match, 'blue', blue.cookie),
    };
    return Duel.begin(chairs, nth);
  };
  return { pid, newDuel };
};

const begunBy = async (red: Wire, blue: Wire): Promise<string> => {
  const request = { system: 'practice', visibility: 'open', chairs: { red: 'me' } };
  const { id } = await fine<{ id: string }>(red, '/matches', request);
  const { link } = await fine<{ link: string }>(red, `/matches/${id}/invitations`, { purpose: 'seat' });
  await fine(blue, link, {});
  return id;
};

const fine = async <T>(wire: Wire, path: string, body: object): Promise<T> => {
  const sent = await wire.send<T>('POST', path, body);
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  return sent.body;
};
