import { Agent, type IncomingMessage, request } from 'node:http';

export interface Sent<T> {
  readonly status: number;
  readonly body: T;
  /** Bytes both ways, headers included. */
  readonly bytes: number;
  readonly milliseconds: number;
}

/** A lean client with connections that stay open: what is measured is the server, not this. */
export class Wire {
  #url: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 512 });
  #cookie = '';

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** Who this is, for other kinds of connection. */
  get cookie(): string {
    return this.#cookie;
  }

  /** The same person at another address of the same server. */
  moveTo(url: string): void {
    this.#url = new URL(url);
  }

  send<T>(method: string, path: string, body?: unknown): Promise<Sent<T>> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request({
        agent: this.#agent,
        host: this.#url.hostname,
        port: this.#url.port,
        method,
        path: `/api/v1${path}`,
        headers: {
          ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
          ...(text === ''
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      });
      outgoing.once('response', (response) => {
        const [cookie] = response.headers['set-cookie'] ?? [];
        if (cookie !== undefined) this.#cookie = cookie.split(';')[0] as string;
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          answer += piece;
        });
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(answer) as T,
            bytes: Buffer.byteLength(text) + Buffer.byteLength(answer) + headOf(response, path),
            milliseconds: performance.now() - start,
          }),
        );
      });
      outgoing.once('error', reject);
      outgoing.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

const headOf = ({ rawHeaders }: IncomingMessage, path: string): number =>
  rawHeaders.reduce((sum, each) => sum + each.length + 2, 0) + path.length + 200;
