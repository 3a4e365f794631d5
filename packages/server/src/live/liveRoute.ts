import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { askerOf } from '../api/asker.ts';
import { Problem } from '../api/problem.ts';
import { route } from '../api/route.ts';
import type { PackedNews } from '../bots/task.ts';
import type { Asker } from '../bots/workers.ts';
import { chatSince } from '../chat/chatLog.ts';
import { channelOf, listenerIn, mayTalkIn } from '../chat/listener.ts';
import { tableFor, viewingSeat } from '../matches/access.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { pastNews } from '../matches/pastNews.ts';
import type { Table } from '../matches/table.ts';
import { tableSeen } from '../matches/tableSeen.ts';
import { viewMatch } from '../matches/viewMatch.ts';
import { senderOf } from '../people/attempts.ts';
import type { Person } from '../people/person.ts';
import type { Announcement } from '../store/store.ts';

/** A viewer's position: the numbers of its last news, its last chat message and the table. */
interface Place {
  news: number;
  chat: number;
  table: number;
}

const HEARTBEAT_MS = 25_000;
/** When the server stops, viewers reconnect after a wait between these. */
const SOONEST_BACK_MS = 200;
const LATEST_BACK_MS = 1_200;
/** A viewer that takes longer to read one event is disconnected; it reconnects and resumes. */
const READ_WITHIN_MS = 30_000;

/** `12.3.4`, as the browser sends it back in Last-Event-ID. */
export const readPlace = (text: string | undefined): Place => {
  const [news = -1, chat = 0, table = 0] = /^\d+\.\d+\.\d+$/.test(text ?? '')
    ? (text as string).split('.').map(Number)
    : [];
  return { news, chat, table };
};

export const liveRoute = route({
  method: 'GET',
  path: '/matches/:id/live',
  tag: 'live',
  says: 'One stream of server-sent events per match and seat; resumes without gap or repeat after Last-Event-ID',
  params: z.object({ id: z.string() }),
  query: z.object({ as: z.string().optional(), from: z.string().optional() }),
  answer: z.unknown(),
  stream: true,
  async handle(call) {
    const { context, person, params, query, request, reply } = call;
    const table = await tableFor(context, params.id, person);
    const seat = viewingSeat(table, person, query.as);
    const header = request.headers['last-event-id'];
    const place = readPlace(typeof header === 'string' ? header : query.from);
    const giveBack = context.room.enter({
      match: params.id,
      person: person?.id,
      address: senderOf(request.ip),
    });
    reply.hijack();
    const isStill = async (): Promise<boolean> => (await context.identify(request))?.id === person?.id;
    const stream = new Stream(reply.raw, isStill);
    const teller = new NewsSender(context, params.id, seat, person, askerOf(call), place, stream);
    const leave = context.hub.add({
      match: params.id,
      seat,
      person: person?.id,
      wake: (what) => teller.wake(what),
      end: (why) => (why === 'restart' ? stream.sendOn() : stream.end()),
    });
    const failed = (problem: unknown): void =>
      context.log.error({ err: problem }, 'presence could not be saved');
    stream.onEnd(() => {
      leave();
      giveBack();
      if (person !== undefined) context.presence.left(params.id, person.id, failed);
    });
    if (person !== undefined) void context.presence.arrived(params.id, person.id).catch(failed);
    teller.wake('table');
    return undefined;
  },
});

/** The connection of one viewer. */
class Stream {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;
  /** Whether the person who opened it is still signed in: a session may be ended on another node. */
  readonly #isStill: () => Promise<boolean>;
  #leave: () => void = () => undefined;

  constructor(response: ServerResponse, isStill: () => Promise<boolean>) {
    this.#response = response;
    this.#isStill = isStill;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    response.write('retry: 1000\n\n');
    this.#heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    response.on('close', () => this.end());
    response.on('error', () => this.end());
  }

  get isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  onEnd(leave: () => void): void {
    this.#leave = leave;
    if (!this.isOpen) leave();
  }

  /** Resolves when the viewer has read it, so at most one event waits for a slow viewer. */
  async send(event: string, place: Place, json: string): Promise<void> {
    if (!this.isOpen) return;
    const id = `${place.news}.${place.chat}.${place.table}`;
    const isTaken = this.#response.write(`id: ${id}\nevent: ${event}\ndata: ${json}\n\n`);
    if (!isTaken) await this.#drained();
  }

  async #drained(): Promise<void> {
    const late = setTimeout(() => this.#response.destroy(), READ_WITHIN_MS);
    await new Promise<void>((resolve) => {
      this.#response.once('drain', resolve).once('close', resolve);
    });
    clearTimeout(late);
  }

  async #beat(): Promise<void> {
    const goesOn = await this.#isStill().catch(() => true);
    if (!goesOn) this.end();
    if (this.isOpen && !this.#response.writableNeedDrain) this.#response.write(':\n\n');
  }

  /** Spreads the reconnections out. */
  sendOn(): void {
    const waitMs = Math.round(SOONEST_BACK_MS + Math.random() * (LATEST_BACK_MS - SOONEST_BACK_MS));
    if (this.isOpen) this.#response.write(`retry: ${waitMs}\nevent: restart\ndata: {"waitMs":${waitMs}}\n\n`);
    this.end();
  }

  end(): void {
    clearInterval(this.#heartbeat);
    this.#leave();
    if (this.isOpen) this.#response.end();
  }
}

/** Above this many news items, the viewer gets the whole sight instead. */
const MOST_NEWS = 500;

/** Sends one viewer what it has not had yet, in order; wake-ups that arrive meanwhile cause one more round. */
class NewsSender {
  readonly #context: AppContext;
  readonly #match: string;
  readonly #seat: string;
  readonly #person: Person | undefined;
  readonly #asker: Asker;
  readonly #place: Place;
  readonly #stream: Stream;
  readonly #due = new Set<Announcement['what']>(['table', 'log', 'chat']);
  #isTelling = false;
  /** Who was here when it was last told. */
  #present = '';

  constructor(
    context: AppContext,
    match: string,
    seat: string,
    person: Person | undefined,
    asker: Asker,
    place: Place,
    stream: Stream,
  ) {
    this.#context = context;
    this.#match = match;
    this.#seat = seat;
    this.#person = person;
    this.#asker = asker;
    this.#place = place;
    this.#stream = stream;
  }

  wake(what: Announcement['what']): void {
    this.#due.add(what);
    if (!this.#isTelling) void this.#tellAll();
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    try {
      for (let [what] = this.#due; what !== undefined && this.#stream.isOpen; [what] = this.#due) {
        this.#due.delete(what);
        await this.#tell(what);
      }
    } catch (problem) {
      if (!(problem instanceof Problem))
        this.#context.log.error({ err: problem, match: this.#match }, 'a viewer could not be notified');
      this.#stream.end();
    } finally {
      this.#isTelling = false;
    }
  }

  async #tell(what: Announcement['what']): Promise<void> {
    if (what === 'table') return this.#tellTable();
    if (what === 'presence') return this.#tellPresence();
    return what === 'log' ? this.#tellNews() : this.#tellChat();
  }

  async #tellTable(): Promise<void> {
    const table = await this.#tableStill();
    if (table.tableVersion === this.#place.table) return;
    this.#place.table = table.tableVersion;
    const seen = await tableSeen(this.#context, table, this.#seat);
    await this.#stream.send('table', this.#place, JSON.stringify(seen));
    this.#due.add('log');
  }

  /** The seats whose people are here; the table's own event says it too. */
  async #tellPresence(): Promise<void> {
    const { chairs, id } = await this.#tableStill();
    const here = chairs.filter(({ person }) => person !== null && this.#context.presence.isHere(id, person));
    const json = JSON.stringify({ seats: here.map(({ seat }) => seat) });
    if (json === this.#present) return;
    this.#present = json;
    await this.#stream.send('presence', this.#place, json);
  }

  async #tellNews(): Promise<void> {
    const { live } = await viewMatch(this.#context.matches, this.#match);
    if (live === undefined) return;
    const last = live.numberOf(this.#seat);
    const { news } = this.#place;
    const isTooMuch = news < 0 || news > last || last - news > MOST_NEWS;
    const told = isTooMuch ? undefined : await this.#newsAfter(live, news);
    if (told === undefined) return this.#tellSight(live);
    for (const { number, json } of told) {
      this.#place.news = number;
      await this.#stream.send('news', this.#place, json);
    }
    if (this.#place.news < last && told.length > 0) this.#due.add('log');
    if (live.table.tableVersion !== this.#place.table) this.#due.add('table'); // the end, or a fallen proposal
  }

  /** Undefined if the worker threads are overloaded. */
  #newsAfter(live: LiveMatch, number: number): Promise<readonly PackedNews[] | undefined> {
    return pastNews(this.#context, this.#asker, live, this.#seat, number, MOST_NEWS).catch((problem) => {
      if (problem instanceof Problem) return undefined;
      throw problem;
    });
  }

  async #tellSight(live: LiveMatch): Promise<void> {
    const [number, sight] = [live.numberOf(this.#seat), live.sightOf(this.#seat)];
    this.#place.news = number;
    await this.#stream.send('sight', this.#place, JSON.stringify({ number, sight }));
  }

  async #tellChat(): Promise<void> {
    const channel = channelOf(this.#seat);
    const table = await this.#tableStill();
    if (!mayTalkIn(channel, table, this.#person)) return;
    const listener = listenerIn(channel, table, this.#person, this.#seat);
    for (const words of await chatSince(this.#context.store, listener, { after: this.#place.chat })) {
      this.#place.chat = words.number;
      await this.#stream.send('chat', this.#place, JSON.stringify(words));
      this.#due.add('chat');
    }
  }

  /** If the seat went to somebody else, on any node, ends its former holder's stream. */
  async #tableStill(): Promise<Table> {
    const table = await tableFor(this.#context, this.#match, this.#person);
    viewingSeat(table, this.#person, this.#seat);
    return table;
  }
}
