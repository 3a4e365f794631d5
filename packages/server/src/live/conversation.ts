import type { Seat } from '@warmoot/kernel';
import type { FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import type { Answer } from '../api/ask.ts';
import { askerOf } from '../api/asker.ts';
import { BOUNDS, checkBounds } from '../api/bounds.ts';
import type { Limit } from '../api/limits.ts';
import { badRequest, signInFirst } from '../api/problem.ts';
import { readPart } from '../api/read.ts';
import { SeatQuery } from '../api/words.ts';
import { tableFor, viewingSeat } from '../matches/access.ts';
import { Mutex } from '../matches/mutex.ts';
import { SPOKEN } from '../matches/playRoutes.ts';
import type { Person } from '../people/person.ts';
import { NewsSender } from './newsSender.ts';
import { type Place, placeText, readPlace } from './place.ts';
import { drained, HEARTBEAT_MS, type ViewerLink, waitBeforeReturn } from './viewerLink.ts';

/** Who opened the socket, and at which match. */
interface Opening {
  readonly context: AppContext;
  readonly person: Person | undefined;
  readonly params: { readonly id: string };
  readonly request: FastifyRequest;
  /** For messages that no route counts. */
  readonly limit: Limit;
}

const Message = z.object({
  id: z.union([z.number().int(), z.string().max(64)]).describe('comes back with the answer'),
  do: z.enum(['commands', 'undo', 'watch']),
});
type Message = z.output<typeof Message>;

/** The rest of a message is parsed by the handler it names. */
interface Asked {
  readonly id: Message['id'];
  readonly what: Message['do'];
  readonly body: unknown;
}

const Watch = SeatQuery.extend({ from: z.string().max(64).optional() }).strict();

/** Above this many messages without an answer, we stop reading until some have been answered. */
const MAX_WAITING = 32;
/** How long the other side may take to close its end. */
const CLOSED_WITHIN_MS = 2_000;

/** The codes of RFC 6455 with which we close a socket. */
const CLOSE = { left: 1000, flooded: 1008, restart: 1012 } as const;

/**
 * One person at one match over a WebSocket: the events of every seat they watch, and their requests, answered in
 * order as over HTTP.
 */
export class Conversation {
  readonly #opening: Opening;
  readonly #socket: WebSocket;
  readonly #mutex = new Mutex();
  readonly #watched = new Set<Seat>();
  readonly #left = new AbortController();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #hearing = {
    gone: () => this.#left.signal,
    hears: (seat: Seat) => this.#watched.has(seat),
  };
  #waiting = 0;
  #isEnding = false;
  #isAlive = true;

  constructor(opening: Opening, socket: WebSocket) {
    this.#opening = opening;
    this.#socket = socket;
    this.#heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(this.#heartbeat);
      this.#left.abort();
    });
  }

  onEnd(leave: () => void): void {
    if (this.#left.signal.aborted) leave();
    else this.#left.signal.addEventListener('abort', leave, { once: true });
  }

  get #isOpen(): boolean {
    return !this.#isEnding && this.#socket.readyState === this.#socket.OPEN;
  }

  /** Starts sending this seat's events from that place on. */
  watch(seat: Seat, place: Place): void {
    if (this.#watched.has(seat)) return;
    this.#watched.add(seat);
    const { context, person, params } = this.#opening;
    const asker = askerOf({ ...this.#opening, gone: () => this.#left.signal });
    const sender = new NewsSender(context, params.id, seat, person, asker, place, this.#linkOf(seat));
    const leave = context.hub.add({
      match: params.id,
      seat,
      person: person?.id,
      wake: (what, live) => sender.wake(what, live),
      end: (why) => (why === 'restart' ? this.#sendOn() : this.#end('left')),
    });
    this.onEnd(leave);
    sender.wake('table');
  }

  #linkOf(seat: Seat): ViewerLink {
    const isOpen = () => this.#isOpen;
    const as = JSON.stringify(seat);
    return {
      get isOpen() {
        return isOpen();
      },
      send: (event, place, json) =>
        this.#say(`{"event":"${event}","as":${as},"place":"${placeText(place)}","data":${json}}`),
      end: () => this.#end('left'),
    };
  }

  async #say(text: string): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const { socket } = this.#opening.request.raw;
    socket.cork(); // an answer and the event that follows it leave together
    this.#socket.send(text);
    process.nextTick(() => socket.uncork());
    if (socket.writableNeedDrain) await drained(socket);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isEnding) return;
    if (++this.#waiting >= MAX_WAITING) this.#socket.pause();
    void this.#mutex
      .run(() => this.#hear(data, isBinary))
      .catch((problem) => this.#opening.context.log.error({ err: problem }, 'a message was not answered'))
      .finally(() => {
        if (--this.#waiting < MAX_WAITING && this.#socket.isPaused) this.#socket.resume();
      });
  }

  async #hear(data: RawData, isBinary: boolean): Promise<void> {
    let id: Message['id'] | null = null;
    let answer: Answer;
    try {
      const asked = this.#read(data, isBinary);
      id = asked.id;
      answer = await this.#answerTo(asked);
    } catch (problem) {
      answer = this.#opening.request.server.ask.refusal(problem, this.#opening.request);
      if (id === null) await this.#countUnread();
    }
    await this.#say(`{"id":${JSON.stringify(id)},"status":${answer.status},"answer":${answer.json}}`);
  }

  #read(data: RawData, isBinary: boolean): Asked {
    if (isBinary) throw badRequest('A message must be JSON text.');
    const text = String(data);
    checkBounds(text, BOUNDS);
    const { request } = this.#opening;
    const message = request.server.ask.parse(request, text) as Message;
    const { id, do: what } = readPart(Message, message);
    const { id: _id, do: _do, ...body } = message;
    return { id, what, body };
  }

  async #answerTo({ what, body }: Asked): Promise<Answer> {
    if (what === 'watch') return this.#watch(body);
    const { request, params } = this.#opening;
    return request.server.ask.of(SPOKEN[what], { request, params, ...this.#hearing }, body);
  }

  async #watch(body: unknown): Promise<Answer> {
    const { context, params, request, limit } = this.#opening;
    await limit(request);
    const { as, from } = readPart(Watch, body);
    const person = await context.identify(request);
    if (person?.id !== this.#opening.person?.id) throw signInFirst();
    const table = await tableFor(context, params.id, person);
    this.watch(viewingSeat(table, person, as), readPlace(from));
    return { status: 200, json: '{}' };
  }

  /** A client that keeps sending unreadable messages is cut off. */
  async #countUnread(): Promise<void> {
    const { limit, request } = this.#opening;
    await limit(request).catch(() => this.#end('flooded'));
  }

  /** Ends it for somebody who has signed out, on any node, or whose machine no longer answers. */
  async #beat(): Promise<void> {
    const { context, person, request } = this.#opening;
    const isSamePerson = await context.identify(request).then(
      (now) => now?.id === person?.id,
      () => true,
    );
    if (!isSamePerson) return this.#end('left');
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    if (this.#isOpen) this.#socket.ping();
  }

  /** The server is stopping: it answers the requests that have arrived and leaves the rest to another server. */
  #sendOn(): void {
    if (!this.#isOpen) return;
    void this.#say(`{"event":"restart","data":{"waitMs":${waitBeforeReturn()}}}`);
    this.#isEnding = true;
    void this.#mutex.run(async () => this.#close('restart'));
    setTimeout(() => this.#socket.terminate(), CLOSED_WITHIN_MS).unref();
  }

  #end(why: keyof typeof CLOSE): void {
    this.#isEnding = true;
    this.#close(why);
  }

  #close(why: keyof typeof CLOSE): void {
    this.#socket.close(CLOSE[why]);
    setTimeout(() => this.#socket.terminate(), CLOSED_WITHIN_MS).unref();
  }
}
