import { Worker } from 'node:worker_threads';
import { Memory } from './memory.ts';
import type { Answer, Ready, Report, Request, Task } from './task.ts';

/** Why a question was not answered: it took too long, the thread crashed, the asker left, or the server is stopping. */
export class Unanswered extends Error {
  readonly why: 'late' | 'broken' | 'left' | 'closed';

  constructor(why: Unanswered['why'], says: string) {
    super(says);
    this.why = why;
  }
}

/** A question on its way to a worker, and where to send the answer. */
export interface Call {
  /** Whose place in the queue it takes: a person's, or that of the owner of the computer player's match. */
  readonly asker: string;
  /** What the seat sees, if the question is about a match. */
  readonly seen?: Seen;
  readonly task: Task;
  /** After this long the thread is ended, whatever it is doing. */
  readonly limitMs: number;
  /** Aborted when the asker has left. */
  readonly signal?: AbortSignal;
  readonly answered: (answer: Answer) => void;
  readonly failed: (problem: Unanswered) => void;
}

/** A view, and the match and seat it belongs to. */
export interface Seen {
  readonly key: string;
  readonly view: unknown;
}

/** Far more than any player needs; a player that uses more brings down only its own thread. */
const MAX_MEGABYTES = 1024;

/** A thread that has not loaded its program by then never will. */
const START_MS = 60_000;

/** One worker thread, which does one thing at a time. */
export class WorkerHandle {
  readonly #worker: Worker;
  readonly #shown = new Memory();
  readonly #changed: (handle: WorkerHandle) => void;
  #call: Call | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isReady = false;
  #isGone = false;

  /** `changed` is called when the worker is free again, or gone. */
  constructor(script: string, changed: (handle: WorkerHandle) => void) {
    this.#changed = changed;
    this.#worker = new Worker(script, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    this.#worker.on('message', (said: Report | Ready) => {
      if ('ready' in said) this.#begin();
      else this.#hear(said);
    });
    this.#worker.on('error', (problem) => this.#end(new Unanswered('broken', problem.message)));
    this.#worker.on('exit', () => this.#end(new Unanswered('broken', 'the thread ended')));
    this.#endAfter(START_MS, new Unanswered('broken', 'the thread did not start'));
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  get isFree(): boolean {
    return this.#call === undefined && !this.#isGone;
  }

  /** Whether it has seen this match from this seat before, and so needs only the changes. */
  remembers({ seen }: Call): boolean {
    return seen !== undefined && this.#shown.has(seen.key);
  }

  isServing(asker: string): boolean {
    return this.#call?.asker === asker;
  }

  give(call: Call): void {
    this.#call = call;
    if (this.#isReady) this.#limit(call);
    this.#worker.postMessage(this.#requestOf(call));
  }

  /** Loading the program does not count as thinking: on a busy machine it takes longer than a question may. */
  #begin(): void {
    this.#isReady = true;
    clearTimeout(this.#timer);
    if (this.#call !== undefined) this.#limit(this.#call);
  }

  #limit({ limitMs }: Call): void {
    const seconds = Math.round(limitMs / 100) / 10;
    this.#endAfter(limitMs, new Unanswered('late', `no answer within ${seconds} seconds`));
  }

  #endAfter(milliseconds: number, why: Unanswered): void {
    this.#timer = setTimeout(() => this.#end(why), milliseconds);
  }

  #requestOf({ seen, task }: Call): Request {
    if (seen === undefined) return { task };
    return { view: { key: seen.key, packed: this.#shown.pack(seen.key, seen.view) }, task };
  }

  /** Nobody is waiting for the answer any more, so the thread is ended. */
  abandon(call: Call): void {
    if (this.#call === call) this.#end(new Unanswered('left', 'nobody is waiting for the answer'));
  }

  close(): Promise<unknown> {
    this.#end(new Unanswered('closed', 'the server is stopping'));
    return this.#worker.terminate();
  }

  #hear(report: Report): void {
    const call = this.#takeCall();
    if ('defect' in report) call?.failed(new Unanswered('broken', report.defect));
    else call?.answered(report.answer);
    this.#changed(this);
  }

  #end(why: Unanswered): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#takeCall()?.failed(why);
    void this.#worker.terminate();
    this.#changed(this);
  }

  #takeCall(): Call | undefined {
    clearTimeout(this.#timer);
    const call = this.#call;
    this.#call = undefined;
    return call;
  }
}
