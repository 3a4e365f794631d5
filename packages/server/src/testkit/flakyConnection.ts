import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to PostgreSQL that a test can cut or freeze, or whose answers it can drop. */
export class FlakyConnection {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isTruncated = false;
  #isFrozen = false;
  #muteAt: string | undefined;
  #attempts = 0;

  private constructor(target: URL) {
    this.#server = createServer((near) => this.#join(near, target));
  }

  /** Between the caller and the database at `url`; also returns the address to use instead. */
  static async to(url: string): Promise<readonly [FlakyConnection, string]> {
    const target = new URL(url);
    const wire = new FlakyConnection(target);
    wire.#server.listen(0, '127.0.0.1');
    await once(wire.#server, 'listening');
    const { port } = wire.#server.address() as { port: number };
    const near = new URL(url);
    near.port = String(port);
    return [wire, near.href];
  }

  /** How many connections were requested. */
  get attempts(): number {
    return this.#attempts;
  }

  /** Every connection breaks, and new ones break at once. */
  cut(): void {
    this.#isTruncated = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  /** Silently lets nothing through in either direction. */
  freeze(): void {
    this.#isFrozen = true;
    for (const [near, far] of this.#pairs) hold(near, far);
  }

  /**
   * From the query with this text on, queries pass but answers do not: the work is done, but nobody gets the answer.
   */
  muteAt(text: string): void {
    this.#muteAt = text;
  }

  mend(): void {
    this.#isTruncated = false;
    this.#isFrozen = false;
    this.#muteAt = undefined;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, target: URL): void {
    this.#attempts++;
    if (this.#isTruncated) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    near.on('data', (bytes) => {
      if (this.#muteAt !== undefined && bytes.includes(this.#muteAt)) far.pause();
    });
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#pairs.delete(pair);
        to.destroy();
      });
    }
    if (this.#isFrozen) hold(near, far);
  }
}

const hold = (...sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.pause();
};
