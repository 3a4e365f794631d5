import type { Seat } from '@warmoot/kernel';
import { Follower } from './follower.ts';

/** Every byte that somebody received, for tests that look for leaks. */
export type Overhear = (text: string) => void;

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
}

/** A person with a cookie, like a browser. */
export class Client {
  url: string;
  /** Another node, for when this one is dead. */
  otherUrl: string | undefined;
  readonly onResponse: Overhear;
  #cookie = '';

  constructor(url: string, onResponse: Overhear = () => undefined) {
    this.url = url;
    this.onResponse = onResponse;
  }

  get headers(): Record<string, string> {
    return this.#cookie === '' ? {} : { cookie: this.#cookie };
  }

  async send<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] as string;
    const text = await response.text();
    this.onResponse(text);
    return { status: response.status, body: JSON.parse(text) as T };
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.send<T>('GET', path);
  }

  post<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.send<T>('POST', path, body);
  }

  /** Nobody answers here, so the next try goes to the other node, as with a load balancer. */
  switchNode(): void {
    if (this.otherUrl !== undefined) [this.url, this.otherUrl] = [this.otherUrl, this.url];
  }

  /** Follows a match until it is closed, reconnecting whenever the connection is lost. */
  follow(match: string, seat: Seat): Follower {
    return new Follower(this, match, seat);
  }
}

/** A guest who plays at once. */
export const guest = async (url: string, name: string, onResponse?: Overhear): Promise<Client> => {
  const client = new Client(url, onResponse);
  const { status, body } = await client.post('/people/guests', { name });
  if (status !== 200) throw new Error(`no guest: ${JSON.stringify(body)}`);
  return client;
};
