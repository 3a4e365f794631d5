import { Match, type Seat, seededDice } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { LogRow } from '../store/store.ts';
import { type Line, type LinesRead, lineOf } from './line.ts';
import { type AnyMatch, momentAfter, settledMoment } from './logCursor.ts';
import { type Moment, type News, type Sight, Telling } from './sight.ts';

/** A stretch of a match's log and the state before it, as JSON: text passes between threads cheaply. */
export interface Stretch {
  readonly options: string;
  /** Null if it begins with the first line. */
  readonly state: string | null;
  /** The number of lines before it. */
  readonly linesBefore: number;
  readonly rows: readonly LogRow[];
  readonly read: LinesRead;
}

interface Step {
  readonly line: Line;
  readonly before: Moment | undefined;
  readonly after: Moment;
}

/** The seat's news after a number within the stretch, oldest first. */
export const newsIn = (
  door: SystemDoor,
  stretch: Stretch,
  seat: Seat,
  number: number,
  most: number,
): News[] => {
  const news: News[] = [];
  for (const { line, before, after } of stepsIn(door, stretch)) {
    if (news.length >= most) break;
    if (seenBy(line, seat) <= number) continue;
    const entry = new Telling(line.item, before, after).to(seat);
    if (entry !== undefined) news.push({ number: seenBy(line, seat), at: line.at, ...entry });
  }
  return news;
};

/** The match as it was just before the news after `number` of a seat. */
export const momentIn = (
  door: SystemDoor,
  stretch: Stretch,
  seat: Seat,
  number: number,
): Moment | undefined => {
  for (const { line, before } of stepsIn(door, stretch)) if (seenBy(line, seat) > number) return before;
  return undefined;
};

/** What the seat saw then; null if the stretch does not reach that far. */
export const sightIn = (door: SystemDoor, stretch: Stretch, seat: Seat, number: number): Sight | null =>
  momentIn(door, stretch, seat, number)?.sightOf(seat) ?? null;

function* stepsIn(door: SystemDoor, { options, state, linesBefore, rows, read }: Stretch): Generator<Step> {
  const { system } = door;
  const beginning: unknown = state === null ? system.blank : JSON.parse(state);
  // Played lines bring their own dice, so none is rolled.
  const match = Match.from(system, JSON.parse(options), beginning, seededDice(''), linesBefore) as AnyMatch;
  let before = state === null ? undefined : settledMoment(match);
  for (const row of rows) {
    const line = lineOf(row, system, read);
    match.follow(line.item as never);
    const after = momentAfter(match, line.item);
    yield { line, before, after };
    before = after;
  }
}

const seenBy = ({ seen }: Line, seat: Seat): number => seen[seat] ?? 0;
