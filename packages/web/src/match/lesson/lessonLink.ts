import { batch, signal } from '@preact/signals';
import {
  type AnySystem,
  changesBetween,
  type GameCommand,
  type GameEvent,
  type Lesson,
  type LessonAct,
  LessonRun,
  type Line,
  type LogItem,
  Match,
  seededDice,
  storyOfEvents,
} from '@warmoot/kernel';
import type { ChatMessage, News, Sight, TableSeen } from '@warmoot/server/wire';
import { ApiProblem } from '../../net/api.ts';
import type { Answered, LinkState, TableLink } from '../../net/matchLink.ts';
import { learn } from '../../text/index.ts';

type AnyItem = LogItem<GameCommand, GameEvent>;

/** What the page shows of the lesson besides the board. */
export interface LessonPlace {
  readonly step: number;
  readonly hasStrayed: boolean;
}

/** A lesson as a match: played here by the same rules, without a server. Its dice and the enemy's moves are the script's. */
export class LessonLink implements TableLink {
  readonly match: string;
  readonly seat: string;
  readonly path: string;
  readonly kind = 'lesson';
  readonly state = signal<LinkState>('live');
  readonly table = signal<TableSeen | null>(null);
  readonly sight = signal<Sight | null>(null);
  readonly news = signal<readonly News[]>([]);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly isHeld = signal(false);
  readonly place = signal<LessonPlace>({ step: 0, hasStrayed: false });
  readonly run: LessonRun;
  /** Follows the run line by line, to deliver each line as news. */
  readonly #shown: LessonRun['match'];
  /** Called after everything the learner does. */
  readonly #onAct: (link: LessonLink) => void;

  constructor(
    system: AnySystem,
    lesson: Lesson,
    title: string,
    acts: readonly LessonAct[],
    onAct: (link: LessonLink) => void,
  ) {
    this.match = `lesson-${lesson.id}`;
    this.seat = lesson.seat;
    this.path = `/learn/${lesson.id}`;
    this.#onAct = onAct;
    this.run = new LessonRun(system, lesson, acts);
    this.#shown = Match.from(system, lesson.options, lesson.state, seededDice(''), 1) as LessonRun['match'];
    this.table.value = tableOf(system, lesson, title);
    this.#take([
      { lines: [{ text: learn.lesson.begins, opens: true }], changes: changesBetween(null, this.#sight()) },
    ]);
    this.#follow();
  }

  get number(): number {
    return this.news.value.at(-1)?.number ?? 0;
  }

  async command(commands: readonly unknown[]): Promise<Answered> {
    let done = 0;
    for (const command of commands) {
      const answer = this.run.give(command as GameCommand);
      if (!answer.ok && done === 0 && 'says' in answer) throw refused(answer.says, answer.rule);
      if (!answer.ok) break;
      done++;
    }
    this.#acted();
    return { done, number: this.number, news: [], ...(done < commands.length && { stopped: true }) };
  }

  async undo(count: number): Promise<void> {
    for (let undone = 0; undone < count; undone++) {
      const verdict = this.run.undo();
      if (!verdict.ok && undone === 0) throw refused(verdict.because, verdict.rule);
    }
    this.#acted();
  }

  /** The step's task is done without a command. */
  next(): void {
    this.run.next();
    this.#acted();
  }

  again(step: number): void {
    this.run.again(step);
    this.#acted();
  }

  show(): void {
    this.run.show();
    this.#acted();
  }

  close(): void {
    this.state.value = 'closed';
  }

  #acted(): void {
    this.#follow();
    this.#onAct(this);
  }

  #follow(): void {
    const news: Omit<News, 'number' | 'at'>[] = [];
    for (const item of this.run.match.log.slice(this.#shown.lines - 1)) news.push(this.#newsFrom(item));
    batch(() => {
      this.#take(news);
      if (news.length > 0 || this.sight.value === null) this.sight.value = this.#sight(); // a new sight ends plans
      this.place.value = { step: this.run.step, hasStrayed: this.run.hasStrayed };
    });
  }

  #newsFrom(item: AnyItem): Omit<News, 'number' | 'at'> {
    const [before, state] = [this.#sight(), this.#shown.state];
    this.#shown.follow(item);
    return { lines: this.#linesOf(item, state), changes: changesBetween(before, this.#sight()) };
  }

  #linesOf(item: AnyItem, before: unknown): readonly Line[] {
    if (item.kind === 'setup' || item.kind === 'command')
      return storyOfEvents(this.run.system, before, item.events, this.seat);
    const text = item.kind === 'undo' ? learn.lesson.undone : learn.lesson.putBack;
    return [{ text, of: this.seat, rules: [item.kind === 'undo' ? 'MOT-03' : 'MOT-13'] }];
  }

  #take(news: readonly Omit<News, 'number' | 'at'>[]): void {
    const first = this.number + 1;
    this.news.value = [
      ...this.news.value,
      ...news.map((each, at) => ({ ...each, number: first + at, at: 0 })),
    ];
  }

  #sight(): Sight {
    const { seat } = this;
    const match = this.#shown;
    return {
      view: match.viewOf(seat),
      open: match.pendingSeenBy(seat).map(({ seat: who, task, deadline }) => ({ seat: who, task, deadline })),
      outcome: match.outcome ?? null,
      mayUndo: match.mayUndo(seat).ok,
    };
  }
}

const refused = (says: string, rule: string): ApiProblem =>
  new ApiProblem(422, { code: 'refused', says, rule });

/** The table of a lesson: the learner and the coach, nobody else. */
const tableOf = (system: AnySystem, { id, options, seat }: Lesson, title: string): TableSeen => ({
  id,
  system: system.id,
  title,
  options: {},
  visibility: 'private',
  status: 'playing',
  outcome: null,
  createdAt: 0,
  begunAt: 0,
  endedAt: null,
  dice: { source: 'scripted' },
  settings: { hours: null, absence: 'default', absenceBot: null, ownDice: false, hasModerator: false },
  chairs: system.seats(options).map((each) => ({
    seat: each,
    name: each === seat ? learn.lesson.learner : null,
    bot: each === seat ? null : learn.lesson.coach,
    isOpen: false,
    isPresent: true,
  })),
  deadlines: [],
  proposals: [],
  campaign: null,
  battles: [],
  halted: null,
});
