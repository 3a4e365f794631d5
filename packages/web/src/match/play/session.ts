import { batch, computed, effect, signal, untracked } from '@preact/signals';
import {
  type AnySystem,
  type GameCommand,
  type Inspection,
  type Line,
  type Piece,
  type Place,
  refusalSentence,
  type Scene,
  type Seat,
} from '@warmoot/kernel';
import type { News, Sight } from '@warmoot/server/wire';
import { ApiProblem, api } from '../../net/api.ts';
import { MatchLink } from '../../net/matchLink.ts';
import { surfaceOf } from '../../systems/surfaces.ts';
import { sentence, match as words } from '../../text/match.ts';
import { Weigher } from '../odds/weigher.ts';
import { type Atlas, atlasOf, keyOf, placeOfSubject, subjectOf } from './atlas.ts';
import { byPlace, type Choice, choiceOf, comesBack, distinct, sameChoice, textsIn } from './choice.ts';
import { allNews, History } from './history.ts';

/** Something to be told: a refusal with its clause, or what the server said. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
}

/** A die that a person rolls on their own table (MOT-06), and what was to be sent with it. */
export interface DieWanted {
  readonly sides: number;
  readonly why: string;
  readonly commands: readonly GameCommand[];
  readonly rolled: readonly number[];
}

const MOST_COMMANDS = 2_000;
/** So many strikes are weighed before anybody points at them. */
const MOST_AHEAD = 24;

const upTo = <T>(items: Iterable<T>, most: number): T[] => {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === most) break;
    taken.push(item);
  }
  return taken;
};

/** One person before one board: what is seen, what is picked, what can be done about it, and the doing. */
export class Session {
  readonly system: AnySystem;
  readonly seat: Seat;
  /** All seats of whoever sits here: two for those who play both sides. */
  readonly yours: readonly Seat[];
  readonly link: MatchLink;
  readonly weigher: Weigher;
  readonly earlier = signal<readonly News[]>([]);
  /** The moment looked back at; null for now. */
  readonly at = signal<number | null>(null);
  readonly picked = signal<readonly string[]>([]);
  readonly planned = signal<Choice | null>(null);
  /** What would be done if the pointer were pressed where it is. */
  readonly pointed = signal<Choice | null>(null);
  /** Several commands lead to the place picked: one must be chosen. */
  readonly rivals = signal<readonly Choice[]>([]);
  readonly notice = signal<Notice | null>(null);
  readonly dieWanted = signal<DieWanted | null>(null);
  /** What is to be thought of before a command is given. */
  readonly warned = signal<{ readonly choice: Choice; readonly lines: readonly Line[] } | null>(null);
  readonly isSending = signal(false);
  readonly cursor = signal<Place | null>(null);
  /** What the screen reader says next. */
  readonly spoken = signal('');
  /** The layers of the inspector that are laid over the board, by name. */
  readonly layers = signal<ReadonlySet<string>>(new Set());
  readonly clause = signal<string | null>(null);
  readonly #history = new History();
  #hasRead = false;
  readonly #stops: (() => void)[] = [];

  constructor(system: AnySystem, match: string, seat: Seat, yours: readonly Seat[]) {
    this.system = system;
    this.yours = yours;
    this.seat = seat;
    this.link = new MatchLink(match, seat);
    this.weigher = new Weigher(system.id, seat);
    this.#stops.push(
      effect(() => this.#afterChange()),
      effect(() => this.#weigh()),
      effect(() => this.#weighAhead()),
      effect(() => {
        const status = this.link.table.value?.status;
        if (status !== undefined && status !== 'gathering') untracked(() => void this.#readEarlier());
      }),
    );
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.link.close();
    this.weigher.close();
  }

  readonly news = computed<readonly News[]>(() => {
    const earlier = this.earlier.value;
    const last = earlier.at(-1)?.number ?? 0;
    return [...earlier, ...this.link.news.value.filter(({ number }) => number > last)];
  });

  readonly sight = computed<Sight | null>(() => {
    const at = this.at.value;
    if (at === null) return this.link.sight.value;
    return this.#history.sightAt(Math.min(at, this.news.value.length), this.news.value) ?? null;
  });

  readonly scene = computed<Scene | null>(() => {
    const sight = this.sight.value;
    return sight === null ? null : this.system.scene(sight.view, this.seat);
  });

  /** What each seat is called, where it has a name of its own here. */
  readonly sideNames = computed<Readonly<Record<Seat, string>>>(() => {
    const view = this.sight.value?.view;
    const seats = this.link.table.value?.chairs.map(({ seat }) => [seat, sentence(seat)]) ?? [];
    const named = view === undefined ? undefined : surfaceOf(this.system.id).namesOf?.(view);
    return named ?? Object.fromEntries(seats);
  });

  readonly losses = computed<Readonly<Record<Seat, number>>>(() => {
    const view = this.sight.value?.view;
    const scene = this.scene.value;
    if (view === undefined || scene === null) return {};
    return surfaceOf(this.system.id).lossesOf?.(view, scene) ?? {};
  });

  readonly atlas = computed<Atlas | null>(() =>
    this.scene.value === null ? null : atlasOf(this.scene.value),
  );

  /** Whether this seat may act now. */
  readonly isToAct = computed(
    () =>
      this.at.value === null &&
      this.link.table.value?.status === 'playing' &&
      (this.sight.value?.open.some(({ seat }) => seat === this.seat) ?? false),
  );

  /** For whoever plays both sides: the other seat, while it is to act and this one waits. */
  readonly otherToAct = computed<Seat | undefined>(() => {
    if (this.isToAct.value || this.at.value !== null) return undefined;
    const open = this.sight.value?.open.map(({ seat }) => seat) ?? [];
    return open.find((seat) => seat !== this.seat && this.yours.includes(seat));
  });

  /** The address of this match as one of its seats sees it. */
  addressAs(seat: Seat): string {
    return `/matches/${this.link.match}?as=${encodeURIComponent(seat)}`;
  }

  /** Whether this person commands here, and does not only look on. */
  readonly isAtTable = computed(
    () => this.link.table.value?.chairs.some(({ seat }) => seat === this.seat) ?? false,
  );

  readonly subjects = computed<readonly string[]>(() => {
    const sight = this.sight.value;
    return sight && this.isToAct.value ? [...this.system.subjects(sight.view, this.seat)] : [];
  });

  /** Commands about no piece and no place of the board: ending the segment, setting up the rest. */
  readonly tableChoices = computed<readonly Choice[]>(() => {
    const { atlas, scene } = this;
    if (atlas.value === null) return [];
    const waiting = new Set(scene.value?.tray?.map(({ id }) => id));
    const isTable = (subject: string): boolean =>
      placeOfSubject(atlas.value as Atlas, subject) === undefined && !waiting.has(subject);
    return this.subjects.value.filter(isTable).flatMap((subject) => this.legalAbout(subject));
  });

  /** The place of what is picked, if it is all in one. */
  readonly pickedAt = computed<Place | undefined>(() => {
    const atlas = this.atlas.value;
    const places = this.picked.value.map((subject) => atlas && placeOfSubject(atlas, subject));
    const [first] = places;
    return first && places.every((place) => place && keyOf(place) === keyOf(first)) ? first : undefined;
  });

  /** Those picked that still wait beside the map. */
  readonly waitingPicked = computed<readonly string[]>(() => {
    const waiting = new Set(this.scene.value?.tray?.map(({ id }) => id));
    return this.picked.value.filter((id) => waiting.has(id));
  });

  readonly choices = computed<readonly Choice[]>(() =>
    this.picked.value.length === 0
      ? this.tableChoices.value.filter(({ place }) => place !== undefined)
      : this.choicesFor(this.picked.value),
  );

  /** What can be done elsewhere, by place. */
  readonly goals = computed(() => {
    const here = this.pickedAt.value && keyOf(this.pickedAt.value);
    return byPlace(this.choices.value.filter(({ place }) => place && keyOf(place) !== here));
  });

  /** What can be done where one is: turning, rallying, taking back. */
  readonly hereChoices = computed(() => {
    const here = this.pickedAt.value && keyOf(this.pickedAt.value);
    if (this.picked.value.length === 0) return [];
    return this.choices.value.filter(
      (choice) =>
        choice.place === undefined || (keyOf(choice.place) === here && !comesBack(choice, choice.place)),
    );
  });

  /** The main things to do: those about the whole table; where something must be answered, the answers. */
  readonly mainChoices = computed<readonly Choice[]>(() => {
    const whole = this.tableChoices.value.filter(({ place }) => place === undefined);
    if (whole.length > 0 || this.tableChoices.value.length > 0) return whole;
    if (this.picked.value.length > 0) return this.choices.value;
    return this.subjects.value.slice(0, 1).flatMap((subject) => this.legalAbout(subject));
  });

  /** What is planned; else what is pointed at, where that strikes somebody. */
  readonly considered = computed<Choice | null>(() => {
    const pointed = this.pointed.value;
    return this.planned.value ?? (pointed?.strikes ? pointed : null);
  });

  /** CSW-P-09: what to think of before what is planned, or pointed at, is done. */
  readonly cautions = computed<readonly Line[]>(() => {
    const next = this.planned.value ?? this.pointed.value;
    return next === null ? [] : this.cautionsOf([next]);
  });

  /** The pieces that would do what is considered. */
  readonly acting = computed<readonly Piece[]>(() => {
    const command = this.considered.value?.command;
    const pieces = this.atlas.value?.pieces;
    if (command === undefined || pieces === undefined) return [];
    const named = surfaceOf(this.system.id).actorsOf?.(command) ?? [...textsIn(command)];
    return named.flatMap((id) => pieces.get(id) ?? []).filter(({ side }) => side === this.seat);
  });

  /** The card of what is picked: one piece, or the hex that holds several. */
  readonly inspection = computed<Inspection | undefined>(() => {
    const view = this.sight.value?.view;
    const atlas = this.atlas.value;
    const [first] = this.picked.value;
    if (view === undefined || atlas === null || first === undefined) return undefined;
    const at = this.pickedAt.value;
    const hex = this.picked.value.length > 1 && at ? atlas.cellAt.get(keyOf(at)) : undefined;
    return this.system.inspect?.(view, this.seat, hex === undefined ? first : subjectOf(hex));
  });

  point(place: Place | undefined): void {
    const [first] = place === undefined ? [] : (this.goals.value.get(keyOf(place)) ?? []);
    const next = first ?? null;
    if (!sameChoice(next, this.pointed.value)) this.pointed.value = next;
  }

  legalAbout(subject: string): Choice[] {
    const sight = this.sight.value;
    const atlas = this.atlas.value;
    if (sight === null || atlas === null || !this.isToAct.value) return [];
    const commands = upTo(this.system.legal(sight.view, this.seat, subject), MOST_COMMANDS);
    const at = placeOfSubject(atlas, subject);
    return commands
      .filter(({ type }) => type !== 'resign')
      .map((command) => choiceOf(command, atlas, this.seat))
      .filter((choice) => !comesBack(choice, at));
  }

  /** All that can be done with what is picked: by each alone, by the hex they fill, by all together. */
  choicesFor(picked: readonly string[]): Choice[] {
    const sight = this.sight.value;
    const atlas = this.atlas.value;
    if (sight === null || atlas === null || !this.isToAct.value) return [];
    const subjects = new Set(this.subjects.value);
    const hex = this.#hexFilledBy(picked, atlas);
    const asked = [...(picked.length === 1 ? picked : []), ...(hex === undefined ? [] : [hex])];
    const joint = picked.length > 1 ? (this.system.together?.(sight.view, this.seat, picked) ?? []) : [];
    return distinct([
      ...asked.filter((subject) => subjects.has(subject)).flatMap((subject) => this.legalAbout(subject)),
      ...upTo(joint as Iterable<GameCommand>, MOST_COMMANDS).map((each) => choiceOf(each, atlas, this.seat)),
    ]);
  }

  /** The hex whose own pieces are exactly those picked: what concerns the hex concerns them. */
  #hexFilledBy(picked: readonly string[], atlas: Atlas): string | undefined {
    const at = picked.map((subject) => atlas.pieces.get(subject)?.at);
    const [first] = at;
    if (first === undefined || at.some((place) => place === undefined || keyOf(place) !== keyOf(first)))
      return undefined;
    const own = this.ownAt(first);
    const cell = atlas.cellAt.get(keyOf(first));
    return own.length === picked.length && cell !== undefined ? subjectOf(cell) : undefined;
  }

  /** The pieces of this seat in a place, those that can act first. */
  ownAt(place: Place): string[] {
    const stack = this.atlas.value?.stackAt.get(keyOf(place)) ?? [];
    return stack.filter(({ side }) => side === this.seat).map(({ id }) => id);
  }

  /** Each once. What is about the whole table is not among them: there `give` asks. */
  cautionsOf(choices: readonly Choice[]): Line[] {
    const lines = choices
      .filter(({ place }) => place !== undefined)
      .flatMap((choice) => this.#warningsOf(choice));
    return [...new Map(lines.map((line) => [line.text, line])).values()];
  }

  describe(choice: Choice): string {
    const view = this.sight.value?.view;
    return sentence(this.system.describe(view, choice.command));
  }

  speak(text: string): void {
    this.spoken.value = text === this.spoken.value ? `${text} ` : text;
  }

  pick(subjects: readonly string[]): void {
    batch(() => {
      this.picked.value = subjects;
      this.planned.value = null;
      this.pointed.value = null;
      this.rivals.value = [];
      this.notice.value = null;
    });
  }

  /** Back by one step: from the plan to the choice, from the choice to nothing. */
  back(): void {
    if (this.warned.value) this.warned.value = null;
    else if (this.planned.value || this.rivals.value.length > 0) {
      this.planned.value = null;
      this.rivals.value = [];
    } else if (this.notice.value) this.notice.value = null;
    else this.pick([]);
  }

  /** Somebody points at a place with something picked: do it, look at it first, choose among several, or hear why not. */
  aim(place: Place, how: 'do' | 'look' | 'best'): boolean {
    const fitting = this.#choicesAt(place);
    const [first] = fitting;
    if (first === undefined) return this.#whyNot(place);
    if (how === 'best') void this.give(first);
    else if (fitting.length > 1) this.#offer(fitting);
    else if (sameChoice(first, this.planned.value)) void this.give(first);
    else if (how === 'do' && !first.strikes) void this.give(first);
    else this.plan(first);
    return true;
  }

  /** What is picked may do there; and what the place itself can be asked about (all together against it). */
  #choicesAt(place: Place): Choice[] {
    const key = keyOf(place);
    const own = this.goals.value.get(key) ?? [];
    const cell = this.atlas.value?.cellAt.get(key);
    const isAsked =
      own.some(({ strikes }) => strikes) && cell && this.subjects.value.includes(subjectOf(cell));
    const wider = isAsked ? this.legalAbout(subjectOf(cell)) : [];
    return distinct([...own, ...wider.filter((choice) => choice.place && keyOf(choice.place) === key)]);
  }

  #offer(fitting: readonly Choice[]): void {
    const again = this.planned.value !== null && fitting.some((each) => sameChoice(each, this.planned.value));
    if (again) return void this.give(this.planned.value as Choice);
    batch(() => {
      this.notice.value = null;
      this.rivals.value = fitting;
      this.planned.value = fitting[0] ?? null;
    });
  }

  plan(choice: Choice): void {
    batch(() => {
      this.notice.value = null;
      if (!this.rivals.value.some((each) => sameChoice(each, choice))) this.rivals.value = [];
      this.planned.value = choice;
    });
  }

  #whyNot(place: Place): boolean {
    const view = this.sight.value?.view;
    if (this.picked.value.length === 0 || !this.isToAct.value) return false;
    const wish = this.system.meant?.(view, this.seat, this.picked.value, place) as GameCommand | undefined;
    if (wish === undefined) return false;
    const verdict = this.system.check(view, this.seat, wish);
    if (verdict.ok) {
      this.plan(choiceOf(wish, this.atlas.value as Atlas, this.seat));
      return true;
    }
    this.#say({ text: refusalSentence(this.system.describe(view, wish), verdict), rule: verdict.rule });
    return true;
  }

  #say(notice: Notice): void {
    this.notice.value = notice;
    this.speak(notice.text);
  }

  /** Gives a command. What ends a step is asked about once; what is done in a place was cautioned against there. */
  async give(choice: Choice, isSure = false): Promise<void> {
    if (this.isSending.value) return;
    const lines = choice.place === undefined && !isSure ? this.#warningsOf(choice) : [];
    this.warned.value = lines.length > 0 ? { choice, lines } : null;
    if (lines.length === 0) await this.#send([choice.command], []);
  }

  #warningsOf({ command }: Choice): readonly Line[] {
    return this.system.warnings?.(this.sight.value?.view, this.seat, command) ?? [];
  }

  /** With the die that was asked for. */
  async giveDie(value: number): Promise<void> {
    const wanted = this.dieWanted.value;
    if (wanted === null) return;
    this.dieWanted.value = null;
    await this.#send(wanted.commands, [...wanted.rolled, value]);
  }

  async #send(commands: readonly GameCommand[], dice: readonly number[]): Promise<void> {
    await this.#trying(async () => {
      try {
        await this.link.command(commands, dice.length > 0 ? dice : undefined);
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.code !== 'die-needed') throw problem;
        const { sides, why } = problem.more.die as { sides: number; why: string };
        this.dieWanted.value = { sides, why, commands, rolled: dice };
      }
    });
  }

  undo(): Promise<void> {
    return this.#trying(async () => {
      await this.link.undo();
    });
  }

  resign(): Promise<void> {
    return this.#trying(async () => {
      await api.post(`/matches/${this.link.match}/resign`, { as: this.seat });
    });
  }

  /** When all people agree the clocks stand still. */
  wantPause(wants: boolean): Promise<void> {
    return this.#trying(async () => {
      await api.post(`/matches/${this.link.match}/pause`, { as: this.seat, wants });
    });
  }

  resume(): Promise<void> {
    return this.#trying(async () => {
      await api.post(`/matches/${this.link.match}/resume`, { as: this.seat });
    });
  }

  async #trying(act: () => Promise<void>): Promise<void> {
    this.isSending.value = true;
    this.notice.value = null;
    try {
      await act();
    } catch (problem) {
      const rule = problem instanceof ApiProblem ? problem.rule : undefined;
      const text = problem instanceof ApiProblem ? problem.message : words.notSent;
      this.#say({ text, ...(rule === undefined ? {} : { rule }) });
    } finally {
      this.isSending.value = false;
    }
  }

  /** Another situation: what is picked stays so while something can still be done about it. */
  #afterChange(): void {
    const view = this.sight.value?.view;
    const isToAct = this.isToAct.value;
    if (view === undefined) return;
    this.weigher.look(view);
    untracked(() => this.#settle(isToAct));
  }

  #settle(isToAct: boolean): void {
    const asked = this.subjects.value.filter((subject) => placeOfSubject(this.atlas.value as Atlas, subject));
    const picked = this.picked.value;
    const stays = isToAct && picked.length > 0 && this.choicesFor(picked).length > 0;
    batch(() => {
      this.planned.value = null;
      this.pointed.value = null;
      this.rivals.value = [];
      this.warned.value = null;
      if (asked.length === 1)
        this.picked.value = asked; // a question about one thing needs no choosing
      else if (!stays) this.picked.value = [];
    });
  }

  #weigh(): void {
    this.weigher.ask(this.sight.peek()?.view, this.considered.value?.command);
  }

  /** Whoever picks a unit will point at those it can strike. */
  #weighAhead(): void {
    const strikes = [...this.goals.value.values()].flatMap((choices) =>
      choices.filter((choice) => choice.strikes),
    );
    this.weigher.prepare(strikes.slice(0, MOST_AHEAD).map(({ command }) => command));
  }

  /** Once, when the match has begun: before that there is nothing to read. */
  async #readEarlier(): Promise<void> {
    if (this.#hasRead) return;
    this.#hasRead = true;
    try {
      this.earlier.value = await allNews(this.link.match, this.seat);
    } catch {
      this.#hasRead = false; // the connection is gone: asked again when the table is heard of again
    }
  }
}
