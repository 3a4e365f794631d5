import { stateAfter } from './chronicle.ts';
import type { DiceDeclaration } from './dice/declaration.ts';
import { type DiceSource, type Die, DieNeeded, type Roll } from './dice/dice.ts';
import { Recorder } from './dice/recorder.ts';
import { capital } from './grammar.ts';
import type { GameCommand, GameEvent, Outcome, Pending, RuleSystem } from './ruleSystem.ts';
import { inEnglish, say } from './said.ts';
import { BATTLEFIELD, MODERATOR, type Seat, SPECTATOR } from './seats.ts';
import type { Seen } from './seen.ts';
import { permit, type Refusal, refusalSaid, refuse, type Verdict } from './verdict.ts';

/** One line of the log. Appended, never changed: an undo is a line too. */
export type LogItem<Command, Event> =
  | { readonly kind: 'setup'; readonly events: readonly Event[] }
  | {
      readonly kind: 'command';
      readonly seat: Seat;
      readonly command: Command;
      readonly events: readonly Event[];
    }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** MOT-13: back to the position after line `to`, by agreement. Lines are counted from 1. */
  | { readonly kind: 'takeback'; readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] }
  | EndItem;
/** MOT-14: an end by the players' own decision, which no command of the system expresses. */
export interface EndItem {
  readonly kind: 'end';
  readonly seat: Seat;
  /** `settled`: a battle whose campaign no longer waits for it (MOT-08). */
  readonly how: 'resigned' | 'agreed' | 'settled';
  readonly winners: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** The events of a line: an undo, a takeback and an end by agreement have none. */
export const eventsIn = <Event>(item: LogItem<unknown, Event>): readonly Event[] =>
  item.kind === 'setup' || item.kind === 'command' ? item.events : [];

/** A match is its log: rules version, options, events. Plain JSON. */
export interface MatchRecord<Command, Event, Options> {
  readonly format: 'warmoot-match/1';
  readonly system: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly dice: DiceDeclaration;
  readonly log: readonly LogItem<Command, Event>[];
}

export interface Accepted<Event> {
  readonly ok: true;
  readonly events: readonly Event[];
}
/** Understood, but not allowed. `says` is the whole sentence a player reads. */
export interface Refused extends Refusal {
  readonly says: string;
  /** The same with its marks (`say`), for a reader of another language. */
  readonly said: string;
}
/** A die must be typed in before the same command can be sent again. */
export interface NeedsDie {
  readonly ok: false;
  readonly needs: Die;
}
export type Answer<Event> = Accepted<Event> | Refused | NeedsDie;

export interface BatchAnswer<Event> {
  /** How many of the commands took effect. */
  readonly done: number;
  readonly events: readonly Event[];
  /** Why the batch stopped before its end; absent when all were done. */
  readonly stopped?: Refused | NeedsDie | { readonly ok: false; readonly waitingFor: readonly Seat[] };
}

/** MOT-01. */
const OVER = refuse('MOT-01', 'the match is over');

interface Step<State> {
  readonly seat: Seat;
  readonly before: State;
  /** The decisions that were open before it, if they had been computed. */
  readonly open: readonly Pending<unknown>[] | undefined;
}

/** The right to undo must not reveal whether others have given their orders or have a secret decision open. */
const areSimultaneous = (open: readonly Pending<unknown>[]): boolean =>
  open.some(({ openTo, seat }) => openTo === 'owner' || seat !== open[0]?.seat);

const isSameRoll = (a: Roll, b: Roll | undefined): boolean =>
  a.value === b?.value && a.sides === b.sides && a.why === b.why;

/** Whether the events record exactly these dice, in this order. */
const recordExactly = (events: readonly GameEvent[], rolls: readonly Roll[]): boolean => {
  let checked = 0;
  for (const event of events)
    for (const roll of event.rolls ?? []) if (!isSameRoll(roll, rolls[checked++])) return false;
  return checked === rolls.length;
};

export const rollsIn = (events: readonly GameEvent[]): Roll[] => events.flatMap(({ rolls }) => rolls ?? []);

/** Every roll of a log, undone ones included: a die stays rolled (MOT-13). */
export const rollsOfLog = (log: readonly LogItem<unknown, GameEvent>[]): Roll[] =>
  log.flatMap((item) => rollsIn(eventsIn(item)));

const SETTLED: Outcome = { winners: [], reason: 'It was settled in the campaign.', rules: ['MOT-08'] };

const agreedEnd = (winners: readonly string[]): string =>
  winners.length === 0
    ? say`The players agreed on a draw.`
    : say`The players agreed on a victory for ${winners.map((each) => say`${each}`).join(say` and `)}.`;

/** MOT-14: nobody wins an agreed end unless the seats named winners. */
export const endingOf = <Options>(
  { sides }: Pick<RuleSystem<never, never, never, never, Options>, 'sides'>,
  options: Options,
  { seat, how, winners }: EndItem,
): Outcome => {
  if (how === 'settled') return SETTLED;
  const spoken = new Map(sides?.(options).map((side) => [side.seat, side.spoken]));
  const nameOf = (each: Seat): string => spoken.get(each) ?? each;
  const said = how === 'resigned' ? say`${capital(nameOf(seat))} resigned.` : agreedEnd(winners.map(nameOf));
  return { winners, reason: inEnglish(said), said, rules: ['MOT-14'] };
};

/**
 * One match at one table: the only mutable object here. Atomic: a command that is refused, waits for a die or
 * hits a defect leaves state, log and dice unchanged.
 */
export class Match<State, Command extends GameCommand, Event extends GameEvent, View, Options> {
  readonly system: RuleSystem<State, Command, Event, View, Options>;
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly #dice: DiceSource;
  readonly #declaration: DiceDeclaration;
  readonly #log: LogItem<Command, Event>[] = [];
  /** Where this log begins: the number of lines before it, and the state after them. */
  #linesBefore = 0;
  #base: State;
  #state: State;
  #end: EndItem | undefined;
  #views = new Map<Seat, Seen<View>>();
  #pending: readonly Pending<Command>[] | undefined;
  /** The commands that may still be undone, oldest first; all of one seat. */
  #undoable: Step<State>[] = [];

  private constructor(
    system: RuleSystem<State, Command, Event, View, Options>,
    options: Options,
    dice: DiceSource,
    declaration: DiceDeclaration,
  ) {
    this.system = system;
    this.options = options;
    this.seats = system.seats(options);
    this.#dice = dice;
    this.#declaration = declaration;
    this.#base = system.blank;
    this.#state = system.blank;
  }

  static begin<S, C extends GameCommand, E extends GameEvent, V, O>(
    system: RuleSystem<S, C, E, V, O>,
    options: O,
    dice: DiceSource,
    declaration: DiceDeclaration = { source: 'seeded' },
  ): Match<S, C, E, V, O> {
    const match = new Match(system, options, dice, declaration);
    const recorder = new Recorder(dice);
    try {
      const events = system.setup(options, recorder);
      match.#requireEveryRoll(recorder, events);
      match.#append({ kind: 'setup', events });
      return match;
    } catch (problem) {
      recorder.rewind();
      throw problem;
    }
  }

  /** Rebuilds a match from its record; `dice` are for later commands. */
  static replay<S, C extends GameCommand, E extends GameEvent, V, O>(
    system: RuleSystem<S, C, E, V, O>,
    record: MatchRecord<C, E, O>,
    dice: DiceSource,
  ): Match<S, C, E, V, O> {
    const match = new Match(system, record.options, dice, record.dice);
    for (const item of record.log) match.follow(item);
    return match;
  }

  /**
   * A match that starts from a position: either set up by hand, for the casebook or the umpire's "what if", or
   * reached part-way through a longer log.
   */
  static from<S, C extends GameCommand, E extends GameEvent, V, O>(
    system: RuleSystem<S, C, E, V, O>,
    options: O,
    state: S,
    dice: DiceSource,
    linesBefore = 0,
  ): Match<S, C, E, V, O> {
    const match = new Match(system, options, dice, { source: 'scripted' });
    match.#linesBefore = linesBefore;
    match.#base = state;
    match.#state = state;
    return match;
  }

  /**
   * Adds a line that was decided earlier, in a record or on another node. `there`: the state a takeback returns to, if
   * this log begins after it.
   */
  follow(item: LogItem<Command, Event>, there?: State): void {
    this.#append(item, there);
  }

  get state(): State {
    return this.#state;
  }

  get log(): readonly LogItem<Command, Event>[] {
    return this.#log;
  }

  get outcome(): Outcome | undefined {
    return this.ending ?? this.system.outcome(this.#state);
  }

  /** MOT-14: the outcome that the players decided themselves. */
  get ending(): Outcome | undefined {
    return this.#end && endingOf(this.system, this.options, this.#end);
  }

  /** How many lines led here, including those before this log. */
  get lines(): number {
    return this.#linesBefore + this.#log.length;
  }

  get pending(): readonly Pending<Command>[] {
    this.#pending ??= this.#end === undefined ? this.system.pending(this.#state) : [];
    return this.#pending;
  }

  /** The open decisions a seat may know of: its own, and those open to all. */
  pendingSeenBy(seat: Seat): readonly Pending<Command>[] {
    return this.pending.filter((open) => open.openTo === 'all' || open.seat === seat || seat === MODERATOR);
  }

  /** Undefined if no other seat must act first; otherwise those this seat may know about, perhaps none. */
  waitsFor(seat: Seat): readonly Seat[] | undefined {
    if (this.pending.length === 0 || this.pending.some((open) => open.seat === seat)) return undefined;
    return [...new Set(this.pendingSeenBy(seat).map((open) => open.seat))];
  }

  viewOf(seat: Seat): Seen<View> {
    let view = this.#views.get(seat);
    if (view === undefined) {
      view = this.system.view(this.#state, seat);
      this.#views.set(seat, view);
    }
    return view;
  }

  submit(seat: Seat, command: Command): Answer<Event> {
    const verdict = this.#check(seat, command);
    if (!verdict.ok) return this.#refused(seat, command, verdict);
    const recorder = new Recorder(this.#dice);
    try {
      const events = this.system.decide(this.#state, seat, command, recorder);
      this.#requireEveryRoll(recorder, events);
      this.#append({ kind: 'command', seat, command, events });
      return { ok: true, events };
    } catch (problem) {
      recorder.rewind();
      if (problem instanceof DieNeeded) return { ok: false, needs: problem.die };
      throw problem;
    }
  }

  /** MOT-04. Stops at the first refusal, or when others must act before this seat's next command. */
  submitAll(seat: Seat, commands: readonly Command[]): BatchAnswer<Event> {
    const events: Event[] = [];
    for (const [done, command] of commands.entries()) {
      const waitingFor = done > 0 ? this.waitsFor(seat) : undefined;
      if (waitingFor !== undefined) return { done, events, stopped: { ok: false, waitingFor } };
      const answer = this.submit(seat, command);
      if (!answer.ok) return { done, events, stopped: answer };
      events.push(...answer.events);
    }
    return { done: commands.length, events };
  }

  /** MOT-03; MOT-01: the end is final, because seed, record and every view are open from then on. */
  mayUndo(seat: Seat): Verdict {
    if (this.outcome !== undefined) return OVER;
    const last = this.#undoable.at(-1);
    if (areSimultaneous(this.pending) || (last !== undefined && areSimultaneous(this.#openBefore(last))))
      return refuse('MOT-03', 'several seats are acting at the same time, each unseen by the others');
    if (last === undefined)
      return refuse('MOT-03', 'you have done nothing since the last roll, revelation or end of a segment');
    return last.seat === seat ? permit : refuse('MOT-03', 'the last command was not yours');
  }

  #openBefore({ open, before }: Step<State>): readonly Pending<unknown>[] {
    return open ?? this.system.pending(before);
  }

  /** Nothing before this moment can be undone any more. */
  get isSettled(): boolean {
    return this.#undoable.length === 0;
  }

  undo(seat: Seat): Verdict {
    const verdict = this.mayUndo(seat);
    if (verdict.ok) this.#append({ kind: 'undo', seat });
    return verdict;
  }

  /**
   * MOT-13: the table checks whether the seats agreed. Dice already rolled stay rolled: the next roll has the next
   * number.
   */
  takeBack(seat: Seat, to: number, agreed: readonly Seat[], there?: State): Verdict {
    if (this.outcome !== undefined) return OVER;
    if (!Number.isInteger(to) || to < 1 || to >= this.lines)
      return refuse('MOT-13', 'there is nothing to take back');
    this.#append({ kind: 'takeback', seat, to, agreed }, there);
    return permit;
  }

  /** MOT-14: final, like any other end. */
  end(seat: Seat, how: EndItem['how'], winners: readonly Seat[], agreed: readonly Seat[]): Verdict {
    if (this.outcome !== undefined) return OVER;
    const mayEnd = how === 'settled' ? [BATTLEFIELD] : this.seats;
    const stranger = [seat, ...winners].find((each) => !mayEnd.includes(each));
    if (stranger !== undefined) return refuse('MOT-14', `nobody called ${stranger} has a seat in this match`);
    this.#append({ kind: 'end', seat, how, winners, agreed });
    return permit;
  }

  /** The state after a line; undefined if this log begins after it. */
  stateAfter(line: number): State | undefined {
    if (line < this.#linesBefore) return undefined;
    const again = Match.from(this.system, this.options, this.#base, this.#dice, this.#linesBefore);
    for (const item of this.#log.slice(0, line - this.#linesBefore)) again.follow(item);
    return again.state;
  }

  record(): MatchRecord<Command, Event, Options> {
    return {
      format: 'warmoot-match/1',
      system: this.system.id,
      rulesVersion: this.system.rulesVersion,
      options: this.options,
      dice: this.#declaration,
      log: [...this.#log],
    };
  }

  #check(seat: Seat, command: Command, system = this.system): Verdict {
    if (seat === SPECTATOR) return refuse('MOT-02', 'spectators cannot give commands');
    if (!this.#hasSeat(seat)) return refuse('MOT-02', `there is no seat called ${seat} in this match`);
    if (this.outcome !== undefined) return OVER;
    return system.check(this.viewOf(seat), seat, command);
  }

  #hasSeat(seat: Seat): boolean {
    return this.seats.includes(seat) || (seat === BATTLEFIELD && this.system.opensBattles !== undefined);
  }

  #refused(seat: Seat, command: Command, refusal: Refusal): Refused {
    const { marked = this.system } = this.system;
    const verdict = this.#check(seat, command, marked);
    const request = marked.describe(this.viewOf(seat), command);
    const said = refusalSaid(request, verdict.ok ? refusal : verdict);
    return { ...refusal, says: inEnglish(said), said };
  }

  /** A die that no event records could not be replayed, explained or verified: a defect of the system. */
  #requireEveryRoll(recorder: Recorder, events: readonly Event[]): void {
    if (recordExactly(events, recorder.rolls)) return;
    throw new Error(
      `${this.system.id}: the events record the rolls ${JSON.stringify(rollsIn(events))}, but ${JSON.stringify(recorder.rolls)} were rolled`,
    );
  }

  #append(item: LogItem<Command, Event>, there?: State): void {
    this.#change(item, there);
    this.#log.push(item);
    this.#views.clear();
    this.#pending = undefined;
  }

  #change(item: LogItem<Command, Event>, there: State | undefined): void {
    const before = this.#state;
    const open = this.#pending;
    switch (item.kind) {
      case 'undo':
        this.#state = (this.#undoable.pop() as Step<State>).before;
        return;
      case 'takeback':
        this.#state = there ?? this.#stateBack(item.to);
        this.#undoable = [];
        return;
      case 'end':
        this.#end = item;
        this.#undoable = [];
        return;
      default:
        this.#state = stateAfter(before, item.events, this.system.apply);
        if (item.kind === 'command') this.#remember({ seat: item.seat, before, open }, item.events);
    }
  }

  #stateBack(line: number): State {
    const state = this.stateAfter(line);
    if (state === undefined) throw new Error(`line ${line} is before the start of this log`);
    return state;
  }

  #remember(step: Step<State>, events: readonly Event[]): void {
    const final = events.some(({ rolls, irrevocable }) => irrevocable === true || (rolls?.length ?? 0) > 0);
    if (final) this.#undoable.length = 0;
    else if (this.#undoable.at(-1)?.seat !== step.seat) this.#undoable = [step];
    else this.#undoable.push(step);
  }
}
