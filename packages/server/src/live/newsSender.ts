import type { AppContext } from '../api/appContext.ts';
import { Problem } from '../api/problem.ts';
import type { PackedNews } from '../bots/task.ts';
import type { Asker } from '../bots/workers.ts';
import { chatSince } from '../chat/chatLog.ts';
import { channelOf, listenerIn, mayChatIn } from '../chat/listener.ts';
import { tableFor, viewingSeat } from '../matches/access.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { pastNews } from '../matches/pastNews.ts';
import type { Table } from '../matches/table.ts';
import { tableSeen } from '../matches/tableSeen.ts';
import { viewMatch } from '../matches/viewMatch.ts';
import type { Person } from '../people/person.ts';
import type { Announcement } from '../store/store.ts';
import type { Place } from './place.ts';
import type { ViewerLink } from './viewerLink.ts';

/** Above this many news items, the viewer gets the whole sight instead. */
const MAX_NEWS = 500;

/** Sends one viewer what it has not had yet, in order; wake-ups that arrive meanwhile cause one more round. */
export class NewsSender {
  readonly #context: AppContext;
  readonly #match: string;
  readonly #seat: string;
  readonly #person: Person | undefined;
  readonly #asker: Asker;
  readonly #place: Place;
  readonly #link: ViewerLink;
  readonly #due = new Set<Announcement['what']>(['table', 'log', 'chat']);
  #isSending = false;
  /** The match, if it has just been changed here: it need not be looked up. */
  #changed: LiveMatch | undefined;
  /** Who was here when the viewer was last notified. */
  #present = '';

  constructor(
    context: AppContext,
    match: string,
    seat: string,
    person: Person | undefined,
    asker: Asker,
    place: Place,
    link: ViewerLink,
  ) {
    this.#context = context;
    this.#match = match;
    this.#seat = seat;
    this.#person = person;
    this.#asker = asker;
    this.#place = place;
    this.#link = link;
  }

  wake(what: Announcement['what'], live?: LiveMatch): void {
    this.#changed = live ?? this.#changed;
    this.#due.add(what);
    if (!this.#isSending) void this.#sendAllDue();
  }

  async #sendAllDue(): Promise<void> {
    this.#isSending = true;
    try {
      for (let [what] = this.#due; what !== undefined && this.#link.isOpen; [what] = this.#due) {
        this.#due.delete(what);
        await this.#send(what);
      }
    } catch (problem) {
      if (!(problem instanceof Problem))
        this.#context.log.error({ err: problem, match: this.#match }, 'a viewer could not be notified');
      this.#link.end();
    } finally {
      this.#isSending = false;
    }
  }

  async #send(what: Announcement['what']): Promise<void> {
    if (what === 'table') return this.#sendTable();
    if (what === 'presence') return this.#sendPresence();
    return what === 'log' ? this.#sendNews() : this.#sendChat();
  }

  async #sendTable(): Promise<void> {
    const table = await this.#tableOfViewer();
    if (table.tableVersion === this.#place.table) return;
    this.#place.table = table.tableVersion;
    const seen = await tableSeen(this.#context, table, this.#seat);
    await this.#link.send('table', this.#place, JSON.stringify(seen));
    this.#due.add('log');
  }

  /** The seats whose people are here; the table's own event contains it too. */
  async #sendPresence(): Promise<void> {
    const { chairs, id } = await this.#tableOfViewer();
    const here = chairs.filter(({ person }) => person !== null && this.#context.presence.isHere(id, person));
    const json = JSON.stringify({ seats: here.map(({ seat }) => seat) });
    if (json === this.#present) return;
    this.#present = json;
    await this.#link.send('presence', this.#place, json);
  }

  async #sendNews(): Promise<void> {
    const live = this.#changed ?? (await viewMatch(this.#context.matches, this.#match)).live;
    this.#changed = undefined;
    if (live === undefined) return;
    const last = live.numberOf(this.#seat);
    const { news } = this.#place;
    const isTooMuch = news < 0 || news > last || last - news > MAX_NEWS;
    const entries = isTooMuch ? undefined : (this.#inMemory(live) ?? (await this.#newsAfter(live, news)));
    if (entries === undefined) return this.#sendSight(live);
    for (const { number, json } of entries) {
      this.#place.news = number;
      await this.#link.send('news', this.#place, json);
    }
    if (this.#place.news < last && entries.length > 0) this.#due.add('log');
    if (live.table.tableVersion !== this.#place.table) this.#due.add('table'); // the end, or a proposal that lapsed
  }

  #inMemory(live: LiveMatch): readonly PackedNews[] | undefined {
    return live.newsInMemory(this.#seat, this.#place.news, MAX_NEWS);
  }

  /** Undefined if the worker threads are overloaded. */
  #newsAfter(live: LiveMatch, number: number): Promise<readonly PackedNews[] | undefined> {
    return pastNews(this.#context, this.#asker, live, this.#seat, number, MAX_NEWS).catch((problem) => {
      if (problem instanceof Problem) return undefined;
      throw problem;
    });
  }

  async #sendSight(live: LiveMatch): Promise<void> {
    const [number, sight] = [live.numberOf(this.#seat), live.sightOf(this.#seat)];
    this.#place.news = number;
    await this.#link.send('sight', this.#place, JSON.stringify({ number, sight }));
  }

  async #sendChat(): Promise<void> {
    const channel = channelOf(this.#seat);
    const table = await this.#tableOfViewer();
    if (!mayChatIn(channel, table, this.#person)) return;
    const listener = listenerIn(channel, table, this.#person, this.#seat);
    for (const words of await chatSince(this.#context.store, listener, { after: this.#place.chat })) {
      this.#place.chat = words.number;
      await this.#link.send('chat', this.#place, JSON.stringify(words));
      this.#due.add('chat');
    }
  }

  /** If the seat went to somebody else, on any node, ends its former holder's stream. */
  async #tableOfViewer(): Promise<Table> {
    const table = await tableFor(this.#context, this.#match, this.#person);
    viewingSeat(table, this.#person, this.#seat);
    return table;
  }
}
