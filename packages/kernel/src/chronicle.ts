/**
 * Lets `decide` tell a long tale: each event told is applied at once, so that the next step sees its effect.
 * `decide` returns `events`; the match applies them again to the true state.
 */
export class Chronicle<State, Event> {
  readonly events: Event[] = [];
  state: State;
  readonly #apply: (state: State, event: Event) => State;

  constructor(state: State, apply: (state: State, event: Event) => State) {
    this.state = state;
    this.#apply = apply;
  }

  tell(event: Event): State {
    this.events.push(event);
    this.state = this.#apply(this.state, event);
    return this.state;
  }
}

/** For the `default` of a switch over a union: the compiler finds the case that was forgotten. */
export const unreachable = (value: never): never => {
  throw new Error(`unknown kind: ${JSON.stringify(value)}`);
};
