import { FairQueue } from './fairQueue.ts';
import { LastThoughts } from './lastThoughts.ts';
import type { Answers, ChooseTask, Task } from './task.ts';
import { type Call, type Seen, Unanswered, WorkerHandle } from './workerHandle.ts';

/** A task, and whose turn it uses. */
export interface Asked<T extends Task> {
  readonly asker: string;
  readonly seen?: Seen;
  readonly task: T;
  readonly limitMs: number;
  /** Aborted when the asker has left: waiting work is dropped, and running work is ended. */
  readonly signal?: AbortSignal;
}

/** Otherwise somebody who leaves and comes straight back would use up a thread each time. */
const NEARLY_DONE_MS = 300;

const left = (): Unanswered => new Unanswered('left', 'nobody is waiting for the answer');

/**
 * Worker threads for long work, started when needed and replaced when they crash. People are served before computer
 * players, but never twice in a row while a computer player waits. Nobody has two threads at once.
 */
export class Pool {
  readonly #script: string;
  readonly #size: number;
  readonly #workers = new Set<WorkerHandle>();
  readonly #people = new FairQueue<Call>();
  readonly #computers = new FairQueue<Call>();
  readonly #thoughts = new LastThoughts();
  #wasPerson = false;
  #isClosed = false;

  /** `script` is a file that Node can run unchanged. */
  constructor(script: string, size: number) {
    this.#script = script;
    this.#size = size;
  }

  /** Null if that seat has no decision to make. */
  choose(asked: Asked<ChooseTask> & { readonly seen: Seen }): Promise<Answers['choose']> {
    return this.#thoughts.of(asked.seen.key, asked.task.seed, () => this.#ask(this.#computers, asked));
  }

  /** A person's question. */
  ask<T extends Task>(asked: Asked<T>): Promise<Answers[T['kind']]> {
    return this.#ask(this.#people, asked);
  }

  /** How many of a person's questions are waiting for a thread. */
  countFor(asker: string): number {
    return this.#people.countFor(asker);
  }

  /** How many people's questions are waiting for a thread. */
  get waiting(): number {
    return this.#people.size;
  }

  isServing(asker: string): boolean {
    return [...this.#workers].some((worker) => worker.isServing(asker));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let call = this.#next(); call !== undefined; call = this.#next())
      call.failed(new Unanswered('closed', 'the server is stopping'));
    await Promise.all([...this.#workers].map((worker) => worker.close()));
  }

  #ask<T extends Task>(queue: FairQueue<Call>, question: Asked<T>): Promise<Answers[T['kind']]> {
    if (this.#isClosed) return Promise.reject(new Unanswered('closed', 'the server is stopping'));
    return new Promise((resolve, reject) => {
      const answered = (answer: unknown): void => resolve(answer as Answers[T['kind']]);
      const call: Call = { ...question, answered, failed: reject };
      queue.add(call.asker, call);
      call.signal?.addEventListener('abort', () => this.#forget(queue, call), { once: true });
      this.#goOn();
    });
  }

  /** Ends running work too, unless it is nearly done: a thread that survives still remembers its views. */
  #forget(queue: FairQueue<Call>, call: Call): void {
    const end = () => {
      for (const worker of this.#workers) worker.abandon(call);
    };
    if (queue.drop(call.asker, call)) call.failed(left());
    else setTimeout(end, NEARLY_DONE_MS).unref();
  }

  #goOn(): void {
    while (this.#hasFreeWorker()) {
      const call = this.#next();
      if (call === undefined) return;
      if (call.signal?.aborted) call.failed(left());
      else this.#workerFor(call).give(call);
    }
  }

  #next(): Call | undefined {
    const person = () => this.#people.take((asker) => this.#isClosed || !this.isServing(asker));
    const computer = () => this.#computers.take();
    const call = this.#wasPerson ? (computer() ?? person()) : (person() ?? computer());
    this.#wasPerson = call !== undefined && call.task.kind !== 'choose';
    return call;
  }

  #hasFreeWorker(): boolean {
    return this.#workers.size < this.#size || [...this.#workers].some((worker) => worker.isFree);
  }

  #workerFor(call: Call): WorkerHandle {
    const free = [...this.#workers].filter((worker) => worker.isFree);
    return free.find((worker) => worker.remembers(call)) ?? free[0] ?? this.#start();
  }

  #start(): WorkerHandle {
    const worker = new WorkerHandle(this.#script, (changed) => {
      if (changed.isGone) this.#workers.delete(changed);
      if (!this.#isClosed) this.#goOn();
    });
    this.#workers.add(worker);
    return worker;
  }
}
