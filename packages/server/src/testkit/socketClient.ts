import { setTimeout as pause } from 'node:timers/promises';
import type { Seat } from '@warmoot/kernel';
import { WebSocket } from 'ws';

interface Said {
  readonly id?: number | string | null;
  readonly status?: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
  readonly answer?: any;
  readonly event?: string;
  readonly as?: Seat;
  readonly place?: string;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly data?: any;
}

interface SocketOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: Seat;
  readonly from?: string;
  readonly onResponse?: (text: string) => void;
}

/** Somebody at a match over a WebSocket, who can also send what no page would. */
export class SocketClient {
  readonly socket: WebSocket;
  readonly said: Said[] = [];
  readonly closed: Promise<number>;
  #sent = 0;
  #waiting: (() => void)[] = [];

  constructor(url: string, match: string, { headers = {}, as, from, onResponse }: SocketOptions = {}) {
    const query = new URLSearchParams({
      ...(as === undefined ? {} : { as }),
      ...(from === undefined ? {} : { from }),
    });
    const address = `${url.replace(/^http/, 'ws')}/api/v1/matches/${match}/socket?${query}`;
    this.socket = new WebSocket(address, { headers, perMessageDeflate: false });
    this.socket.on('message', (data) => {
      onResponse?.(String(data));
      this.said.push(JSON.parse(String(data)) as Said);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
  }

  /** `undefined` when it is open, or the status and body of the refusal. */
  async opened(): Promise<undefined | { status: number; body: Said['answer'] }> {
    return new Promise((resolve) => {
      this.socket.once('open', () => resolve(undefined));
      this.socket.once('unexpected-response', async (_request, response) => {
        const pieces: Buffer[] = [];
        for await (const piece of response) pieces.push(piece as Buffer);
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(String(Buffer.concat(pieces))) });
      });
    });
  }

  events(what: string, as?: Seat): readonly Said['data'][] {
    return this.said
      .filter(({ event, as: seat }) => event === what && (as === undefined || seat === as))
      .map(({ data }) => data);
  }

  /** The id of the last event. */
  get place(): string {
    return this.said.findLast(({ place }) => place !== undefined)?.place ?? '';
  }

  async until<T>(found: () => T | undefined | false, milliseconds = 10_000): Promise<T> {
    const end = Date.now() + milliseconds;
    for (;;) {
      const value = found();
      if (value !== undefined && value !== false) return value;
      if (Date.now() > end) throw new Error(`timed out waiting after ${JSON.stringify(this.said.at(-1))}`);
      await Promise.race([new Promise<void>((resolve) => this.#waiting.push(resolve)), pause(100)]);
    }
  }

  /** Resolves with the answer to this message. */
  async ask(what: string, body: object = {}): Promise<{ status: number; body: Said['answer'] }> {
    const id = ++this.#sent;
    this.socket.send(JSON.stringify({ id, do: what, ...body }));
    const { status, answer } = await this.until(() => this.said.find((said) => said.id === id));
    return { status: status as number, body: answer };
  }

  close(): void {
    this.socket.close();
  }

  /** As if the cable were cut. */
  cut(): void {
    this.socket.terminate();
  }
}
