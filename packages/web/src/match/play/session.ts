import { batch, computed, effect, signal, untracked } from '@preact/signals';
import {
  type AnySystem,
  type GameCommand,
  type Line,
  type NamedDrill,
  type Place,
  placeKey,
  type Seat,
} from '@warmoot/kernel';
import { ApiProblem, api } from '../../net/api.ts';
import type { TableLink } from '../../net/matchLink.ts';
import { confirmations } from '../../settings/settings.ts';
import type { MatchPanels } from '../../systems/part.ts';
import { match as words } from '../../text/index.ts';
import { OddsClient } from '../odds/oddsClient.ts';
import { type Atlas, placeOfSubject, subjectOf } from './atlas.ts';
import { Choosing } from './choosing.ts';
import { commandsOf, distinct, isStrike, type Offer, offerOfDrill, ranked, sameOffer } from './offer.ts';

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

/** How many attacks have their odds computed before the player points at them. */
const MAX_AHEAD = 24;
const PAINT_MS = 30;

/** One person at one board: the commands given, and what comes back. */
export class Session extends Choosing {
  readonly oddsClient: OddsClient;
  readonly notice = signal<Notice | null>(null);
  readonly dieNeeded = signal<DieToEnter | null>(null);
  /** Cautions before a command. */
  readonly warned = signal<{ readonly choice: Offer; readonly lines: readonly Line[] } | null>(null);
  readonly isSending = signal(false);
  /** What the system adds to the screen, once it has loaded. */
  readonly panels = signal<MatchPanels>({});
  /** Whether the sheet over the map is hidden, to look at the map. */
  readonly isOverlayHidden = signal(false);

  constructor(system: AnySystem, link: TableLink, yours: readonly Seat[]) {
    super(system, link, yours);
    this.oddsClient = new OddsClient(system.id, link.seat);
    this.stops.push(
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
    );
  }

  override close(): void {
    super.close();
    this.pencil.stop();
    this.oddsClient.close();
  }

  /** Whether the system's sheet has something to show, and whether it covers the map. */
  readonly hasOverlay = computed(
    () => this.sight.value !== null && !!this.panels.value.overlay?.isOpen(this),
  );
  readonly isOverlayOpen = computed(() => this.hasOverlay.value && !this.isOverlayHidden.value);

  /** Turns the picked pieces in place. */
  face(direction: number): void {
    const turn = this.turns.value.get(direction);
    if (turn) void this.give(turn);
  }

  /** Computes a drill, which may take a moment, and gives its commands. */
  async drill(named: NamedDrill<GameCommand>): Promise<void> {
    if (this.isSending.value) return;
    this.isSending.value = true;
    await new Promise((resolve) => setTimeout(resolve, PAINT_MS)); // let the browser paint the pressed button
    const drill = named.drill();
    this.isSending.value = false;
    const offer = drill && offerOfDrill(drill);
    if (offer) await this.give(offer);
    else this.#say({ text: words.drills.none });
  }

  pick(subjects: readonly string[]): void {
    batch(() => {
      this.picked.value = subjects;
      this.planned.value = null;
      this.continues.value = false;
      this.pointed.value = null;
      this.posed.value = null;
      this.rivals.value = [];
      this.notice.value = null;
    });
    const plan = this.pencil.followed();
    if (plan) this.plan(plan);
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

  /** What the picked pieces may do there, and the choices of the place itself (a joint attack on it). */
  #choicesAt(place: Place): Offer[] {
    const key = placeKey(place);
    const own = this.goals.value.get(key) ?? [];
    const cell = this.atlas.value?.cellAt.get(key);
    const isAsked = own.some(isStrike) && cell && this.subjects.value.includes(subjectOf(cell));
    const wider = isAsked ? this.legalAbout(subjectOf(cell)) : [];
    const there = wider.filter((choice) => choice.place && placeKey(choice.place) === key);
    const all = ranked(distinct([...own, ...there]));
    const usual = all.filter(({ isAside }) => !isAside);
    return usual.length > 0 ? usual : all;
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
      this.continues.value = false;
      this.planned.value = choice;
    });
  }

  #whyNot(place: Place): boolean {
    const view = this.judged.value;
    if (this.picked.value.length === 0 || !this.mayChoose.value) return false;
    const request = this.system.meant?.(view, this.seat, this.picked.value, place, this.planSoFar()) as
      | GameCommand
      | undefined;
    if (request === undefined) return false;
    const verdict = this.system.check(view, this.seat, request);
    if (verdict.ok) {
      this.plan(this.offer(request));
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
    if (this.pencil.isFor(choice)) return this.#draw(choice);
    const isAsked = choice.asksFirst || (choice.endsStep && confirmations.peek() === 'on');
    const lines = isAsked && !isSure ? this.warningsOf(choice) : [];
    this.warned.value = lines.length > 0 ? { choice, lines } : null;
    if (lines.length === 0) await this.#send(commandsOf(choice), []);
  }

  #draw(choice: Offer): void {
    const says = this.pencil.draw(choice);
    this.pick([]);
    this.speak(says);
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
    const isPlanning = this.panels.peek().plansItself?.(this) ?? false;
    const stays = mayChoose && picked.length > 0 && (isPlanning || this.choicesFor(picked).length > 0);
    batch(() => {
      this.planned.value = null;
      this.continues.value = false;
      this.pointed.value = null;
      this.posed.value = null;
      this.rivals.value = [];
      this.warned.value = null;
      if (asked.length === 1 && !(isPlanning && stays))
        this.picked.value = asked; // a question about one thing needs no selection
      else if (!stays) this.picked.value = [];
    });
  }

  #weigh(): void {
    if (this.ahead.value !== undefined) return;
    this.oddsClient.ask(this.sight.peek()?.view, this.considered.value?.command);
  }

  /** A player who picks a unit will probably point at its targets. */
  #weighAhead(): void {
    const strikes = [...this.goals.value.values()].flatMap((choices) => choices.filter(isStrike));
    this.oddsClient.prepare(strikes.slice(0, MAX_AHEAD).map(({ command }) => command));
  }
}
