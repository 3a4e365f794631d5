type Apply<State, Event> = (state: State, event: Event) => State;

/** Which chronicle told a list of events: what they come to is known, and they need not be applied again. */
const TOLD_BY = new WeakMap<readonly unknown[], Chronicle<unknown, unknown>>();

/**
 * Lets `decide` tell a long tale: each event told is applied at once, so that the next step sees its effect.
 * `decide` returns `events`; the match takes them to the true state with `stateAfter`.
 */
export class Chronicle<State, Event> {
  readonly events: Event[] = [];
  state: State;
  readonly #begun: State;
  readonly #apply: Apply<State, Event>;
  #told = 0;

  constructor(state: State, apply: Apply<State, Event>) {
    this.state = state;
    this.#begun = state;
    this.#apply = apply;
    TOLD_BY.set(this.events, this as Chronicle<unknown, unknown>);
  }

  tell(event: Event): State {
    this.events.push(event);
    this.#told++;
    this.state = this.#apply(this.state, event);
    return this.state;
  }

  /** Whether `state` is what applying all its events to `before` would give. */
  tellsOf(before: State, apply: Apply<State, Event>): boolean {
    return this.#told === this.events.length && this.#begun === before && this.#apply === apply;
  }
}

/** The state after events; where a chronicle told them of just this state, it is worked out already. */
export const stateAfter = <State, Event>(
  before: State,
  events: readonly Event[],
  apply: Apply<State, Event>,
): State => {
  const chronicle = TOLD_BY.get(events) as Chronicle<State, Event> | undefined;
  return chronicle?.tellsOf(before, apply)
    ? chronicle.state
    : events.reduce((state, event) => apply(state, event), before);
};

/** For the `default` of a switch over a union: the compiler finds the case that was forgotten. */
export const unreachable = (value: never): never => {
  throw new Error(`unknown kind: ${JSON.stringify(value)}`);
};
