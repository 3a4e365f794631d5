import {
  type AnySystem,
  type Change,
  type ClauseId,
  changesBetween,
  type DeadlineClass,
  eventsIn,
  type GameCommand,
  type GameEvent,
  inEnglish,
  type Line,
  type LogItem,
  MODERATOR,
  type Outcome,
  type Pending,
  type Question,
  type Seat,
  say,
  statesBefore,
  storyAlong,
} from '@warmoot/kernel';
import { seatName } from '../seats/seatName.ts';

/** A decision the match is waiting for. */
export interface OpenDecision {
  readonly seat: Seat;
  readonly task: string;
  readonly deadline: DeadlineClass;
}

/** All that a seat sees of a match, as one document, so that news can say what changed in it. */
export interface Sight {
  readonly view: unknown;
  readonly open: readonly OpenDecision[];
  readonly outcome: Outcome | null;
  readonly mayUndo: boolean;
}

/**
 * The news that one seat gets from one line of the log. Each seat has its own numbering: a gap would reveal others'
 * secrets.
 */
export interface News {
  readonly number: number;
  readonly at: number;
  readonly lines: readonly Line[];
  /** The changes since the previous sight; the first news of a match sets all of it. */
  readonly changes: readonly Change[];
}
type SeatNews = Pick<News, 'lines' | 'changes'>;

export type AnyItem = LogItem<unknown, GameEvent>;

/** The match after some line of its log. Seats can look at it any number of times. */
export class Moment {
  readonly system: AnySystem;
  readonly state: unknown;
  readonly #undoBy: Seat | undefined;
  /** MOT-14: the end the players decided themselves. */
  readonly #ending: Outcome | undefined;
  readonly #sights = new Map<Seat, Sight>();
  #pending: readonly Pending<GameCommand>[] | undefined;

  /** `pending`: if the caller already knows it. */
  constructor(
    system: AnySystem,
    state: unknown,
    undoBy: Seat | undefined,
    ending?: Outcome,
    pending?: readonly Pending<GameCommand>[],
  ) {
    this.#ending = ending;
    this.#pending = pending;
    this.system = system;
    this.state = state;
    this.#undoBy = undoBy;
  }

  get outcome(): Outcome | undefined {
    return this.#ending ?? this.system.outcome(this.state);
  }

  /** Who may act now; computed once because many callers ask. */
  get pending(): readonly Pending<GameCommand>[] {
    this.#pending ??=
      this.#ending === undefined ? (this.system.pending(this.state) as readonly Pending<GameCommand>[]) : [];
    return this.#pending;
  }

  /** Questions that others have put to this seat without making the match wait. */
  questionsTo(seat: Seat): readonly Question<GameCommand>[] {
    return this.system.questions?.(this.sightOf(seat).view as never, seat) ?? [];
  }

  sightOf(seat: Seat): Sight {
    const known = this.#sights.get(seat);
    if (known !== undefined) return known;
    const sight = this.#look(seat);
    this.#sights.set(seat, sight);
    return sight;
  }

  #look(seat: Seat): Sight {
    const open = this.pending
      .filter((decision) => decision.openTo === 'all' || decision.seat === seat || seat === MODERATOR)
      .map(({ seat: who, task, deadline }) => ({ seat: who, task, deadline }));
    return {
      view: this.system.view(this.state, seat),
      open,
      outcome: this.outcome ?? null,
      mayUndo: this.#undoBy === seat,
    };
  }
}

/** One line of the log, to be sent to each seat as news. */
export class Telling {
  readonly #item: AnyItem;
  readonly #before: Moment | undefined;
  readonly #after: Moment;
  /** Before each event of the line. */
  readonly #states: readonly unknown[];

  constructor(item: AnyItem, before: Moment | undefined, after: Moment) {
    this.#item = item;
    this.#before = before;
    this.#after = after;
    this.#states = statesBefore(after.system, before?.state ?? after.system.blank, eventsIn(item));
  }

  /** The news of the line for a seat; undefined if the seat cannot tell that anything happened. */
  to(seat: Seat): SeatNews | undefined {
    const changes = changesBetween(this.#before?.sightOf(seat) ?? null, this.#after.sightOf(seat));
    const lines = this.#linesTo(seat, changes.length > 0);
    const isNews = isOwn(this.#item, seat) || lines.length > 0 || changes.length > 0;
    return isNews ? { lines, changes } : undefined;
  }

  #linesTo(seat: Seat, isVisible: boolean): readonly Line[] {
    const item = this.#item;
    const { system, outcome } = this.#after;
    switch (item.kind) {
      case 'undo':
        return isVisible
          ? [tableLine(item.seat, say`${item.seat} took back the last command.`, 'MOT-03')]
          : [];
      case 'takeback':
        return [tableLine(item.seat, takebackSays(item), 'MOT-13')];
      case 'end':
        return [tableLine(item.seat, outcome?.said ?? outcome?.reason ?? '', 'MOT-14')];
      default:
        return storyAlong(system, this.#states, item.events, seat);
    }
  }
}

/** The sender of a command always gets news of it, so its number shows whether the command arrived. */
const isOwn = (item: AnyItem, seat: Seat): boolean => item.kind !== 'setup' && item.seat === seat;

/** A line that no rule of the system wrote. */
const tableLine = (of: Seat, said: string, rule: ClauseId): Line => ({
  text: inEnglish(said),
  said,
  of,
  rules: [rule],
});

const takebackSays = ({ seat, agreed }: Extract<AnyItem, { kind: 'takeback' }>): string =>
  agreed.length === 0
    ? say`${seatName(seat)} took back moves.`
    : say`${seatName(seat)} took back moves; ${listed(agreed.map(seatName))} agreed.`;

const listed = (seats: readonly Seat[]): string =>
  seats.length < 2 ? seats.join() : say`${items(seats.slice(0, -1))} and ${seats.at(-1) as Seat}`;

/** Each can be translated by itself. */
const items = (seats: readonly Seat[]): string => seats.map((seat) => say`${seat}`).join(', ');
