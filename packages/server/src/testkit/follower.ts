import { setTimeout as pause } from 'node:timers/promises';
import { firstDifference, type Seat, withChanges } from '@warmoot/kernel';
import type { News, Sight } from '../matches/sight.ts';
import type { TableSeen } from '../matches/tableSeen.ts';
import type { Client } from './client.ts';

const RETRY_MS = 50;

/** A seat's stream, handled as a page does: the sight updated by its changes, and every news item once. */
export class Follower {
  readonly #client: Client;
  readonly #match: string;
  readonly seat: Seat;
  readonly news: News[] = [];
  readonly chat: { number: number; text: string }[] = [];
  /** Faults in the stream: a gap or a repeat. */
  readonly faults: string[] = [];
  table: TableSeen | undefined;
  sight: Sight | null = null;
  number = -1;
  connections = 0;
  #lastEventId = '';
  #abort = new AbortController();
  #isClosed = false;
  #waiting: (() => void)[] = [];

  constructor(client: Client, match: string, seat: Seat) {
    this.#client = client;
    this.#match = match;
    this.seat = seat;
    void this.#run();
  }

  /** Waits until a condition holds for what has arrived so far. */
  async until(holds: () => boolean, milliseconds = 20_000): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`${this.seat} timed out waiting after news ${this.number}`);
      await Promise.race([new Promise<void>((resolve) => this.#waiting.push(resolve)), pause(200)]);
    }
  }

  /** Faults in what this seat received, once it has received everything. */
  async differences(): Promise<string[]> {
    const path = `/matches/${this.#match}/sight?as=${encodeURIComponent(this.seat)}`;
    const { status, body } = await this.#client.get<{ number: number; sight: Sight }>(path);
    if (status === 409) return this.faults; // it has not begun
    await this.until(() => this.number >= body.number);
    return firstDifference(body.sight, this.sight) === undefined
      ? this.faults
      : [...this.faults, `${this.seat} sees a different state: ${firstDifference(this.sight, body.sight)}`];
  }

  /** Drops the connection; the follower reconnects. */
  drop(): void {
    this.#abort.abort();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    this.#isClosed = true;
    this.#abort.abort();
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      this.#abort = new AbortController();
      const { url } = this.#client;
      await this.#connect().catch(
        () => this.#isClosed || this.#client.url !== url || this.#client.switchNode(),
      );
      if (!this.#isClosed) await pause(RETRY_MS);
    }
  }

  async #connect(): Promise<void> {
    const { url, headers } = this.#client;
    const as = encodeURIComponent(this.seat);
    const response = await fetch(`${url}/api/v1/matches/${this.#match}/live?as=${as}`, {
      headers: { ...headers, ...(this.#lastEventId === '' ? {} : { 'last-event-id': this.#lastEventId }) },
      signal: this.#abort.signal,
    });
    if (!response.ok || response.body === null) throw new Error(`no stream: ${response.status}`);
    this.connections++;
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body) {
      const piece = decoder.decode(bytes as Uint8Array, { stream: true });
      this.#client.onResponse(piece);
      text += piece;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        this.#parseBlock(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
  }

  #parseBlock(block: string): void {
    const lines = new Map(
      block
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
    );
    const event = lines.get('event');
    if (event === undefined) return;
    this.#lastEventId = lines.get('id') ?? this.#lastEventId;
    this.#handleEvent(event, JSON.parse(lines.get('data') as string));
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #handleEvent(event: string, data: unknown): void {
    if (event === 'table') this.table = data as TableSeen;
    if (event === 'chat') this.chat.push(data as { number: number; text: string });
    if (event === 'sight') {
      const whole = data as { number: number; sight: Sight };
      this.number = whole.number;
      this.sight = whole.sight;
    }
    if (event === 'news') this.#takeNews(data as News);
  }

  #takeNews(news: News): void {
    if (news.number !== Math.max(0, this.number) + 1)
      this.faults.push(`${this.seat}: news ${news.number} after ${this.number}`);
    this.number = news.number;
    this.news.push(news);
    this.sight = withChanges(this.sight, news.changes);
  }
}
