type Apply<State, Event> = (state: State, event: Event) => State;

/** Each chronicle by its list of events, so that the match need not apply them again. */
const CHRONICLES = new WeakMap<readonly unknown[], Chronicle<unknown, unknown>>();

/**
 * Lets `decide` record many events: each is applied at once, so that the next step sees its effect. `decide` returns
 * `events`; the match applies them to the true state with `stateAfter`.
 */
export class Chronicle<State, Event> {
  readonly events: Event[] = [];
  state: State;
  readonly #initial: State;
  readonly #apply: Apply<State, Event>;
  #recorded = 0;

  constructor(state: State, apply: Apply<State, Event>) {
    this.state = state;
    this.#initial = state;
    this.#apply = apply;
    CHRONICLES.set(this.events, this as Chronicle<unknown, unknown>);
  }

  tell(event: Event): State {
    this.events.push(event);
    this.#recorded++;
    this.state = this.#apply(this.state, event);
    return this.state;
  }

  /** Whether these are its events, and `state` is what applying all of them to `before` would give. */
  covers(before: State, events: readonly Event[], apply: Apply<State, Event>): boolean {
    return (
      this.events === events &&
      this.#recorded === events.length &&
      this.#initial === before &&
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
  const chronicle = CHRONICLES.get(events) as Chronicle<State, Event> | undefined;
  CHRONICLES.delete(events);
  return chronicle?.covers(before, events, apply)
    ? chronicle.state
    : events.reduce((state, event) => apply(state, event), before);
};

/** For the `default` of a switch over a union: the compiler reports a missing case. */
export const unreachable = (value: never): never => {
  throw new Error(`unknown kind: ${JSON.stringify(value)}`);
};
