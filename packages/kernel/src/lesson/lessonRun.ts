import type { Choice } from '../choice.ts';
import { type Answer, Match } from '../match.ts';
import type { AnySystem, GameCommand, GameEvent } from '../ruleSystem.ts';
import { placeKey } from '../scene.ts';
import type { Verdict } from '../verdict.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { LessonDice } from './lessonDice.ts';

/** What the learner has done. Dice and answers follow from the lesson, so a lesson can be resumed from this alone. */
export type LessonAct =
  | { readonly kind: 'command'; readonly command: GameCommand }
  | { readonly kind: 'undo' }
  | { readonly kind: 'next' }
  /** Back to the position at the beginning of this step. */
  | { readonly kind: 'again'; readonly step: number };

type AnyMatch = Match<unknown, GameCommand, GameEvent, unknown, unknown>;

const placeOf = ({ place }: Choice): string => (place === undefined ? '' : placeKey(place));
const sorted = (actors: readonly string[]): string => [...actors].sort().join(' ');

/** Whether two commands mean the same at the table: verb, pieces and place; ways may differ. */
const meanTheSame = (a: Choice, b: Choice): boolean =>
  a.verb === b.verb && placeOf(a) === placeOf(b) && sorted(a.actors) === sorted(b.actors);

/** More answers than any step of a lesson can need: a lesson that needs more is faulty. */
const MAX_ANSWERS = 200;

/** One learner in one lesson. Every command, the other side's too, goes through the match like any other. */
export class LessonRun {
  readonly system: AnySystem;
  readonly lesson: Lesson;
  readonly match: AnyMatch;
  readonly #dice = new LessonDice();
  readonly #acts: LessonAct[] = [];
  /** The number of log lines at the beginning of each step reached. */
  readonly #begins: number[] = [];
  #answers: GameCommand[] = [];
  #step = 0;
  #hasStrayed = false;

  constructor(system: AnySystem, lesson: Lesson, acts: readonly LessonAct[] = []) {
    this.system = system;
    this.lesson = lesson;
    // The position itself counts as the first line: takebacks can return to it.
    this.match = Match.from(system, lesson.options, lesson.state, this.#dice, 1) as AnyMatch;
    this.#begin(0);
    for (const act of acts) if (!this.#repeat(act)) break;
  }

  get step(): number {
    return this.#step;
  }

  /** Undefined after the last. */
  get current(): LessonStep | undefined {
    return this.lesson.steps[this.#step];
  }

  /** In this step the learner has done something other than what was asked, and has not undone it. */
  get hasStrayed(): boolean {
    return this.#hasStrayed;
  }

  get acts(): readonly LessonAct[] {
    return this.#acts;
  }

  /** How many fixed dice have been rolled. */
  get diceRolled(): number {
    return this.#dice.rolled;
  }

  give(command: GameCommand): Answer<GameEvent> {
    const isAsked = this.#isAsked(command);
    const answer = this.match.submit(this.lesson.seat, command);
    if (!answer.ok) return answer;
    this.#acts.push({ kind: 'command', command });
    this.#letOthersAct(isAsked);
    if (isAsked) this.#begin(this.#step + 1);
    else this.#hasStrayed = true;
    return answer;
  }

  undo(): Verdict {
    const verdict = this.match.undo(this.lesson.seat);
    if (!verdict.ok) return verdict;
    this.#acts.push({ kind: 'undo' });
    if (this.current?.task.kind === 'undo') this.#begin(this.#step + 1);
    else this.#settle();
    return verdict;
  }

  /** The learner has read, selected or opened what this step is about. */
  next(): void {
    this.#acts.push({ kind: 'next' });
    this.#begin(this.#step + 1);
  }

  /** Returns to the position at the beginning of a step that was reached before. */
  again(step: number): void {
    const line = this.#begins[step];
    if (line === undefined || this.match.outcome !== undefined) return;
    this.#acts.push({ kind: 'again', step });
    if (line < this.match.lines) this.match.takeBack(this.lesson.seat, line, []);
    this.#begin(step);
  }

  /** The learner asks to be shown: gives the command of this step, from the position at its beginning. */
  show(): void {
    const { task } = this.current ?? {};
    if (this.#hasStrayed) this.again(this.#step);
    if (task?.kind === 'command') this.give(task.command);
    else if (task?.kind === 'undo') this.undo();
    else this.next();
  }

  #isAsked(command: GameCommand): boolean {
    const { task } = this.current ?? {};
    if (task?.kind !== 'command' || this.#hasStrayed) return false;
    const { system, match, lesson } = this;
    const view = match.viewOf(lesson.seat);
    const meaning = (each: GameCommand): Choice => system.choice(view as never, lesson.seat, each);
    return meanTheSame(meaning(command), meaning(task.command));
  }

  /** Until the learner must decide again. The script's commands come first, then the stand-ins. */
  #letOthersAct(isScripted: boolean): void {
    for (let given = 0; given < MAX_ANSWERS; given++) {
      const [open] = this.match.pending;
      if (open === undefined || open.seat === this.lesson.seat) return;
      const scripted = isScripted ? this.#answers.shift() : undefined;
      const answer = scripted && this.match.submit(open.seat, scripted);
      if (!answer?.ok) this.match.submit(open.seat, open.standIn);
    }
    throw new Error(`lesson ${this.lesson.id}: step ${this.#step + 1} never returns to the learner`);
  }

  #begin(step: number): void {
    this.#step = step;
    this.#hasStrayed = false;
    this.#begins[step] = this.match.lines;
    const { dice = [], answers = [] } = this.current ?? {};
    this.#dice.begin(dice, `${this.lesson.id} ${step}`);
    this.#answers = [...answers];
  }

  /** After an undo: back on track if nothing in this step is left to undo. */
  #settle(): void {
    const before = this.match.stateAfter(this.#begins[this.#step] ?? 1);
    this.#hasStrayed = JSON.stringify(before) !== JSON.stringify(this.match.state);
  }

  /** False if the rules no longer allow it: the lesson then continues from the step reached. */
  #repeat(act: LessonAct): boolean {
    switch (act.kind) {
      case 'command':
        return this.give(act.command).ok;
      case 'undo':
        return this.undo().ok;
      case 'again':
        this.again(act.step);
        return true;
      default:
        this.next();
        return true;
    }
  }
}
