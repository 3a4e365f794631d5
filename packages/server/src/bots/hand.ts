import { Worker } from 'node:worker_threads';
import { Memory } from './memory.ts';
import type { Answer, Report, Request, Task } from './task.ts';

/** Why a question got no answer: it took too long, the thread fell over it, whoever asked has left, or the server stops. */
export class Unanswered extends Error {
  readonly why: 'late' | 'broken' | 'left' | 'closed';

  constructor(why: Unanswered['why'], says: string) {
    super(says);
    this.why = why;
  }
}

/** A question on its way to a worker, and where the answer goes. */
export interface Call {
  /** Whose turn it takes: a person, or whoever owns the match a computer plays in. */
  readonly asker: string;
  /** What the seat sees, where the question is about a match. */
  readonly seen?: Seen;
  readonly task: Task;
  /** After so long the thread is ended, whatever it does. */
  readonly limitMs: number;
  /** Aborted when whoever asked has left. */
  readonly signal?: AbortSignal;
  readonly answered: (answer: Answer) => void;
  readonly failed: (problem: Unanswered) => void;
}

/** A view, and the match and seat it belongs to. */
export interface Seen {
  readonly key: string;
  readonly view: unknown;
}

/** Much more than any player needs; one that eats more takes only its own thread with it. */
const MOST_MEGABYTES = 1024;

/** One worker thread, which does one thing at a time. */
export class Hand {
  readonly #worker: Worker;
  readonly #shown = new Memory();
  readonly #changed: (hand: Hand) => void;
  #call: Call | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isGone = false;

  /** `changed` hears when the hand is free again, or gone. */
  constructor(script: string, changed: (hand: Hand) => void) {
    this.#changed = changed;
    this.#worker = new Worker(script, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    this.#worker.on('message', (report: Report) => this.#hear(report));
    this.#worker.on('error', (problem) => this.#end(new Unanswered('broken', problem.message)));
    this.#worker.on('exit', () => this.#end(new Unanswered('broken', 'the thread ended')));
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  get isFree(): boolean {
    return this.#call === undefined && !this.#isGone;
  }

  /** Whether it saw this match from this seat before, and so has only the changes to read. */
  remembers({ seen }: Call): boolean {
    return seen !== undefined && this.#shown.has(seen.key);
  }

  isServing(asker: string): boolean {
    return this.#call?.asker === asker;
  }

  give(call: Call): void {
    this.#call = call;
    const seconds = Math.round(call.limitMs / 100) / 10;
    const late = () => this.#end(new Unanswered('late', `no answer within ${seconds} seconds`));
    this.#timer = setTimeout(late, call.limitMs);
    this.#worker.postMessage(this.#requestOf(call));
  }

  #requestOf({ seen, task }: Call): Request {
    if (seen === undefined) return { task };
    return { view: { key: seen.key, packed: this.#shown.pack(seen.key, seen.view) }, task };
  }

  /** Nobody waits for the answer any more: the thread is ended with it. */
  abandon(call: Call): void {
    if (this.#call === call) this.#end(new Unanswered('left', 'nobody waits for the answer'));
  }

  close(): Promise<unknown> {
    this.#end(new Unanswered('closed', 'the server stops'));
    return this.#worker.terminate();
  }

  #hear(report: Report): void {
    const call = this.#putDown();
    if ('defect' in report) call?.failed(new Unanswered('broken', report.defect));
    else call?.answered(report.answer);
    this.#changed(this);
  }

  #end(why: Unanswered): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#putDown()?.failed(why);
    void this.#worker.terminate();
    this.#changed(this);
  }

  #putDown(): Call | undefined {
    clearTimeout(this.#timer);
    const call = this.#call;
    this.#call = undefined;
    return call;
  }
}
