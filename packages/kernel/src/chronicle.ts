type Apply<State, Event> = (state: State, event: Event) => State;

/** Each chronicle by its list of events, so that the match need not apply them again. */
const TOLD = new WeakMap<readonly unknown[], Chronicle<unknown, unknown>>();

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
    TOLD.set(this.events, this as Chronicle<unknown, unknown>);
  }

  tell(event: Event): State {
    this.events.push(event);
    this.#told++;
    this.state = this.#apply(this.state, event);
    return this.state;
  }

  /** Whether these are its events, and `state` is what applying all of them to `before` would give. */
  tellsOf(before: State, events: readonly Event[], apply: Apply<State, Event>): boolean {
    return (
      this.events === events &&
      this.#told === events.length &&
      this.#begun === before &&
      this.#apply === apply
    );
  }
}

/** The state after the events; taken from the chronicle if it recorded them from this very state. */
export const stateAfter = <State, Event>(
  before: State,
  events: readonly Event[],
  apply: Apply<State, Event>,
): State => {
  const chronicle = TOLD.get(events) as Chronicle<State, Event> | undefined;
  TOLD.delete(events);
  return chronicle?.tellsOf(before, events, apply)
    ? chronicle.state
    : events.reduce((state, event) => apply(state, event), before);
};

/** For the `default` of a switch over a union: the compiler reports a missing case. */
export const unreachable = (value: never): never => {
  throw new Error(`unknown kind: ${JSON.stringify(value)}`);
};
