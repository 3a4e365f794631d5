import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BotDecision } from '../bots/playBot.ts';
import type { Handler, Handlers } from '../jobs/jobs.ts';
import type { Reply } from '../matches/liveMatch.ts';
import type { Store } from '../store/store.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What a node counts about itself, for Prometheus and similar tools. */
export class Metrics {
  readonly registry = new Registry();
  readonly #commands = this.#counter('commands_total', 'Commands that took effect', ['system']);
  readonly #refusals = this.#counter('refusals_total', 'Commands that did not take effect', [
    'system',
    'why',
  ]);
  readonly #bots = this.#counter('bot_decisions_total', 'Decisions of computer players', [
    'system',
    'player',
    'by',
  ]);
  readonly #jobs = this.#counter('jobs_total', 'Jobs done, and tries that failed', ['name', 'end']);
  readonly #appends = this.#histogram('append_seconds', 'Time until a line of a log is durable', ['end']);
  readonly #requests = this.#histogram('request_seconds', 'HTTP requests', ['method', 'route', 'status']);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that is looked up whenever the metrics are read. */
  watch(name: string, help: string, look: () => number): void {
    const collect = function (this: Gauge): void {
      this.set(look());
    };
    new Gauge({ name: `warmoot_${name}`, help, collect, registers: [this.registry] });
  }

  replied(system: string, { done, stopped }: Reply): void {
    this.#commands.inc({ system }, done);
    if (stopped !== undefined) this.#refusals.inc({ system, why: stopped.why });
  }

  decided({ system, player, by }: BotDecision): void {
    this.#bots.inc({ system, player, by });
  }

  requested(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  /** The same handlers, counting how each job ends. */
  counting(handlers: Handlers): Handlers {
    const counted = Object.entries(handlers).map(([name, handler]) => [name, this.#counted(name, handler)]);
    return Object.fromEntries(counted) as Handlers;
  }

  /** The same store, timing its appends. */
  timing(store: Store): Store {
    const append: Store['append'] = async (entry) => {
      const end = this.#appends.startTimer();
      try {
        const isWritten = await store.append(entry);
        end({ end: isWritten ? 'written' : 'outrun' });
        return isWritten;
      } catch (problem) {
        end({ end: 'failed' });
        throw problem;
      }
    };
    return new Proxy(store, {
      get: (target, name) => {
        if (name === 'append') return append;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  #counted(name: string, handler: Handler): Handler {
    return async (payload) => {
      try {
        await handler(payload);
        this.#jobs.inc({ name, end: 'done' });
      } catch (problem) {
        this.#jobs.inc({ name, end: 'failed' });
        throw problem;
      }
    };
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name: `warmoot_${name}`, help, labelNames, registers: [this.registry] });
  }

  #histogram(name: string, help: string, labelNames: string[]): Histogram {
    return new Histogram({
      name: `warmoot_${name}`,
      help,
      labelNames,
      buckets: SECONDS,
      registers: [this.registry],
    });
  }
}
