import { signal } from '@preact/signals';
import { type Seat, withChanges } from '@warmoot/kernel';
import type { News, Sight, TableSeen, Words } from '@warmoot/server/wire';
import { ApiProblem, api } from './api.ts';

export type LinkState = 'connecting' | 'live' | 'lost' | 'closed';

interface Answered {
  readonly done: number;
  readonly number: number;
  readonly news: readonly News[];
  readonly stopped?: unknown;
}

/**
 * One match as one seat sees it, kept up to date: the sight, the news as they come, the table and the chat. Lost
 * connections come back by themselves, without gap or repeat.
 */
export class MatchLink {
  readonly match: string;
  readonly seat: Seat;
  readonly state = signal<LinkState>('connecting');
  readonly table = signal<TableSeen | null>(null);
  readonly sight = signal<Sight | null>(null);
  readonly news = signal<readonly News[]>([]);
  readonly chat = signal<readonly Words[]>([]);
  #number = -1;
  #source: EventSource | undefined;

  constructor(match: string, seat: Seat) {
    this.match = match;
    this.seat = seat;
    this.#listen();
  }

  get number(): number {
    return this.#number;
  }

  /** What happened before this page was opened, for the story. */
  async earlier(): Promise<readonly News[]> {
    const { news } = await api.get<{ news: readonly News[] }>(
      `/matches/${this.match}/news?as=${encodeURIComponent(this.seat)}`,
    );
    return news;
  }

  async command(commands: readonly unknown[], dice?: readonly number[]): Promise<Answered> {
    return this.#send('commands', { commands, ...(dice === undefined ? {} : { dice }) });
  }

  async undo(): Promise<Answered> {
    return this.#send('undo', {});
  }

  close(): void {
    this.state.value = 'closed';
    this.#source?.close();
  }

  async #send(what: string, wish: object): Promise<Answered> {
    try {
      const body = { as: this.seat, seen: Math.max(0, this.#number), ...wish };
      const answer = await api.post<Answered>(`/matches/${this.match}/${what}`, body);
      this.#take(answer.news);
      return answer;
    } catch (problem) {
      if (problem instanceof ApiProblem && Array.isArray(problem.more.news))
        this.#take(problem.more.news as News[]);
      throw problem;
    }
  }

  #listen(): void {
    const source = new EventSource(`/api/v1/matches/${this.match}/live?as=${encodeURIComponent(this.seat)}`);
    this.#source = source;
    source.onopen = () => {
      this.state.value = 'live';
    };
    source.onerror = () => this.#lost(source);
    source.addEventListener('table', ({ data }) => {
      this.table.value = JSON.parse(data) as TableSeen;
    });
    source.addEventListener('sight', ({ data }) => {
      const { number, sight } = JSON.parse(data) as { number: number; sight: Sight };
      if (number < this.#number) return;
      this.#number = number;
      this.sight.value = sight;
    });
    source.addEventListener('news', ({ data }) => this.#take([JSON.parse(data) as News]));
    source.addEventListener('chat', ({ data }) => {
      this.chat.value = [...this.chat.value, JSON.parse(data) as Words];
    });
  }

  /** The browser comes back by itself, unless the server said no: then the seat is no longer ours. */
  #lost(source: EventSource): void {
    if (this.state.value === 'closed') return;
    this.state.value = 'lost';
    if (source.readyState === EventSource.CLOSED) setTimeout(() => this.#again(), RETRY_MS);
  }

  #again(): void {
    if (this.state.value !== 'closed') this.#listen();
  }

  /** News come twice, with the answer and on the stream: each is taken once, and in order. */
  #take(news: readonly News[]): void {
    for (const item of news) {
      if (item.number !== this.#number + 1 && !(this.#number <= 0 && item.number === 1)) continue;
      this.#number = item.number;
      this.sight.value = withChanges(this.sight.value, item.changes as never);
      this.news.value = [...this.news.value, item];
    }
  }
}

const RETRY_MS = 2_000;
