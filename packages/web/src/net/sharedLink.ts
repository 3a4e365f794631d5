import { signal } from '@preact/signals';
import { SPECTATOR, withChanges } from '@warmoot/kernel';
import type { ChatMessage, News, Sight, TableSeen } from '@warmoot/server/wire';
import { api } from './api.ts';
import type { LinkState, TableLink } from './matchLink.ts';

const PAGE = 500;

/** A finished match that somebody shared (MOT-18): it can be watched move by move, and nothing changes any more. */
export class SharedLink implements TableLink {
  readonly match: string;
  readonly seat = SPECTATOR;
  readonly path: string;
  readonly kind = 'shared';
  readonly state = signal<LinkState>('live');
  readonly table = signal<TableSeen | null>(null);
  readonly sight = signal<Sight | null>(null);
  readonly news = signal<readonly News[]>([]);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly isHeld = signal(false);

  private constructor(token: string) {
    this.match = token;
    this.path = `/shared/${token}`;
  }

  static async open(token: string): Promise<SharedLink> {
    const link = new SharedLink(token);
    const { table, last } = await api.get<{ table: TableSeen; last: number }>(`/shared/${token}`);
    const news: News[] = [];
    while (news.length < last) {
      const path = `/shared/${token}/news?after=${news.at(-1)?.number ?? 0}&limit=${PAGE}`;
      const more = (await api.get<{ news: News[] }>(path)).news;
      if (more.length === 0) break;
      news.push(...more);
    }
    link.table.value = table;
    link.news.value = news;
    link.sight.value = news.reduce<Sight | null>(
      (sight, { changes }) => withChanges(sight, changes as never),
      null,
    );
    return link;
  }

  get number(): number {
    return this.news.value.at(-1)?.number ?? 0;
  }

  command(): Promise<never> {
    return Promise.reject(new Error('a shared match is over'));
  }

  undo(): Promise<never> {
    return this.command();
  }

  close(): void {
    this.state.value = 'closed';
  }
}
