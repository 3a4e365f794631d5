import { batch, type Signal, signal } from '@preact/signals';
import { type Seat, withChanges } from '@warmoot/kernel';
import type { ChatMessage, News, Sight, TableSeen } from '@warmoot/server/wire';
import { match } from '../text/index.ts';
import { ApiProblem, api } from './api.ts';

export type LinkState = 'connecting' | 'live' | 'lost' | 'closed';

export interface Answered {
  readonly done: number;
  readonly number: number;
  readonly news: readonly News[];
  readonly stopped?: unknown;
}

/** A match as its page uses it. */
export interface TableLink {
  readonly match: string;
  readonly seat: Seat;
  /** The address of its page. */
  readonly path: string;
  /** In play at the server's table, over and shared by somebody, or a lesson played here. */
  readonly kind: 'table' | 'shared' | 'lesson';
  /** The number of the latest news. */
  readonly number: number;
  readonly state: Signal<LinkState>;
  readonly table: Signal<TableSeen | null>;
  readonly sight: Signal<Sight | null>;
  readonly news: Signal<readonly News[]>;
  readonly chat: Signal<readonly ChatMessage[]>;
  /** A command waits for the connection. */
  readonly isHeld: Signal<boolean>;
  command(commands: readonly unknown[], dice?: readonly number[]): Promise<Answered>;
  /** Takes back this many commands. */
  undo(count: number): Promise<unknown>;
  close(): void;
}

/**
 * One match as one seat sees it, kept up to date: the sight, the news, the table and the chat. Lost connections are
 * restored automatically, without gap or repeat.
 */
export class MatchLink implements TableLink {
  readonly match: string;
  readonly seat: Seat;
  readonly path: string;
  readonly kind = 'table';
  readonly state = signal<LinkState>('connecting');
  readonly table = signal<TableSeen | null>(null);
  readonly sight = signal<Sight | null>(null);
  readonly news = signal<readonly News[]>([]);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly isHeld = signal(false);
  #number = -1;
  /** The id of the last event on the stream. */
  #place = '';
  #source: EventSource | undefined;

  constructor(match: string, seat: Seat) {
    this.match = match;
    this.seat = seat;
    this.path = `/matches/${match}`;
    this.#listen();
  }

  get number(): number {
    return this.#number;
  }

  async command(commands: readonly unknown[], dice?: readonly number[]): Promise<Answered> {
    return this.#send('commands', { commands, ...(dice === undefined ? {} : { dice }) });
  }

  async undo(count: number): Promise<Answered> {
    return this.#send('undo', { count });
  }

  close(): void {
    this.state.value = 'closed';
    this.#source?.close();
  }

  /**
   * A command that cannot be sent is sent when the connection is back. It includes the number its sender had seen, so
   * the server accepts it at most once, and not if the game has moved on.
   */
  async #send(what: string, request: object): Promise<Answered> {
    const body = { as: this.seat, seen: Math.max(0, this.#number), ...request };
    try {
      for (;;) {
        const answer = await this.#sendOnce(what, body);
        if (answer !== undefined) return answer;
        this.isHeld.value = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    } finally {
      this.isHeld.value = false;
    }
  }

  /** Undefined if there was no connection. */
  async #sendOnce(what: string, body: object): Promise<Answered | undefined> {
    try {
      const answer = await api.post<Answered>(`/matches/${this.match}/${what}`, body);
      this.#take(answer.news);
      return answer;
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) {
        if (this.state.value === 'closed') throw problem;
        return undefined;
      }
      if (Array.isArray(problem.more.news)) this.#take(problem.more.news as News[]);
      if (this.isHeld.value && problem.code === 'stale')
        throw new ApiProblem(problem.status, { code: problem.code, says: match.perhapsSent });
      throw problem;
    }
  }

  #listen(): void {
    const query = new URLSearchParams({
      as: this.seat,
      ...(this.#place === '' ? {} : { from: this.#place }),
    });
    const source = new EventSource(`/api/v1/matches/${this.match}/live?${query}`);
    this.#source = source;
    source.onopen = () => {
      this.state.value = 'live';
    };
    source.onerror = () => this.#lost(source);
    const hear = <T>(what: string, handle: (data: T) => void): void =>
      source.addEventListener(what, ({ data, lastEventId }) => {
        this.#place = lastEventId;
        handle(JSON.parse(data) as T);
      });
    hear<TableSeen>('table', (table) => {
      this.table.value = table;
    });
    hear<{ seats: readonly Seat[] }>('presence', ({ seats }) => {
      const { value } = this.table;
      if (value === null) return;
      const chairs = value.chairs.map((chair) => ({ ...chair, isPresent: seats.includes(chair.seat) }));
      this.table.value = { ...value, chairs };
    });
    hear<{ number: number; sight: Sight }>('sight', ({ number, sight }) => {
      if (number < this.#number) return;
      this.#number = number;
      this.sight.value = sight;
    });
    hear<News>('news', (news) => this.#take([news]));
    hear<ChatMessage>('chat', (words) => {
      this.chat.value = [...this.chat.value, words];
    });
  }

  /** The browser reconnects on its own; after an answer that is not a stream we do, from where the stream left off. */
  #lost(source: EventSource): void {
    if (this.state.value === 'closed') return;
    this.state.value = 'lost';
    if (source.readyState === EventSource.CLOSED) setTimeout(() => this.#again(), RETRY_MS);
  }

  #again(): void {
    if (this.state.value !== 'closed') this.#listen();
  }

  /** News that arrives together is shown together: nobody sees the steps in between. */
  #take(news: readonly News[]): void {
    batch(() => this.#takeEach(news));
  }

  /** News arrives twice, with the answer and on the stream: each item is used once, in order. */
  #takeEach(news: readonly News[]): void {
    for (const item of news) {
      if (item.number !== this.#number + 1 && !(this.#number <= 0 && item.number === 1)) continue;
      this.#number = item.number;
      this.sight.value = withChanges(this.sight.value, item.changes as never);
      this.news.value = [...this.news.value, item];
    }
  }
}

const RETRY_MS = 2_000;
