import type { Odds, Thought } from '@warmoot/kernel';
import { FairQueue } from './fairQueue.ts';
import { type Call, Hand, Unanswered } from './hand.ts';
import { LastThoughts } from './lastThoughts.ts';
import type { Answer, ChooseTask, OddsTask, Task } from './task.ts';

/** Whose question it is, and what that seat sees. */
export interface Asked<T extends Task> {
  readonly match: string;
  readonly view: unknown;
  readonly task: Omit<T, 'kind'>;
  readonly limitMs: number;
}

/**
 * Worker threads for what takes long: computer players and odds. Threads are started when they are needed and
 * replaced when they fall. A person who asks for odds waits for no computer player that has not begun to think.
 */
export class Pool {
  readonly #script: string;
  readonly #size: number;
  readonly #hands = new Set<Hand>();
  readonly #people = new FairQueue<Call>();
  readonly #computers = new FairQueue<Call>();
  readonly #thoughts = new LastThoughts();
  #isClosed = false;

  /** `script` is a file that Node can run as it is. */
  constructor(script: string, size: number) {
    this.#script = script;
    this.#size = size;
  }

  /** Null when the decision is not that seat's. */
  choose(asked: Asked<ChooseTask>): Promise<Thought<unknown> | null> {
    return this.#thoughts.of(`${asked.match}|${asked.task.seat}`, asked.task.seed, () =>
      this.#ask(this.#computers, { ...asked, task: { ...asked.task, kind: 'choose' } }),
    );
  }

  odds(asked: Asked<OddsTask>): Promise<Odds> {
    return this.#ask(this.#people, { ...asked, task: { ...asked.task, kind: 'odds' } });
  }

  /** How many odds of a match are waiting to be worked out. */
  oddsWaiting(match: string): number {
    return this.#people.waitingOf(match);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let call = this.#next(); call !== undefined; call = this.#next())
      call.failed(new Unanswered('closed', 'the server stops'));
    await Promise.all([...this.#hands].map((hand) => hand.close()));
  }

  #ask<A extends Answer>(queue: FairQueue<Call>, question: Omit<Call, 'answered' | 'failed'>): Promise<A> {
    if (this.#isClosed) return Promise.reject(new Unanswered('closed', 'the server stops'));
    return new Promise<A>((resolve, reject) => {
      queue.add(question.match, { ...question, answered: (answer) => resolve(answer as A), failed: reject });
      this.#goOn();
    });
  }

  #goOn(): void {
    while (this.#hasFreeHand()) {
      const call = this.#next();
      if (call === undefined) return;
      this.#handFor(call).give(call);
    }
  }

  #next(): Call | undefined {
    return this.#people.take() ?? this.#computers.take();
  }

  #hasFreeHand(): boolean {
    return this.#hands.size < this.#size || [...this.#hands].some((hand) => hand.isFree);
  }

  #handFor(call: Call): Hand {
    const free = [...this.#hands].filter((hand) => hand.isFree);
    return free.find((hand) => hand.remembers(call)) ?? free[0] ?? this.#start();
  }

  #start(): Hand {
    const hand = new Hand(this.#script, (changed) => {
      if (changed.isGone) this.#hands.delete(changed);
      if (!this.#isClosed) this.#goOn();
    });
    this.#hands.add(hand);
    return hand;
  }
}
