import {
  type AnySystem,
  type GameCommand,
  type GameEvent,
  Match,
  MODERATOR,
  type Seat,
  SPECTATOR,
} from '@warmoot/kernel';
import { type AnyItem, Moment, type News, toldOf } from './sight.ts';
import type { Table } from './table.ts';
import { TableDice } from './tableDice.ts';

/** A line of the log with the number of the news it is to each seat (or the last that seat had). */
export interface Link {
  readonly item: AnyItem;
  readonly seen: Readonly<Record<Seat, number>>;
  readonly at: number;
}

export type AnyMatch = Match<unknown, GameCommand, GameEvent, unknown, unknown>;

export const audiencesOf = (seats: readonly Seat[], { settings }: Table): readonly Seat[] =>
  settings.moderator === null ? [...seats, SPECTATOR] : [...seats, SPECTATOR, MODERATOR];

export const momentOf = (match: AnyMatch, last: AnyItem): Moment => {
  const undoBy = last.kind !== 'setup' && match.mayUndo(last.seat).ok ? last.seat : undefined;
  return new Moment(match.system, match.state, undoBy);
};

/** A state from which later moments can be worked out again, without going back to the beginning. */
interface Milestone {
  readonly version: number;
  readonly state: unknown;
}
const MILESTONE_EVERY = 64;
/** So many news of each seat are at hand without working them out again. */
const AT_HAND = 64;

export type NewsBySeat = ReadonlyMap<Seat, News>;

/**
 * The lines of a match from the first to the last durable one. Any earlier moment can be had again: news for whoever
 * comes back late, and replay.
 */
export class Chain {
  readonly system: AnySystem;
  readonly #table: Table;
  readonly #links: Link[] = [];
  readonly #milestones: Milestone[] = [];
  readonly #atHand = new Map<Seat, News[]>();

  constructor(system: AnySystem, table: Table) {
    this.system = system;
    this.#table = table;
  }

  get length(): number {
    return this.#links.length;
  }

  get links(): readonly Link[] {
    return this.#links;
  }

  seenBy(seat: Seat): number {
    return this.#links.at(-1)?.seen[seat] ?? 0;
  }

  add(link: Link, match: AnyMatch, news: NewsBySeat): void {
    this.#links.push(link);
    for (const [seat, item] of news) this.#keep(seat, item);
    const since = this.length - (this.#milestones.at(-1)?.version ?? 0);
    if (since >= MILESTONE_EVERY && match.isSettled)
      this.#milestones.push({ version: this.length, state: match.state });
  }

  /** The news of a seat after the number it has, oldest first. */
  newsAfter(seat: Seat, number: number, most = Number.POSITIVE_INFINITY): News[] {
    if (number >= this.seenBy(seat)) return [];
    const atHand = this.#atHand.get(seat) ?? [];
    const first = atHand[0]?.number ?? Number.POSITIVE_INFINITY;
    if (first > number + 1) return this.#newsAgain(seat, number, most);
    return atHand.slice(number + 1 - first, number + 1 - first + most);
  }

  #keep(seat: Seat, item: News): void {
    const kept = this.#atHand.get(seat) ?? [];
    kept.push(item);
    if (kept.length > AT_HAND) kept.shift();
    this.#atHand.set(seat, kept);
  }

  #newsAgain(seat: Seat, number: number, most: number): News[] {
    const from = this.#links.findIndex(({ seen }) => (seen[seat] ?? 0) > number);
    const news: News[] = [];
    for (const item of this.#newsFrom(seat, from)) {
      if (news.length >= most) break;
      news.push(item);
    }
    return news;
  }

  /** The match after so many news of a seat. */
  momentAt(seat: Seat, number: number): Moment | undefined {
    const last = this.#links.findLastIndex(({ seen }) => (seen[seat] ?? 0) <= number);
    let moment: Moment | undefined;
    for (const step of this.#walk(Math.max(0, last), last + 1)) moment = step.after;
    return moment;
  }

  *#newsFrom(seat: Seat, from: number): Generator<News> {
    for (const { link, before, after } of this.#walk(from, this.length)) {
      const told = toldOf(link.item, before, after, seat);
      if (told !== undefined) yield { number: link.seen[seat] ?? 0, at: link.at, ...told };
    }
  }

  /** The lines from `from` up to `to`, each with the moments before and after it. */
  *#walk(from: number, to: number): Generator<{ link: Link; before: Moment | undefined; after: Moment }> {
    const start = this.#milestones.findLast(({ version }) => version <= from);
    const match = this.#matchAt(start);
    let before: Moment | undefined;
    for (let at = start?.version ?? 0; at < to; at++) {
      const link = this.#links[at] as Link;
      if (at >= from && before === undefined && at > 0)
        before = momentOf(match, (this.#links[at - 1] as Link).item);
      match.follow(link.item as never);
      if (at < from) continue;
      const after = momentOf(match, link.item);
      yield { link, before, after };
      before = after;
    }
  }

  #matchAt(milestone: Milestone | undefined): AnyMatch {
    const state = milestone?.state ?? this.system.blank;
    return Match.from(this.system, this.#table.options, state, new TableDice(this.#table)) as AnyMatch;
  }
}
