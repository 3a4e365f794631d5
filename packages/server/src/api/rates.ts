/** Above this number, the oldest senders are forgotten. */
const MAX_SENDERS = 5_000;

interface Span {
  readonly since: number;
  readonly count: number;
}

type Answer = (error: Error | null, rate: { readonly current: number; readonly ttl: number }) => void;

/**
 * How often each sender has asked recently. We measure elapsed time: with the wall clock, as in the plugin's own store,
 * a clock set back by a day would lock people out for a day.
 */
export class Rates {
  readonly #spans = new Map<string, Span>();
  readonly #counters = new Map<string, Rates>();

  incr(sender: string, answer: Answer, lengthMs: number): void {
    const at = performance.now();
    const before = this.#spans.get(sender);
    const isRunning = before !== undefined && at - before.since < lengthMs;
    const span = isRunning ? { ...before, count: before.count + 1 } : { since: at, count: 1 };
    this.#remember(sender, span);
    answer(null, { current: span.count, ttl: Math.ceil(span.since + lengthMs - at) });
  }

  /** Each counter counts separately, no matter who asks for it. */
  child(how: object): Rates {
    const { counter = '' } = how as { readonly counter?: string };
    const known = this.#counters.get(counter) ?? new Rates();
    this.#counters.set(counter, known);
    return known;
  }

  #remember(sender: string, span: Span): void {
    this.#spans.delete(sender);
    this.#spans.set(sender, span);
    const [oldest] = this.#spans.keys();
    if (this.#spans.size > MAX_SENDERS && oldest !== undefined) this.#spans.delete(oldest);
  }
}
