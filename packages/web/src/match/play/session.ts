import { batch, computed, effect, signal, untracked } from '@preact/signals';
import {
  type AnySystem,
  type Card,
  type GameCommand,
  type Inspection,
  type Layer,
  type Line,
  lineIn,
  type Mark,
  type NamedDrill,
  type Piece,
  type Place,
  placeKey,
  type Scene,
  type Seat,
} from '@warmoot/kernel';
import type { News, Sight } from '@warmoot/server/wire';
import type { Pose } from '../../board/index.ts';
import { ApiProblem, api } from '../../net/api.ts';
import type { TableLink } from '../../net/matchLink.ts';
import { theme } from '../../page/theme.ts';
import { confirmations } from '../../settings/settings.ts';
import type { MatchPanels } from '../../systems/part.ts';
import { match as words } from '../../text/index.ts';
import { sentence } from '../../text/sentence.ts';
import { wordsOf } from '../../text/systemWords.ts';
import { type Player, playersOf, sidesOf } from '../../theme/index.ts';
import { OddsClient } from '../odds/oddsClient.ts';
import { Recount } from '../recount/recount.ts';
import { type Atlas, atlasOf, placeOfSubject, subjectOf } from './atlas.ts';
import { Drilling } from './drilling.ts';
import { allNews, History } from './history.ts';
import {
  byPlace,
  comesBack,
  commandsOf,
  distinct,
  firstFacings,
  isStrike,
  type Offer,
  offerOf,
  offerOfDrill,
  ranked,
  sameOffer,
} from './offer.ts';
import { type Posed, posedAt, posedBy } from './posing.ts';

/** A message for the player: a refusal with its clause, or the server's answer. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
}

/** A die that a person rolls on their own table (MOT-06), and the command that needs it. */
export interface DieToEnter {
  readonly sides: number;
  readonly why: string;
  readonly commands: readonly GameCommand[];
  readonly rolled: readonly number[];
}

const MAX_COMMANDS = 2_000;
/** How many attacks have their odds computed before the player points at them. */
const MAX_AHEAD = 24;
/** A formation is computed where the pointer rests, not wherever it passes. */
const REST_MS = 90;
const PAINT_MS = 30;

/** A card's own text, if its system adds nothing. */
const cardInspected = ({ name = words.cards.back, text, rule }: Card): Inspection => ({
  title: sentence(name),
  facts: text === undefined ? [] : [{ label: words.cards.says, value: text, ...(rule && { rules: [rule] }) }],
  layers: [],
});

const upTo = <T>(items: Iterable<T>, most: number): T[] => {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === most) break;
    taken.push(item);
  }
  return taken;
};

/** A hex is picked that others may enter, such as one that a melee has emptied. */
const comesFromElsewhere = (actors: readonly string[], standing: ReadonlySet<string>): boolean =>
  actors.length > 0 && !actors.some((id) => standing.has(id));

/** One person at one board: the view, the picked pieces, their choices, and the commands given. */
export class Session {
  readonly system: AnySystem;
  readonly seat: Seat;
  /** All seats of this player: two for a player of both sides. */
  readonly yours: readonly Seat[];
  readonly link: TableLink;
  readonly oddsClient: OddsClient;
  readonly earlier = signal<readonly News[]>([]);
  /** The earlier moment being viewed; null for the present. */
  readonly at = signal<number | null>(null);
  readonly picked = signal<readonly string[]>([]);
  readonly planned = signal<Offer | null>(null);
  /** What a click at the pointer would do. */
  readonly pointed = signal<Offer | null>(null);
  /** On the free table: where a click at the pointer would place the picked body. */
  readonly posed = signal<Posed | null>(null);
  /** Several commands lead to the chosen place: the player must choose one. */
  readonly rivals = signal<readonly Offer[]>([]);
  readonly notice = signal<Notice | null>(null);
  readonly dieNeeded = signal<DieToEnter | null>(null);
  /** Cautions before a command. */
  readonly warned = signal<{ readonly choice: Offer; readonly lines: readonly Line[] } | null>(null);
  readonly isSending = signal(false);
  readonly cursor = signal<Place | null>(null);
  /** What the screen reader says next. */
  readonly spoken = signal('');
  /** The layers shown over the board, by name. */
  readonly layers = signal<ReadonlySet<string>>(new Set());
  readonly clause = signal<string | null>(null);
  /** Marks from other parts of the page, by source: the coach of a lesson, the line-of-sight tool. */
  readonly laid = signal<ReadonlyMap<string, readonly Mark[]>>(new Map());
  /** What the system adds to the screen, once it has loaded. */
  readonly panels = signal<MatchPanels>({});
  /** Whether the sheet over the map is hidden, to look at the map. */
  readonly isOverlayHidden = signal(false);
  readonly recount: Recount;
  readonly drilling: Drilling;
  #pointing: ReturnType<typeof setTimeout> | undefined;
  readonly #history = new History();
  #hasRead = false;
  readonly #stops: (() => void)[] = [];

  constructor(system: AnySystem, link: TableLink, yours: readonly Seat[]) {
    this.system = system;
    this.yours = yours;
    this.seat = link.seat;
    this.link = link;
    this.oddsClient = new OddsClient(system.id, link.seat);
    this.recount = new Recount(link.match, link.seat, this.news);
    this.drilling = new Drilling(this);
    this.#stops.push(
      this.recount.stop,
      effect(() => this.#afterChange()),
      effect(() => {
        const isBack = this.link.state.value === 'live';
        if (isBack && this.notice.peek()?.text === words.notSent) this.notice.value = null;
      }),
      effect(() => {
        if (!this.hasOverlay.value) this.isOverlayHidden.value = false; // the next one opens by itself
      }),
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
    this.oddsClient.close();
  }

  readonly news = computed<readonly News[]>(() => {
    const earlier = this.earlier.value;
    const last = earlier.at(-1)?.number ?? 0;
    const all = [...earlier, ...this.link.news.value.filter(({ number }) => number > last)];
    const spoken = wordsOf(this.system.id);
    if (spoken === undefined) return all;
    return all.map((each) => ({ ...each, lines: each.lines.map((line) => lineIn(spoken, line)) }));
  });

  readonly sight = computed<Sight | null>(() => {
    const at = this.at.value ?? this.recount.step.value?.number ?? null;
    if (at === null) return this.link.sight.value;
    return this.#history.sightAt(Math.min(at, this.news.value.length), this.news.value) ?? null;
  });

  readonly scene = computed<Scene | null>(() => {
    const sight = this.sight.value;
    return sight === null ? null : this.system.scene(sight.view, this.seat);
  });

  /** The appearance of each seat. */
  readonly players = computed<ReadonlyMap<Seat, Player>>(() => {
    const { sides } = this.scene.value ?? {};
    return playersOf(
      sides ?? sidesOf(this.link.table.value?.chairs.map(({ seat }) => seat) ?? []),
      theme.value.players,
    );
  });

  /** Each seat's name, if it has its own name here. */
  readonly sideNames = computed<Readonly<Record<Seat, string>>>(() => {
    const seats = this.link.table.value?.chairs.map(({ seat }) => [seat, sentence(seat)]) ?? [];
    const shown = this.scene.value?.sides.map(({ seat, name }) => [seat, name]) ?? [];
    return Object.fromEntries([...seats, ...shown]);
  });

  /** The same inside a sentence: `the Normans`. */
  readonly spokenNames = computed<Readonly<Record<Seat, string>>>(() => ({
    ...this.sideNames.value,
    ...Object.fromEntries(this.scene.value?.sides.map(({ seat, spoken }) => [seat, spoken]) ?? []),
  }));

  readonly losses = computed<Readonly<Record<Seat, number>>>(() => {
    const facts = this.scene.value?.status.map(({ is }) => is) ?? [];
    return Object.fromEntries(facts.flatMap((is) => (is?.kind === 'losses' ? [[is.side, is.units]] : [])));
  });

  readonly atlas = computed<Atlas | null>(() =>
    this.scene.value === null ? null : atlasOf(this.scene.value),
  );

  /** Whether the page shows the match as it is now, not an earlier moment. */
  readonly isNow = computed(() => this.at.value === null && this.recount.step.value === undefined);

  /** Whether this seat can give commands: the match is not over and the page shows it as it is now. */
  readonly mayChoose = computed(
    () =>
      this.isNow.value &&
      this.link.table.value?.status === 'playing' &&
      this.isAtTable.value &&
      (this.sight.value?.outcome ?? null) === null, // MOT-14: the rules may not know of the end
  );

  /** Whether the match is waiting for this seat. */
  readonly isToAct = computed(
    () => this.mayChoose.value && (this.sight.value?.open.some(({ seat }) => seat === this.seat) ?? false),
  );

  /** For a player of both sides: the other seat, while it must act and this one waits. */
  readonly otherToAct = computed<Seat | undefined>(() => {
    if (this.isToAct.value || !this.isNow.value) return undefined;
    const open = this.sight.value?.open.map(({ seat }) => seat) ?? [];
    return open.find((seat) => seat !== this.seat && this.yours.includes(seat));
  });

  /** The address of this match as one of its seats sees it. */
  addressAs(seat: Seat): string {
    return `/matches/${this.link.match}?as=${encodeURIComponent(seat)}`;
  }

  /** Whether the system's sheet has something to show, and whether it covers the map. */
  readonly hasOverlay = computed(
    () => this.sight.value !== null && !!this.panels.value.overlay?.isOpen(this),
  );
  readonly isOverlayOpen = computed(() => this.hasOverlay.value && !this.isOverlayHidden.value);

  /** Whether this person plays and is not just a spectator. */
  readonly isAtTable = computed(
    () => this.link.table.value?.chairs.some(({ seat }) => seat === this.seat) ?? false,
  );

  readonly subjects = computed<readonly string[]>(() => {
    const sight = this.sight.value;
    return sight && this.mayChoose.value ? [...this.system.subjects(sight.view, this.seat)] : [];
  });

  /** Commands that concern no piece and no place of the board: ending the segment, setting up the rest. */
  readonly tableChoices = computed<readonly Offer[]>(() => {
    const { atlas, scene } = this;
    if (atlas.value === null) return [];
    const waiting = new Set(scene.value?.tray?.map(({ id }) => id));
    const isTable = (subject: string): boolean =>
      placeOfSubject(atlas.value as Atlas, subject) === undefined &&
      !waiting.has(subject) &&
      !atlas.value?.cards.has(subject);
    return this.subjects.value.filter(isTable).flatMap((subject) => this.legalAbout(subject));
  });

  /** The place of the picked pieces, if they are all in one. */
  readonly pickedAt = computed<Place | undefined>(() => {
    const atlas = this.atlas.value;
    const places = this.picked.value.map((subject) => atlas && placeOfSubject(atlas, subject));
    const [first] = places;
    return first && places.every((place) => place && placeKey(place) === placeKey(first)) ? first : undefined;
  });

  /** The picked pieces that are still beside the map. */
  readonly waitingPicked = computed<readonly string[]>(() => {
    const waiting = new Set(this.scene.value?.tray?.map(({ id }) => id));
    return this.picked.value.filter((id) => waiting.has(id));
  });

  readonly choices = computed<readonly Offer[]>(() =>
    this.picked.value.length === 0
      ? this.tableChoices.value.filter(({ place }) => place !== undefined)
      : this.choicesFor(this.picked.value),
  );

  /** Commands that lead elsewhere, by place. */
  readonly goals = computed(() => {
    const here = this.pickedAt.value && placeKey(this.pickedAt.value);
    const standing = new Set(this.atlas.value?.stackAt.get(here ?? '')?.map(({ id }) => id));
    const leads = ({ place, actors }: Offer): boolean =>
      place !== undefined && (placeKey(place) !== here || comesFromElsewhere(actors, standing));
    return byPlace(firstFacings(this.choices.value.filter(leads)));
  });

  /** Commands in the pieces' own place: turning, rallying, taking back. */
  readonly hereChoices = computed(() => {
    const here = this.pickedAt.value && placeKey(this.pickedAt.value);
    if (this.picked.value.length === 0) return [];
    return this.choices.value.filter(
      (choice) =>
        choice.place === undefined || (placeKey(choice.place) === here && !comesBack(choice, choice.place)),
    );
  });

  /** Turns in place, by the direction the pieces would face: arrows on their hex. */
  readonly turns = computed<ReadonlyMap<number, Offer>>(() => {
    const [first] = this.picked.value;
    const now = this.atlas.value?.pieces.get(first ?? '')?.facing;
    const found = new Map<number, Offer>();
    for (const choice of this.hereChoices.value)
      if (choice.faces !== undefined && choice.faces !== now && !found.has(choice.faces))
        found.set(choice.faces, choice);
    return found;
  });

  /** The main actions: those about the whole table, or the answers to an open question. */
  readonly mainChoices = computed<readonly Offer[]>(() => {
    if (this.picked.value.some((id) => this.isOnlyCard(id))) return this.choices.value;
    const whole = this.tableChoices.value.filter(({ place, isAside }) => place === undefined && !isAside);
    if (whole.length > 0 || this.tableChoices.value.length > 0) return [...this.#onlyOfHex(), ...whole];
    if (this.picked.value.length > 0) return this.choices.value;
    if (!this.isToAct.value) return []; // the match is not waiting for this seat: the player chooses first
    return this.subjects.value.slice(0, 1).flatMap((subject) => this.legalAbout(subject));
  });

  /** A hex that was picked for the one thing to do there: to settle in it. */
  #onlyOfHex(): readonly Offer[] {
    const [only, ...more] = this.picked.value;
    const { cells, pieces } = this.atlas.value ?? {};
    const isHex = only !== undefined && more.length === 0 && cells?.has(only) && !pieces?.has(only);
    const choices = isHex ? this.choices.value : [];
    return choices.length === 1 && !choices[0]?.isAside && !isStrike(choices[0]) ? choices : [];
  }

  /** A card of somebody who also stands on the board is chosen like his counter. */
  isOnlyCard(id: string): boolean {
    const { cards, pieces } = this.atlas.value ?? {};
    return (cards?.has(id) ?? false) && !pieces?.has(id);
  }

  /** The plan; otherwise the attack pointed at. */
  readonly considered = computed<Offer | null>(() => {
    const pointed = this.pointed.value;
    return this.planned.value ?? (isStrike(pointed) ? pointed : null);
  });

  /** CSW-P-09: cautions about the plan, or about what is pointed at. */
  readonly warnings = computed<readonly Line[]>(() => {
    const next = this.planned.value ?? this.pointed.value;
    return next === null ? [] : this.cautionsOf([next]);
  });

  /** The pieces that would carry out the considered command. */
  readonly acting = computed<readonly Piece[]>(() => {
    const actors = this.considered.value?.actors;
    const pieces = this.atlas.value?.pieces;
    if (actors === undefined || pieces === undefined) return [];
    return actors.flatMap((id) => pieces.get(id) ?? []);
  });

  /** What the system can lay over the whole board. */
  readonly boardLayers = computed<readonly Layer[]>(() => {
    const view = this.sight.value?.view;
    return view === undefined ? [] : (this.system.layers?.(view, this.seat) ?? []);
  });

  toggleLayer(name: string): void {
    const next = new Set(this.layers.value);
    if (!next.delete(name)) next.add(name);
    this.layers.value = next;
  }

  /** The card of the selection: one piece, or the hex that holds several. */
  readonly inspection = computed<Inspection | undefined>(() => {
    const view = this.sight.value?.view;
    const atlas = this.atlas.value;
    const [first] = this.picked.value;
    if (view === undefined || atlas === null || first === undefined) return undefined;
    const at = this.pickedAt.value;
    const hex = this.picked.value.length > 1 && at ? atlas.cellAt.get(placeKey(at)) : undefined;
    const card = atlas.cards.get(first);
    const inspected = this.system.inspect?.(view, this.seat, hex === undefined ? first : subjectOf(hex));
    return inspected ?? (card && cardInspected(card));
  });

  /** The pointer is at a place, or at an arrow of the picked hex. */
  point(place: Place | undefined, faces?: number): void {
    clearTimeout(this.#pointing);
    const [first] = place === undefined ? [] : (this.goals.value.get(placeKey(place)) ?? []);
    const turn = faces === undefined ? undefined : this.turns.value.get(faces);
    const next = turn ?? first ?? null;
    if (!sameOffer(next, this.pointed.value)) this.pointed.value = next;
    this.posed.value = (place && next === null && posedAt(this, place)) || null;
    if (place && next === null && this.picked.value.length > 1)
      this.#pointing = setTimeout(() => {
        this.pointed.value = this.drilling.to(place) ?? null;
      }, REST_MS);
  }

  /** What a command uses up, in words. */
  costOf({ command, then }: Offer): string | undefined {
    return then === undefined ? this.system.cost?.(this.sight.value?.view, this.seat, command) : undefined;
  }

  /** Turns the picked pieces in place. */
  face(direction: number): void {
    const turn = this.turns.value.get(direction);
    if (turn) void this.give(turn);
  }

  /** Computes a drill, which may take a moment, and gives its commands. */
  async drill(named: NamedDrill<GameCommand>): Promise<void> {
    if (this.isSending.value) return;
    this.isSending.value = true;
    await new Promise((resolve) => setTimeout(resolve, PAINT_MS)); // the button is seen to be pressed
    const drill = named.drill();
    this.isSending.value = false;
    const offer = drill && offerOfDrill(drill);
    if (offer) await this.give(offer);
    else this.#say({ text: words.drills.none });
  }

  /** The pose to draw: the one pointed at, otherwise the planned one. */
  readonly pose = computed<Pose | undefined>(() => {
    const planned = this.planned.value && posedBy(this, this.planned.value);
    if (planned) return { ...planned.pose, isPlanned: true };
    return this.posed.value?.pose;
  });

  legalAbout(subject: string): Offer[] {
    const sight = this.sight.value;
    const atlas = this.atlas.value;
    if (sight === null || atlas === null || !this.mayChoose.value) return [];
    const commands = upTo(this.system.legal(sight.view, this.seat, subject), MAX_COMMANDS);
    const at = placeOfSubject(atlas, subject);
    return commands.map((command) => this.#offer(command)).filter((offer) => !comesBack(offer, at));
  }

  /** All choices of the picked pieces: for each alone, for their whole hex, and for all together. */
  choicesFor(picked: readonly string[]): Offer[] {
    const sight = this.sight.value;
    const atlas = this.atlas.value;
    if (sight === null || atlas === null || !this.mayChoose.value) return [];
    const subjects = new Set(this.subjects.value);
    const hex = this.#hexFilledBy(picked, atlas);
    const asked = [...(picked.length === 1 ? picked : []), ...(hex === undefined ? [] : [hex])];
    const joint = picked.length > 1 ? (this.system.together?.(sight.view, this.seat, picked) ?? []) : [];
    return distinct([
      ...asked.filter((subject) => subjects.has(subject)).flatMap((subject) => this.legalAbout(subject)),
      ...upTo(joint as Iterable<GameCommand>, MAX_COMMANDS).map((each) => this.#offer(each)),
    ]);
  }

  /** The hex whose own pieces are exactly the picked ones: its choices are theirs. */
  #hexFilledBy(picked: readonly string[], atlas: Atlas): string | undefined {
    const at = picked.map((subject) => atlas.pieces.get(subject)?.at);
    const [first] = at;
    if (first === undefined || at.some((place) => place === undefined || placeKey(place) !== placeKey(first)))
      return undefined;
    const own = this.ownAt(first);
    const cell = atlas.cellAt.get(placeKey(first));
    return own.length === picked.length && cell !== undefined ? subjectOf(cell) : undefined;
  }

  /** The pieces of this seat in a place, those that can act first. */
  ownAt(place: Place): string[] {
    const stack = this.atlas.value?.stackAt.get(placeKey(place)) ?? [];
    return stack.filter(({ side }) => side === this.seat).map(({ id }) => id);
  }

  /** Each once. Commands about which `give` asks are left out. */
  cautionsOf(choices: readonly Offer[]): Line[] {
    const silent = choices.filter(({ endsStep, asksFirst }) => !endsStep && !asksFirst);
    const lines = silent.flatMap((choice) => this.#warningsOf(choice));
    return [...new Map(lines.map((line) => [line.text, line])).values()];
  }

  #offer(command: GameCommand): Offer {
    return offerOf(this.system, this.sight.value?.view, this.seat, command);
  }

  describe(choice: Offer): string {
    const view = this.sight.value?.view;
    return sentence(choice.says ?? this.system.describe(view, choice.command));
  }

  lay(who: string, marks: readonly Mark[]): void {
    this.laid.value = new Map([...this.laid.value, [who, marks]]);
  }

  speak(text: string): void {
    this.spoken.value = text === this.spoken.value ? `${text} ` : text;
  }

  pick(subjects: readonly string[]): void {
    batch(() => {
      this.picked.value = subjects;
      this.planned.value = null;
      this.pointed.value = null;
      this.posed.value = null;
      this.rivals.value = [];
      this.notice.value = null;
    });
  }

  /** Back by one step: closes the open clause, then the plan, then the selection. */
  back(): void {
    if (this.clause.value !== null) this.clause.value = null;
    else if (this.warned.value) this.warned.value = null;
    else if (this.planned.value || this.rivals.value.length > 0) {
      this.planned.value = null;
      this.rivals.value = [];
    } else if (this.notice.value) this.notice.value = null;
    else this.pick([]);
  }

  /** A click on a place with something picked: do it, show the odds first, offer several choices, or say why not. */
  aim(place: Place, how: 'do' | 'look' | 'best'): boolean {
    const own = this.#choicesAt(place);
    const drill = own.length === 0 ? this.drilling.to(place) : undefined;
    const fitting = drill ? [drill] : own;
    const [first] = fitting;
    if (first === undefined) return this.#whyNot(place);
    if (how === 'best') void this.give(first);
    else if (fitting.length > 1) this.#offerSeveral(fitting);
    else if (sameOffer(first, this.planned.value)) void this.give(first);
    else if (how === 'do' && !isStrike(first)) void this.give(first);
    else this.plan(first);
    return true;
  }

  /** What the picked pieces may do there, and the choices of the place itself (all together against it). */
  #choicesAt(place: Place): Offer[] {
    const key = placeKey(place);
    const own = this.goals.value.get(key) ?? [];
    const cell = this.atlas.value?.cellAt.get(key);
    const isAsked = own.some(isStrike) && cell && this.subjects.value.includes(subjectOf(cell));
    const wider = isAsked ? this.legalAbout(subjectOf(cell)) : [];
    const there = wider.filter((choice) => choice.place && placeKey(choice.place) === key);
    return ranked(distinct([...own, ...there]));
  }

  #offerSeveral(fitting: readonly Offer[]): void {
    const retry = this.planned.value !== null && fitting.some((each) => sameOffer(each, this.planned.value));
    if (retry) return void this.give(this.planned.value as Offer);
    batch(() => {
      this.notice.value = null;
      this.rivals.value = fitting;
      this.planned.value = fitting[0] ?? null;
    });
  }

  plan(choice: Offer): void {
    batch(() => {
      this.notice.value = null;
      if (!this.rivals.value.some((each) => sameOffer(each, choice))) this.rivals.value = [];
      this.planned.value = choice;
    });
  }

  #whyNot(place: Place): boolean {
    const view = this.sight.value?.view;
    if (this.picked.value.length === 0 || !this.mayChoose.value) return false;
    const request = this.system.meant?.(view, this.seat, this.picked.value, place) as GameCommand | undefined;
    if (request === undefined) return false;
    const verdict = this.system.check(view, this.seat, request);
    if (verdict.ok) {
      this.plan(this.#offer(request));
      return true;
    }
    const text = words.refused(this.system.describe(view, request), verdict.because, verdict.rule);
    this.#say({ text, rule: verdict.rule });
    return true;
  }

  #say(notice: Notice): void {
    this.notice.value = notice;
    this.speak(notice.text);
  }

  /**
   * Gives a command. One that ends a step or gives something up needs confirmation; cautions about a place were shown
   * there.
   */
  async give(choice: Offer, isSure = false): Promise<void> {
    if (this.isSending.value) return;
    const isAsked = choice.asksFirst || (choice.endsStep && confirmations.peek() === 'on');
    const lines = isAsked && !isSure ? this.#warningsOf(choice) : [];
    this.warned.value = lines.length > 0 ? { choice, lines } : null;
    if (lines.length === 0) await this.#send(commandsOf(choice), []);
  }

  #warningsOf({ command }: Offer): readonly Line[] {
    return this.system.warnings?.(this.sight.value?.view, this.seat, command) ?? [];
  }

  /** Sends it with the requested die. */
  async giveDie(value: number): Promise<void> {
    const wanted = this.dieNeeded.value;
    if (wanted === null) return;
    this.dieNeeded.value = null;
    await this.#send(wanted.commands, [...wanted.rolled, value]);
  }

  async #send(commands: readonly GameCommand[], dice: readonly number[]): Promise<void> {
    this.recount.decided(Math.max(0, this.link.number));
    await this.#trying(async () => {
      try {
        const { done, stopped } = await this.link.command(commands, dice.length > 0 ? dice : undefined);
        this.drilling.given(commands.slice(0, done), this.link.number);
        if (stopped && commands.length > 1) this.#say({ text: words.drills.stopped(done, commands.length) });
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.code !== 'die-needed') throw problem;
        const { sides, why } = problem.more.die as { sides: number; why: string };
        this.dieNeeded.value = { sides, why, commands, rolled: dice };
      }
    });
  }

  undo(): Promise<void> {
    return this.#trying(async () => {
      const count = this.drilling.undoes(this.link.number);
      await this.link.undo(count);
      this.drilling.undone(count);
    });
  }

  resign(): Promise<void> {
    return this.attempt(() => api.post(`/matches/${this.link.match}/resign`, { as: this.seat }));
  }

  /** An action at the table other than a command; a refusal is shown to the player. */
  attempt(act: () => Promise<unknown>): Promise<void> {
    return this.#trying(async () => void (await act()));
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

  /** After a change: the picked pieces stay picked while they still have choices. */
  #afterChange(): void {
    const view = this.sight.value?.view;
    const mayChoose = this.mayChoose.value;
    if (view === undefined) return;
    this.oddsClient.look(view);
    untracked(() => this.#settle(mayChoose));
  }

  #settle(mayChoose: boolean): void {
    const asked = this.subjects.value.filter((subject) => placeOfSubject(this.atlas.value as Atlas, subject));
    const picked = this.picked.value;
    const stays = mayChoose && picked.length > 0 && this.choicesFor(picked).length > 0;
    batch(() => {
      this.planned.value = null;
      this.pointed.value = null;
      this.posed.value = null;
      this.rivals.value = [];
      this.warned.value = null;
      if (asked.length === 1)
        this.picked.value = asked; // a question about one thing needs no selection
      else if (!stays) this.picked.value = [];
    });
  }

  #weigh(): void {
    this.oddsClient.ask(this.sight.peek()?.view, this.considered.value?.command);
  }

  /** A player who picks a unit will probably point at its targets. */
  #weighAhead(): void {
    const strikes = [...this.goals.value.values()].flatMap((choices) => choices.filter(isStrike));
    this.oddsClient.prepare(strikes.slice(0, MAX_AHEAD).map(({ command }) => command));
  }

  /** Once, when the match has begun: before that there is nothing to read. */
  async #readEarlier(): Promise<void> {
    if (this.#hasRead || this.link.kind !== 'table') return; // the others contain all their news
    this.#hasRead = true;
    try {
      this.earlier.value = await allNews(this.link.match, this.seat);
      this.recount.open(Math.max(0, this.link.number), this.yours.length < 2);
    } catch {
      this.#hasRead = false; // the connection is lost: read again when the table is back
    }
  }
}
