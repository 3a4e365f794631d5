import {
  type ClauseId,
  type GameCommand,
  Match,
  type MatchRecord,
  type NeedsDie,
  type Refused,
  rollsIn,
  type Seat,
  SPECTATOR,
} from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { Job } from '../jobs/jobs.ts';
import { type Statement, sql } from '../store/statement.ts';
import type { Entry, LogRow, Store } from '../store/store.ts';
import { type AnyMatch, audiencesOf, Chain, type Link, momentOf, type NewsBySeat } from './chain.ts';
import { Lane } from './lane.ts';
import { type AnyItem, type Moment, type News, type Sight, toldOf } from './sight.ts';
import type { Table } from './table.ts';
import { TableDice } from './tableDice.ts';

/** A line about to be appended: what else must be written with it hangs on this. */
export interface Happening {
  readonly table: Table;
  readonly item: AnyItem;
  readonly version: number;
  readonly before: Moment | undefined;
  readonly after: Moment;
  readonly at: number;
  /** Spectators can tell that something happened. */
  readonly isPublic: boolean;
}
/** Written in the same transaction as the line: deadlines set, computer players woken, letters put in the post. */
export interface Consequences {
  readonly also?: readonly Statement[];
  readonly jobs?: readonly Job[];
  readonly cancelled?: readonly string[];
}
export type Consequence = (happening: Happening) => Consequences;

export interface Surroundings {
  readonly store: Store;
  readonly now: () => number;
  readonly consequences: readonly Consequence[];
  /** After the line is durable: viewers are told. */
  readonly published: (match: LiveMatch) => void;
}

/** What a seat asks of a match. `seen` is the number of the last news it had; without it nothing is stale. */
export interface Wish {
  readonly seat: Seat;
  readonly seen?: number;
  readonly commands: readonly unknown[];
  /** Dice rolled on the player's own table, in order (MOT-06). */
  readonly typed?: readonly number[];
}

export type Stopped =
  | { readonly why: 'stale' }
  | { readonly why: 'malformed'; readonly says: string }
  | { readonly why: 'refused'; readonly says: string; readonly rule: ClauseId }
  | { readonly why: 'die'; readonly needs: NeedsDie['needs'] }
  | { readonly why: 'waiting'; readonly waitingFor: readonly Seat[] };

export interface Reply {
  readonly done: number;
  /** All that this seat had not seen before. */
  readonly news: readonly News[];
  readonly stopped?: Stopped;
}

/** MOT-01: a match that was ever stored as over stays so, whatever its log says since. */
const OVER: Stopped = { why: 'refused', says: 'This match is over (MOT-01).', rule: 'MOT-01' };

/** A line that was decided and is not yet durable. */
interface Draft {
  readonly entry: Entry;
  readonly link: Link;
  readonly after: Moment;
  readonly news: NewsBySeat;
}

/** So often a line is tried again that another node wrote first. */
const TRIES = 8;

/** A match in memory: one writer here, and the log's key against writers elsewhere. Append, then answer, then tell. */
export class LiveMatch {
  readonly id: string;
  readonly door: SystemDoor;
  readonly #around: Surroundings;
  readonly #lane = new Lane();
  table: Table;
  readonly #audiences: readonly Seat[];
  #dice: TableDice;
  #match: AnyMatch;
  readonly #chain: Chain;
  #moment: Moment | undefined;

  constructor(door: SystemDoor, table: Table, around: Surroundings) {
    this.id = table.id;
    this.door = door;
    this.table = table;
    this.#around = around;
    this.#audiences = audiencesOf(door.system.seats(table.options), table);
    this.#chain = new Chain(door.system, table);
    this.#dice = new TableDice(table);
    this.#match = this.#blankMatch();
  }

  get moment(): Moment {
    if (this.#moment === undefined) throw new Error(`${this.id} has not begun`);
    return this.#moment;
  }

  get version(): number {
    return this.#chain.length;
  }

  get seats(): readonly Seat[] {
    return this.door.system.seats(this.table.options);
  }

  get chain(): Chain {
    return this.#chain;
  }

  numberOf(seat: Seat): number {
    return this.#chain.seenBy(seat);
  }

  sightOf(seat: Seat): Sight {
    return this.moment.sightOf(seat);
  }

  /** Reads on where others have written. */
  catchUp(): Promise<void> {
    return this.#lane.run(() => this.#readOn());
  }

  /** MOT-07: the first rolls of a match are its set-up's. For the transaction that begins the match. */
  begin(): Entry {
    this.#match = Match.begin(this.door.system, this.table.options, this.#dice, this.table.dice) as AnyMatch;
    return this.#enter(this.#match.log[0] as AnyItem);
  }

  /** A line that was played elsewhere, without consequences here. For the transaction that imports the match. */
  copy(item: AnyItem): Entry {
    this.#follow(item);
    return { ...this.#enter(item), also: [], jobs: [], cancelled: [] };
  }

  record(): MatchRecord<unknown, unknown, unknown> {
    return { ...this.#match.record(), log: this.#chain.links.map(({ item }) => item) };
  }

  newsAfter(seat: Seat, number: number): readonly News[] {
    return this.#chain.newsAfter(seat, number);
  }

  submit(wish: Wish): Promise<Reply> {
    return this.#lane.run(() => this.#submit(wish));
  }

  undo(seat: Seat, seen?: number): Promise<Reply> {
    return this.#lane.run(() => this.#undo(seat, seen));
  }

  /** Nobody else may change the table meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#lane.run(work);
  }

  async #submit({ seat, seen, commands, typed }: Wish): Promise<Reply> {
    const from = seen ?? this.numberOf(seat);
    let done = 0;
    let stopped: Stopped | undefined;
    for (const command of commands) {
      const outrun = done === 0 && seen !== undefined && this.numberOf(seat) > seen;
      stopped = outrun ? { why: 'stale' } : await this.#submitOne(seat, command, typed, done, seen);
      if (stopped !== undefined) break;
      done++;
    }
    const news = this.#chain.newsAfter(seat, from);
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
      const waitingFor = done > 0 ? this.#match.waitsFor(seat) : undefined;
      if (waitingFor !== undefined) return { why: 'waiting', waitingFor };
      const read = this.door.readCommand(json, this.sightOf(seat).view);
      if (!read.ok) return { why: 'malformed', says: read.problem };
      this.#dice.prepare(this.version, typed);
      const answer = this.#match.submit(seat, read.value as GameCommand);
      if (!answer.ok) return stopOf(answer);
      if (await this.#append({ kind: 'command', seat, command: read.value, events: answer.events }))
        return undefined;
      await this.#startOver();
      if (done === 0 && seen !== undefined && this.numberOf(seat) > seen) return { why: 'stale' };
    }
    throw new Error(`${this.id}: other nodes kept writing first`);
  }

  async #undo(seat: Seat, seen: number | undefined): Promise<Reply> {
    const from = seen ?? this.numberOf(seat);
    const stale = (): boolean => seen !== undefined && this.numberOf(seat) > seen;
    if (this.table.status === 'over') return { done: 0, news: [], stopped: OVER };
    for (let tries = 0; tries < TRIES && !stale(); tries++) {
      const verdict = this.#match.undo(seat);
      if (!verdict.ok)
        return {
          done: 0,
          news: [],
          stopped: {
            why: 'refused',
            says: `Cannot undo: ${verdict.because} (${verdict.rule}).`,
            rule: verdict.rule,
          },
        };
      if (await this.#append({ kind: 'undo', seat }))
        return { done: 1, news: this.#chain.newsAfter(seat, from) };
      await this.#startOver();
    }
    return { done: 0, news: this.#chain.newsAfter(seat, from), stopped: { why: 'stale' } };
  }

  /** The kernel's match has the line already; it counts only when the store has it too. */
  async #append(item: AnyItem): Promise<boolean> {
    const draft = this.#draft(item);
    if (!(await this.#written(draft.entry))) return false;
    this.#take(draft);
    this.#around.published(this);
    return true;
  }

  /** A line whose entry somebody else writes: until then nobody else may see this match. */
  #enter(item: AnyItem): Entry {
    const draft = this.#draft(item);
    this.#take(draft);
    return draft.entry;
  }

  #draft(item: AnyItem): Draft {
    const at = this.#around.now();
    const after = momentOf(this.#match, item);
    const news = this.#newsOf(item, after, at);
    const link: Link = { item, seen: this.#seenWith(news), at };
    const version = this.version + 1;
    const entry = {
      match: this.id,
      version,
      rulesVersion: this.door.system.rulesVersion,
      item: JSON.stringify(item),
      seen: JSON.stringify(link.seen),
      at,
      ...this.#consequencesOf({
        table: this.table,
        item,
        version,
        before: this.#moment,
        after,
        at,
        isPublic: news.has(SPECTATOR),
      }),
    };
    return { entry, link, after, news };
  }

  /** What could not be written has not happened here either. */
  async #written(entry: Entry): Promise<boolean> {
    try {
      return await this.#around.store.append(entry);
    } catch (problem) {
      await this.#startOver().catch(() => undefined);
      throw problem;
    }
  }

  #consequencesOf(happening: Happening): Required<Consequences> {
    const all = this.#around.consequences.map((follow) => follow(happening));
    return {
      also: [standingOf(happening), ...all.flatMap(({ also = [] }) => also)],
      jobs: all.flatMap(({ jobs = [] }) => jobs),
      cancelled: all.flatMap(({ cancelled = [] }) => cancelled),
    };
  }

  #newsOf(item: AnyItem, after: Moment, at: number): NewsBySeat {
    const news = new Map<Seat, News>();
    for (const seat of this.#audiences) {
      const told = toldOf(item, this.#moment, after, seat);
      if (told !== undefined) news.set(seat, { number: this.numberOf(seat) + 1, at, ...told });
    }
    return news;
  }

  #seenWith(news: NewsBySeat): Link['seen'] {
    return Object.fromEntries(
      this.#audiences.map((seat) => [seat, news.get(seat)?.number ?? this.numberOf(seat)]),
    );
  }

  #take({ link, after, news }: Omit<Draft, 'entry'>): void {
    this.#moment = after;
    this.#chain.add(link, this.#match, news);
    const { outcome } = after;
    if (outcome !== undefined && this.table.status !== 'over')
      this.table = {
        ...this.table,
        status: 'over',
        outcome,
        endedAt: link.at,
        tableVersion: this.table.tableVersion + 1,
      };
  }

  /** Another node wrote this line first: what was decided here never happened. */
  async #startOver(): Promise<void> {
    this.#dice = new TableDice(this.table);
    this.#match = this.#blankMatch();
    for (const { item } of this.#chain.links) this.#follow(item);
    await this.#readOn();
  }

  async #readOn(): Promise<void> {
    for (const row of await this.#around.store.tail(this.id, this.version)) {
      const link = linkOf(row, this.door);
      this.#follow(link.item);
      const after = momentOf(this.#match, link.item);
      this.#take({ link, after, news: this.#newsOf(link.item, after, link.at) });
    }
  }

  #follow(item: AnyItem): void {
    this.#match.follow(item as never);
    if (item.kind !== 'undo') this.#dice.skip(rollsIn(item.events).length);
  }

  #blankMatch(): AnyMatch {
    const { system } = this.door;
    const { options, dice } = this.table;
    const record = {
      format: 'warmoot-match/1',
      system: system.id,
      rulesVersion: system.rulesVersion,
    } as const;
    return Match.replay(system, { ...record, options, dice, log: [] }, this.#dice) as AnyMatch;
  }
}

const stopOf = (answer: Refused | NeedsDie): Stopped =>
  'needs' in answer
    ? { why: 'die', needs: answer.needs }
    : { why: 'refused', says: answer.says, rule: answer.rule };

/** The match's own row: how it began, how long its log is, when it last moved for all to see, and how it ended. */
const standingOf = ({ table, item, version, after, at, isPublic }: Happening): Statement => {
  const { outcome } = after;
  if (item.kind === 'setup')
    return sql`update matches set version = ${version}, moved_at = ${at}, status = ${'playing'}, begun_at = ${at},
      dice = ${JSON.stringify(table.dice)}, table_version = table_version + 1 where id = ${table.id}`;
  if (outcome !== undefined)
    return sql`update matches set version = ${version}, moved_at = ${at}, status = ${'over'},
      table_version = table_version + 1, outcome = ${JSON.stringify(outcome)}, ended_at = ${at} where id = ${table.id}`;
  return isPublic
    ? sql`update matches set version = ${version}, moved_at = ${at} where id = ${table.id}`
    : sql`update matches set version = ${version} where id = ${table.id}`;
};

/** A line as it was stored; of older rules, as today's rules read it. */
const linkOf = ({ item, seen, at, rules_version }: LogRow, { system }: SystemDoor): Link => {
  const stored = JSON.parse(item) as AnyItem;
  return { item: renewed(stored, rules_version, system), seen: JSON.parse(seen) as Link['seen'], at };
};

const renewed = (item: AnyItem, rulesVersion: number, system: SystemDoor['system']): AnyItem => {
  if (rulesVersion === system.rulesVersion || item.kind === 'undo') return item;
  const { upgrade } = system;
  if (rulesVersion > system.rulesVersion || upgrade === undefined)
    throw new Error(`${system.name} cannot read matches of rules version ${rulesVersion}`);
  return { ...item, events: item.events.map((event) => upgrade(event as never, rulesVersion)) };
};
