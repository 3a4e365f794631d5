import {
  type Answer,
  type ClauseId,
  type GameCommand,
  type GameEvent,
  Match,
  MODERATOR,
  type NeedsDie,
  type Refused,
  type Seat,
  SPECTATOR,
  say,
  type Verdict,
} from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { EventLoopYield } from '../api/eventLoopYield.ts';
import { type PackedNews, packed } from '../bots/task.ts';
import type { SeatView } from '../bots/workers.ts';
import type { Job } from '../jobs/jobs.ts';
import { withFallen } from '../proposals/proposalsAfter.ts';
import { type Changed, StoreAway } from '../store/fault.ts';
import { type Statement, sql } from '../store/statement.ts';
import type { Entry, LogRow, Store } from '../store/store.ts';
import { Halted } from './halted.ts';
import { type KeptState, keepStatement } from './keptStates.ts';
import { itemText, type Line } from './line.ts';
import { type AnyMatch, LogCursor, momentAfter, returnsIn } from './logCursor.ts';
import { Mutex } from './mutex.ts';
import { Past } from './past.ts';
import { type NewsBySeat, RecentNews, type Seen } from './recentNews.ts';
import { type Halt, replayLog } from './replayLog.ts';
import type { RulesThread } from './rulesThread.ts';
import { type AnyItem, type Moment, type Sight, Telling } from './sight.ts';
import { stateDigest } from './stateDigest.ts';
import type { Table } from './table.ts';

/** A line about to be appended; other writes for the same transaction are attached to it. */
export interface AppendedLine {
  readonly table: Table;
  readonly item: AnyItem;
  readonly version: number;
  readonly before: Moment | undefined;
  readonly after: Moment;
  readonly at: number;
  /** Whether spectators can tell that something happened. */
  readonly isPublic: boolean;
}
/** Written in the same transaction as the line: deadlines, wake-ups of computer players, e-mails. */
export interface Consequences {
  readonly also?: readonly Statement[];
  readonly jobs?: readonly Job[];
  readonly cancelled?: readonly string[];
}
export type Consequence = (happening: AppendedLine) => Consequences;

export interface MatchServices {
  readonly store: Store;
  readonly now: () => number;
  readonly consequences: readonly Consequence[];
  /** For commands and set-ups that take long; without it everything is decided here. */
  readonly rulesThread?: RulesThread;
  /** Called after the line is durable, to notify viewers. */
  readonly published: (match: LiveMatch) => void;
  /** Called when this program cannot follow a match's log, for the operator's log. */
  readonly halted?: (match: string, halt: Halt) => void;
}

/** A seat's request. `seen` is the number of the last news it had; without it nothing is stale. */
export interface Submission {
  readonly seat: Seat;
  readonly seen?: number;
  readonly commands: readonly unknown[];
  /** Dice rolled on the player's own table, in order (MOT-06). */
  readonly typed?: readonly number[];
}

/** A line that the players decided together, or a resignation for which the system has no command. */
export interface Agreement {
  readonly item: Extract<AnyItem, { kind: 'takeback' | 'end' }>;
  /**
   * MOT-13: the spectators' last number when it was proposed; if they have seen more since, the proposal has lapsed.
   */
  readonly shown?: number;
  /** Written together with the line. */
  readonly together?: Consequences;
}

export type Stopped =
  | { readonly why: 'stale' }
  | { readonly why: 'malformed'; readonly says: string }
  | { readonly why: 'refused'; readonly says: string; readonly rule: ClauseId }
  | { readonly why: 'die'; readonly needs: NeedsDie['needs'] }
  | { readonly why: 'away'; readonly changed: Changed }
  | { readonly why: 'waiting'; readonly waitingFor: readonly Seat[] }
  | { readonly why: 'halted'; readonly says: string };

export interface Reply {
  readonly done: number;
  /** Everything this seat had not seen before. */
  readonly news: readonly PackedNews[];
  /** The news after this number are no longer in memory; a worker thread can rebuild them. */
  readonly forgottenAfter?: number;
  readonly stopped?: Stopped;
}

/** MOT-01: a match once stored as over stays over, whatever was added to its log later. */
const OVER: Stopped = { why: 'refused', says: say`This match is over (MOT-01).`, rule: 'MOT-01' };

/** A line that was decided but is not yet durable. */
interface Draft {
  readonly entry: Entry;
  readonly line: Line;
  readonly kept: KeptState | undefined;
  readonly after: Moment;
  readonly news: NewsBySeat;
}

/** How often to retry a line when another node wrote first. */
const TRIES = 8;
/**
 * The heap that a match in play takes for each byte of its state, recent lines and recent news as JSON. Measured by
 * `npm run bench -- server` (bench/server/memory.ts) as the growth of the heap after garbage collection: The Ford 5,
 * Hastings 3 to 5, Chronopia 8 to 9.4.
 */
const MEMORY_PER_BYTE = 10;
/** Fixed memory cost of every match. */
const MEMORY_PER_MATCH = 20_000;

/**
 * A match in memory. It has one writer here; the log's key guards against writers elsewhere. Append, answer, notify.
 */
export class LiveMatch {
  readonly id: string;
  readonly door: SystemDoor;
  readonly #services: MatchServices;
  readonly #mutex = new Mutex();
  table: Table;
  readonly #audiences: readonly Seat[];
  /** Undefined if the kernel's match may hold a line that was not saved; it is then read from the store again. */
  #cursor: LogCursor | undefined;
  #version = 0;
  #news = new RecentNews();
  #moment: Moment | undefined;
  #halt: Halt | undefined;
  #bytes = 0;
  #isUnsure = false;
  #published = 0;

  constructor(door: SystemDoor, table: Table, services: MatchServices) {
    this.id = table.id;
    this.door = door;
    this.table = table;
    this.#services = services;
    this.#audiences = audiencesOf(door.system.seats(table.options), table);
  }

  get moment(): Moment {
    if (this.#moment !== undefined) return this.#moment;
    throw this.#halt === undefined ? new Error(`${this.id} has not begun`) : new Halted(this.#halt.says);
  }

  /** Why this match cannot change any more, in one sentence; undefined if all is well. */
  get halted(): string | undefined {
    return this.#halt?.says;
  }

  /** Jobs call this first: they are tried again later, perhaps by a server that can follow the log. */
  throwIfHalted(): void {
    if (this.#halt !== undefined) throw new Halted(this.#halt.says);
  }

  /** False when not even the first line could be read. */
  get canBeSeen(): boolean {
    return this.#moment !== undefined;
  }

  /** The number of the last durable line. */
  get version(): number {
    return this.#version;
  }

  /** The last line that was written here: the viewers on this node were notified of it then. */
  get published(): number {
    return this.#published;
  }

  get seats(): readonly Seat[] {
    return this.door.system.seats(this.table.options);
  }

  /** The size in memory, as JSON: the state, the lines since it was kept, the latest news. */
  get jsonBytes(): number {
    return this.#bytes + this.#news.bytes;
  }

  /** An estimate of the memory it takes. */
  get memory(): number {
    return MEMORY_PER_MATCH + MEMORY_PER_BYTE * this.jsonBytes;
  }

  numberOf(seat: Seat): number {
    return this.#news.numberOf(seat);
  }

  sightOf(seat: Seat): Sight {
    return this.moment.sightOf(seat);
  }

  /** For a question that a worker thread will answer. */
  seatViewOf(seat: Seat): SeatView {
    return { match: this.id, system: this.table.system, seat, view: this.sightOf(seat).view };
  }

  /** A line may have been written without our getting the answer, and we have not asked the store since. */
  get isUnsure(): boolean {
    return this.#isUnsure;
  }

  /** Reads the lines that other nodes have written. */
  catchUp(): Promise<void> {
    return this.#mutex.run(() => this.#readOn());
  }

  /** Reads everything from the store again, because memory may differ from the log. */
  readAgain(): Promise<void> {
    return this.#mutex.run(async () => void (await this.#load()));
  }

  /** MOT-07: the first rolls of a match are those of its set-up. For the transaction that begins the match. */
  begin(workedOut?: readonly GameEvent[]): Entry {
    const cursor = new LogCursor(this.door, this.table);
    const { options, dice } = this.table;
    if (workedOut === undefined)
      cursor.match = Match.begin(this.door.system, options, cursor.dice, dice) as AnyMatch;
    else cursor.followItem({ kind: 'setup', events: workedOut });
    this.#cursor = cursor;
    return this.#enter(cursor, cursor.match.log[0] as AnyItem);
  }

  /** Adds a line that was played elsewhere, without follow-up work here. For the transaction that imports the match. */
  copy(item: AnyItem, log: readonly AnyItem[]): Entry {
    this.#cursor ??= courseAlong(new LogCursor(this.door, this.table), log);
    this.#cursor.followItem(item);
    return { ...this.#enter(this.#cursor, item), row: undefined, also: [], jobs: [], cancelled: [] };
  }

  /**
   * MOT-07: an imported match resumes where its lines end, as if it began here. For the transaction that filled its
   * seats.
   */
  resume(lines: readonly LogRow[]): Required<Consequences> {
    const cursor = new LogCursor(this.door, this.table);
    cursor.mark(returnsIn(lines));
    const [first] = lines.map((row) => cursor.follow(row).line.item);
    return this.#consequencesOf({
      table: this.table,
      item: first as AnyItem,
      version: cursor.version,
      before: undefined,
      after: cursor.moment as Moment,
      at: this.#services.now(),
      isPublic: true,
    });
  }

  /** Everything up to the last durable line, from the store. */
  get past(): Past {
    const read = this.#halt?.playedVersion === undefined ? 'upgraded' : 'asPlayed';
    return new Past(this.#services.store, this.door, this.table, this.#version, read);
  }

  /** The record as JSON: lines of today's rules are passed on as they are stored. */
  async record(): Promise<string> {
    const { system } = this.door;
    const { options, dice } = this.table;
    const head = JSON.stringify({
      format: 'warmoot-match/1',
      system: system.id,
      rulesVersion: this.#halt?.playedVersion ?? system.rulesVersion,
      options,
      dice,
    });
    const lines: string[] = [];
    const yielding = new EventLoopYield();
    const { past } = this;
    for await (const row of past.rows()) {
      lines.push(itemText(row, system, past.read));
      await yielding.ifDue();
    }
    return `${head.slice(0, -1)},"log":[${lines.join()}]}`;
  }

  /** A seat's news after a number; undefined if they are no longer in memory. */
  newsInMemory(
    seat: Seat,
    number: number,
    most = Number.POSITIVE_INFINITY,
  ): readonly PackedNews[] | undefined {
    return this.#news.after(seat, number, most);
  }

  submit(request: Submission): Promise<Reply> {
    return this.#mutex.run(async () => this.#refusal() ?? this.#submit(request));
  }

  /** The last commands, as many as asked for and as can be undone. */
  undo(seat: Seat, seen?: number, count = 1): Promise<Reply> {
    return this.#mutex.run(async () => this.#refusal() ?? this.#undoSeveral(seat, seen, count));
  }

  /** MOT-13, MOT-14. The caller knows whether everybody agreed. Undefined if the line was written. */
  agree(agreement: Agreement): Promise<Stopped | undefined> {
    return this.#mutex.run(async () => this.#refusal()?.stopped ?? this.#agree(agreement));
  }

  /** Locks the table against other changes. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#mutex.run(work);
  }

  #refusal(): Reply | undefined {
    return this.#halt && { done: 0, news: [], stopped: { why: 'halted', says: this.#halt.says } };
  }

  async #submit({ seat, seen, commands, typed }: Submission): Promise<Reply> {
    const from = seen ?? this.numberOf(seat);
    const news: PackedNews[] = [];
    const hear = () => news.push(...(this.newsInMemory(seat, news.at(-1)?.number ?? from) ?? []));
    let done = 0;
    let stopped: Stopped | undefined;
    for (const command of commands) {
      stopped = await this.#submitOne(seat, command, typed, done, seen).catch((problem) =>
        cutShort(problem, done),
      );
      if (stopped?.why === 'stale') return this.#stale(seat, from);
      hear();
      if (stopped !== undefined) break;
      done++;
    }
    return stopped === undefined ? { done, news } : { done, news, stopped };
  }

  async #submitOne(
    seat: Seat,
    json: unknown,
    typed: readonly number[] | undefined,
    done: number,
    seen: number | undefined,
  ): Promise<Stopped | undefined> {
    if (this.table.status === 'over') return OVER;
    for (let tries = 0; tries < TRIES; tries++) {
      const cursor = await this.#ready();
      if (this.#halt !== undefined) return { why: 'halted', says: this.#halt.says };
      const waitingFor = done > 0 ? cursor.match.waitsFor(seat) : undefined;
      if (waitingFor !== undefined) return { why: 'waiting', waitingFor };
      const read = this.door.readCommand(json, this.sightOf(seat).view);
      const isOutrun = done === 0 && seen !== undefined && this.numberOf(seat) > seen;
      if (isOutrun && !(read.ok && this.door.system.neverStale?.(read.value))) return { why: 'stale' };
      if (!read.ok) return { why: 'malformed', says: read.problem };
      const answer = await this.#decide(cursor, seat, read.value as GameCommand, typed);
      if (!answer.ok) return stopOf(answer);
      if (await this.#append(cursor, { kind: 'command', seat, command: read.value, events: answer.events }))
        return undefined;
    }
    throw new Error(`${this.id}: other nodes kept writing first`);
  }

  /** A command that may take long is decided in another thread, and its events are followed here. */
  async #decide(
    cursor: LogCursor,
    seat: Seat,
    command: GameCommand,
    typed: readonly number[] | undefined,
  ): Promise<Answer<GameEvent>> {
    const { rulesThread } = this.#services;
    if (rulesThread === undefined || this.door.takesLong?.(command) !== true) {
      cursor.dice.prepare(this.version, typed);
      return cursor.match.submit(seat, command);
    }
    const { table, version } = this;
    const { rolls } = cursor;
    const { state } = cursor.match;
    const answer = await rulesThread.decide({ table, state, version, rolls, seat, command, typed });
    if (answer.ok) cursor.followItem({ kind: 'command', seat, command, events: answer.events });
    return answer;
  }

  async #undoSeveral(seat: Seat, seen: number | undefined, count: number): Promise<Reply> {
    const from = seen ?? this.numberOf(seat);
    const first = await this.#undo(seat, seen);
    let { done } = first;
    while (done > 0 && done < count && (await this.#undo(seat, undefined)).done > 0) done++;
    return done > 1 ? { done, news: this.newsInMemory(seat, from) ?? [] } : first;
  }

  async #undo(seat: Seat, seen: number | undefined): Promise<Reply> {
    const from = seen ?? this.numberOf(seat);
    const stale = (): boolean => seen !== undefined && this.numberOf(seat) > seen;
    if (this.table.status === 'over') return { done: 0, news: [], stopped: OVER };
    for (let tries = 0; tries < TRIES && !stale(); tries++) {
      const cursor = await this.#ready();
      const refusal = this.#refusal();
      if (refusal !== undefined) return refusal;
      if (stale()) break;
      const verdict = cursor.match.undo(seat);
      if (!verdict.ok)
        return {
          done: 0,
          news: [],
          stopped: {
            why: 'refused',
            says: say`Cannot undo: ${verdict.because} (${verdict.rule}).`,
            rule: verdict.rule,
          },
        };
      if (await this.#append(cursor, { kind: 'undo', seat }))
        return { done: 1, news: this.newsInMemory(seat, from) ?? [] };
    }
    return this.#stale(seat, from);
  }

  async #agree({ item, shown, together }: Agreement): Promise<Stopped | undefined> {
    if (this.table.status === 'over') return OVER;
    for (let tries = 0; tries < TRIES; tries++) {
      const cursor = await this.#ready();
      const refusal = this.#refusal();
      if (refusal !== undefined) return refusal.stopped;
      if (shown !== undefined && this.numberOf(SPECTATOR) > shown) return { why: 'stale' };
      const verdict = await this.#decided(cursor, item);
      if (!verdict.ok)
        return { why: 'refused', says: say`${verdict.because} (${verdict.rule}).`, rule: verdict.rule };
      if (await this.#append(cursor, item, together)) return undefined;
    }
    return { why: 'stale' };
  }

  async #decided({ match }: LogCursor, item: Agreement['item']): Promise<Verdict> {
    if (item.kind === 'end') return match.end(item.seat, item.how, item.winners, item.agreed);
    const there = match.stateAfter(item.to) ?? (await this.past.stateAfter(item.to));
    return match.takeBack(item.seat, item.to, item.agreed, there);
  }

  #stale(seat: Seat, seen: number): Reply {
    const news = this.newsInMemory(seat, seen);
    const stale = { done: 0, stopped: { why: 'stale' } } as const;
    return news === undefined ? { ...stale, news: [], forgottenAfter: seen } : { ...stale, news };
  }

  /** The kernel's match already has the line, but it counts only once the store has it. */
  async #append(cursor: LogCursor, item: AnyItem, together: Consequences = {}): Promise<boolean> {
    const draft = this.#draft(cursor, item, together);
    if (!(await this.#written(draft.entry))) return false;
    this.#pass(cursor, draft);
    this.#published = this.version;
    this.#services.published(this);
    return true;
  }

  /** A line whose entry the caller writes; until then nobody else may see this match. */
  #enter(cursor: LogCursor, item: AnyItem): Entry {
    const draft = this.#draft(cursor, item);
    this.#pass(cursor, draft);
    return draft.entry;
  }

  #draft(cursor: LogCursor, item: AnyItem, together: Consequences = {}): Draft {
    const at = this.#services.now();
    const after = momentAfter(cursor.match, item);
    const news = this.#newsOf(item, after, at);
    const line: Line = { item, seen: this.#seenWith(news), at };
    const json = JSON.stringify(item);
    const kept = cursor.keepAt(line, json.length);
    const version = this.version + 1;
    const isPublic = news.has(SPECTATOR);
    const { also, jobs, cancelled } = this.#consequencesOf(
      { table: this.table, item, version, before: this.#moment, after, at, isPublic },
      together,
    );
    const entry: Entry = {
      match: this.id,
      version,
      rulesVersion: this.door.system.rulesVersion,
      item: json,
      seen: JSON.stringify(line.seen),
      at,
      digest: kept && stateDigest(cursor.match.state),
      row: item.kind === 'setup' ? undefined : { movedAt: isPublic ? at : null },
      also: kept === undefined ? also : [...also, keepStatement(this.door.system, this.id, kept)],
      jobs,
      cancelled,
    };
    return { entry, line, kept, after, news };
  }

  #pass(cursor: LogCursor, { entry, line, kept, after, news }: Draft): void {
    cursor.pass(line, entry.item.length, kept);
    this.#take(cursor, line, after, news);
  }

  /** A line that could not be written did not happen: the match is read from the store again. */
  async #written(entry: Entry): Promise<boolean> {
    const cursor = this.#cursor;
    this.#cursor = undefined;
    const isWritten = await this.#services.store.append(entry).catch((problem) => {
      this.#isUnsure = true;
      throw problem;
    });
    if (isWritten) this.#cursor = cursor;
    return isWritten;
  }

  #consequencesOf(happening: AppendedLine, together: Consequences = {}): Required<Consequences> {
    const all = [...this.#services.consequences.map((follow) => follow(happening)), together];
    return {
      also: [...standingOf(happening), ...all.flatMap(({ also = [] }) => also)],
      jobs: all.flatMap(({ jobs = [] }) => jobs),
      cancelled: all.flatMap(({ cancelled = [] }) => cancelled),
    };
  }

  #newsOf(item: AnyItem, after: Moment, at: number): NewsBySeat {
    const news = new Map<Seat, PackedNews>();
    const telling = new Telling(item, this.#moment, after);
    for (const seat of this.#audiences) {
      const entry = telling.to(seat);
      if (entry !== undefined) news.set(seat, packed({ number: this.numberOf(seat) + 1, at, ...entry }));
    }
    return news;
  }

  #seenWith(news: NewsBySeat): Seen {
    return Object.fromEntries(
      this.#audiences.map((seat) => [seat, news.get(seat)?.number ?? this.numberOf(seat)]),
    );
  }

  #take(cursor: LogCursor, line: Line, after: Moment, news: NewsBySeat): void {
    this.#version = cursor.version;
    this.#bytes = cursor.bytes;
    this.#moment = after;
    this.#news.add(line.seen, news);
    this.table = withFallen(this.table, after.outcome !== undefined, news.has(SPECTATOR));
    this.#noteEnd(after, line.at);
  }

  #noteEnd({ outcome }: Moment, at: number): void {
    if (outcome === undefined || this.table.status === 'over') return;
    const tableVersion = this.table.tableVersion + 1;
    this.table = { ...this.table, status: 'over', outcome, endedAt: at, tableVersion };
  }

  async #readOn(): Promise<void> {
    const cursor = this.#cursor;
    if (cursor === undefined) return void (await this.#load());
    if (this.#halt !== undefined) return;
    for (const row of await this.#services.store.tail(this.id, this.version)) {
      const line = followedBy(cursor, row);
      if (line === undefined) return void (await this.#load());
      const after = momentAfter(cursor.match, line.item);
      this.#take(cursor, line, after, this.#newsOf(line.item, after, line.at));
    }
  }

  /** The match at the last line known here or, if that was lost, at the store's last line. */
  async #ready(): Promise<LogCursor> {
    return this.#cursor ?? this.#load();
  }

  async #load(): Promise<LogCursor> {
    const { store, halted, now } = this.#services;
    const { cursor, halt } = await replayLog(store, this.door, this.table);
    this.#cursor = cursor;
    this.#isUnsure = false;
    this.#version = cursor.version;
    this.#bytes = cursor.bytes;
    this.#news = new RecentNews(cursor.seen);
    this.#moment = cursor.moment;
    this.#halt = halt;
    if (halt !== undefined) halted?.(this.id, halt);
    else if (this.#moment !== undefined) this.#noteEnd(this.#moment, now());
    return cursor;
  }
}

/** Undefined if the line cannot be followed; the store then shows what is certain. */
const followedBy = (cursor: LogCursor, row: LogRow): Line | undefined => {
  try {
    return cursor.follow(row).line;
  } catch {
    return undefined;
  }
};

const courseAlong = (cursor: LogCursor, log: readonly AnyItem[]): LogCursor => {
  cursor.mark(log.flatMap((item) => (item.kind === 'takeback' ? [item.to] : [])));
  return cursor;
};

const audiencesOf = (seats: readonly Seat[], { settings }: Table): readonly Seat[] =>
  settings.moderator === null ? [...seats, SPECTATOR] : [...seats, SPECTATOR, MODERATOR];

/** Commands carried out before the store went away are reported as done. */
const cutShort = (problem: unknown, done: number): Stopped => {
  if (done === 0 || !(problem instanceof StoreAway)) throw problem;
  return { why: 'away', changed: problem.changed };
};

const stopOf = (answer: Refused | NeedsDie): Stopped =>
  'needs' in answer
    ? { why: 'die', needs: answer.needs }
    : { why: 'refused', says: answer.said, rule: answer.rule };

/** How the match began or ended, in its own row; what each line changes there is in its entry. */
const standingOf = ({ table, item, version, after, at }: AppendedLine): readonly Statement[] => {
  const { outcome } = after;
  if (item.kind === 'setup')
    return [
      sql`update matches set version = ${version}, moved_at = ${at}, status = ${'playing'}, begun_at = ${at},
        dice = ${JSON.stringify(table.dice)}, table_version = table_version + 1 where id = ${table.id}`,
    ];
  if (outcome === undefined) return [];
  return [
    sql`update matches set status = ${'over'}, table_version = table_version + 1, outcome = ${JSON.stringify(outcome)},
      ended_at = ${at} where id = ${table.id}`,
  ];
};
