import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { GameCommand, LessonStep, LessonTask, Mark } from '@warmoot/kernel';
import { placeOfSubject } from '../play/atlas.ts';
import { isStrike, offerOf } from '../play/offer.ts';
import type { Session } from '../play/session.ts';
import type { LessonLink } from './lessonLink.ts';

/** A pause, so that the learner sees what is selected and planned. */
const SHOWN_MS = 1_100;

/** Watches what the learner does on the board and guides them through the lesson. */
export class Coaching {
  readonly session: Session;
  readonly link: LessonLink;
  /** The coach is doing the step. */
  readonly isShowing = signal(false);
  readonly #stops: readonly (() => void)[];

  constructor(session: Session, link: LessonLink) {
    this.session = session;
    this.link = link;
    this.#stops = [effect(() => this.#goOn()), effect(() => this.#point()), effect(() => this.#letGo())];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  get steps(): readonly LessonStep[] {
    return this.link.run.lesson.steps;
  }

  /** Undefined when the lesson is over. */
  readonly step: ReadonlySignal<LessonStep | undefined> = computed(
    () => this.steps[this.link.place.value.step],
  );

  /** The coach's text, with the label of this step's button. */
  worded(text: string): string {
    return text.includes('{button}') ? text.replaceAll('{button}', this.#button()) : text;
  }

  /** A planned attack is confirmed by its verb; everything else is offered with its full text. */
  #button(): string {
    const { task } = this.step.value ?? {};
    const { system, sight, seat } = this.session;
    if (task?.kind !== 'command') return '';
    const offer = offerOf(system, sight.value?.view, seat, task.command);
    return isStrike(offer) ? offer.verb : this.session.describe(offer);
  }

  /** Whether the learner does something other than what was asked. */
  readonly isAstray = computed<boolean>(() => {
    const { picked, clause } = this.session;
    const task = this.step.value?.task;
    if (this.link.place.value.hasStrayed) return true;
    if (task?.kind === 'pick') return picked.value.length > 0;
    return task?.kind === 'clause' && clause.value !== null;
  });

  /** Whether the step can be reset to its beginning. */
  readonly canPutBack = computed(() => this.link.place.value.hasStrayed);

  back(): void {
    this.#clear();
    this.link.again(Math.max(0, this.link.place.value.step - 1));
  }

  putBack(): void {
    this.#clear();
    this.link.again(this.link.place.value.step);
  }

  skip(): void {
    this.#clear();
    this.link.show();
  }

  startAgain(): void {
    this.#clear();
    this.link.again(0);
  }

  /** Does the step as the learner would, slowly enough to watch. */
  async showMe(): Promise<void> {
    const task = this.step.value?.task;
    if (task === undefined || this.isShowing.value) return;
    this.isShowing.value = true;
    try {
      if (this.canPutBack.value) this.putBack();
      await this.#show(task);
    } finally {
      this.isShowing.value = false;
    }
  }

  async #show(task: LessonTask): Promise<void> {
    const { session, link } = this;
    const at = link.place.value.step;
    switch (task.kind) {
      case 'pick':
        return session.pick(task.subjects);
      case 'clause':
        session.clause.value = task.rule;
        return;
      case 'layer':
        session.layers.value = new Set([...session.layers.value, task.name]);
        return;
      case 'refused':
        return this.#try(task.command);
      case 'weigh':
      case 'command':
        await this.#plan(task);
        break;
      default:
        break;
    }
    if (link.place.value.step === at && task.kind !== 'weigh') this.skip();
  }

  /** Selects and plans what the task is about, for a moment. */
  async #plan(task: Extract<LessonTask, { kind: 'weigh' | 'command' }>): Promise<void> {
    const { session } = this;
    const view = session.sight.value?.view;
    const asked = task.kind === 'command' ? task.command : this.#nextCommand();
    if (asked === undefined) return;
    const offer = offerOf(session.system, view, session.seat, asked);
    if (offer.actors.length > 0) session.pick(offer.actors);
    await pause();
    if (offer.place !== undefined) session.plan(offer);
    await pause();
  }

  /** Points at what is forbidden: the prompt then says why. */
  async #try(command: GameCommand): Promise<void> {
    const { session } = this;
    const { actors, place } = offerOf(session.system, session.sight.value?.view, session.seat, command);
    session.pick(actors);
    await pause();
    if (place !== undefined) session.aim(place, 'look');
  }

  /** The command considered now is given in a later step. */
  #nextCommand() {
    const later = this.steps.slice(this.link.place.value.step).find(({ task }) => task.kind === 'command');
    return later?.task.kind === 'command' ? later.task.command : undefined;
  }

  #clear(): void {
    this.session.clause.value = null;
    this.session.pick([]);
  }

  /** The learner has done what a step without a command asks for. */
  #goOn(): void {
    const task = this.step.value?.task;
    if (task === undefined || this.link.place.value.hasStrayed || !this.#isDone(task)) return;
    untracked(() => this.link.next());
  }

  #isDone(task: LessonTask): boolean {
    const { picked, planned, clause, layers, notice } = this.session;
    switch (task.kind) {
      case 'pick':
        return picked.value.some((id) => task.subjects.includes(id));
      case 'weigh':
        return isStrike(planned.value) && planned.value.strikes.includes(task.strikes);
      case 'clause':
        return clause.value === task.rule;
      case 'layer':
        return layers.value.has(task.name);
      case 'refused':
        return notice.value?.rule === task.rule;
      default:
        return false;
    }
  }

  /** The coach speaks of another unit: if the last one stayed selected, a click would send it there. */
  #letGo(): void {
    const [first] = this.step.value?.points ?? [];
    const { atlas, picked, seat } = this.session;
    untracked(() => {
      const pieces = atlas.value?.pieces;
      const isOwn = first !== undefined && pieces?.get(first)?.side === seat;
      const isOther = picked.value.some((id) => pieces?.has(id)) && !picked.value.includes(first ?? '');
      if (isOwn && isOther) this.session.pick([]);
    });
  }

  /** Marks on the board what the coach is talking about. */
  #point(): void {
    const atlas = this.session.atlas.value;
    const places = (this.step.value?.points ?? []).flatMap(
      (subject) => (atlas && placeOfSubject(atlas, subject)) ?? [],
    );
    const marks: readonly Mark[] = places.length === 0 ? [] : [{ kind: 'coach', places }];
    untracked(() => this.session.lay('coach', marks));
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
