import { randomInt } from 'node:crypto';
import { type GameCommand, randomCommand, type Seat, seededDice } from '@warmoot/kernel';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { RunningServer } from '../start.ts';
import { Client } from '../testkit/client.ts';
import type { Follower } from '../testkit/follower.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface More {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged, not as JSON. */
  readonly raw?: string;
}

/** Continues with a browser's cookie. */
class Borrower extends Client {
  readonly #cookie: string;

  constructor(url: string, cookie: string) {
    super(url);
    this.#cookie = cookie;
  }

  override get headers(): Record<string, string> {
    return { cookie: this.#cookie };
  }
}

/** A client with an address and a cookie jar, which can also send what no browser would. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #url: string;
  readonly address: string;
  cookie = '';

  constructor({ app, url }: RunningServer, address = `198.18.${randomInt(256)}.${randomInt(1, 255)}`) {
    this.#app = app;
    this.#url = url;
    this.address = address;
  }

  /** The secret in the jar. */
  get secret(): string {
    return this.cookie.replace('warmoot=', '');
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, raw }: More = {},
  ): Promise<Answer> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await this.#app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: `/api/v1${path}`,
      remoteAddress: this.address,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const [given] = response.cookies;
    if (given !== undefined) this.cookie = given.value === '' ? '' : `${given.name}=${given.value}`;
    const { statusCode: status, payload: text } = response;
    const isJson = `${response.headers['content-type']}`.includes('json');
    return { status, text, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  /** The live stream, over a real connection. */
  follow(match: string, seat: Seat): Follower {
    return new Borrower(this.#url, this.cookie).follow(match, seat);
  }

  get(path: string, more?: More): Promise<Answer> {
    return this.send('GET', path, undefined, more);
  }

  post(path: string, body: unknown = {}, more?: More): Promise<Answer> {
    return this.send('POST', path, body, more);
  }

  put(path: string, body: unknown, more?: More): Promise<Answer> {
    return this.send('PUT', path, body, more);
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    return this.send('DELETE', path, body);
  }
}

/** Expects success. */
export const fine = async (sent: Promise<Answer>): Promise<Answer['body']> => {
  const { status, text, body } = await sent;
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
};

export const newGuest = async (server: RunningServer, name: string): Promise<Browser> => {
  const browser = new Browser(server);
  await fine(browser.post('/people/guests', { name }));
  return browser;
};

export const PASSWORD = 'correct horse';

export const newAccount = async (server: RunningServer, name: string): Promise<Browser> => {
  const browser = new Browser(server);
  await fine(browser.post('/people/accounts', { name, password: PASSWORD }));
  return browser;
};

/** A match of the practice game, with its creator in red. */
export const newMatch = async (maker: Browser, more: object = {}): Promise<string> =>
  (await fine(maker.post('/matches', { system: 'practice', chairs: { red: 'me' }, ...more }))).id;

/** Both seats are taken and the match has begun. */
export const begunMatch = async (red: Browser, blue: Browser): Promise<string> => {
  const id = await newMatch(red);
  const { link } = await fine(red.post(`/matches/${id}/invitations`, { purpose: 'seat' }));
  await fine(blue.post(link));
  return id;
};

/** Any command that the seat to move may give. */
export const someCommand = async ({ context }: RunningServer, id: string) => {
  const live = (await context.matches.open(id)) as LiveMatch;
  const seat = live.moment.pending[0]?.seat as string;
  const command = randomCommand(live.door.system, live.sightOf(seat).view, seat, seededDice('any'));
  return { seat, seen: live.numberOf(seat), command: command as GameCommand };
};

export const playToEnd = async ({ context }: RunningServer, id: string): Promise<void> => {
  const live = (await context.matches.open(id)) as LiveMatch;
  const lots = seededDice('lots');
  while (live.moment.outcome === undefined) {
    const seat = live.moment.pending[0]?.seat as string;
    const command = randomCommand(live.door.system, live.sightOf(seat).view, seat, lots) as GameCommand;
    await live.submit({ seat, commands: [command] });
  }
};
