import type { AnySystem } from '@warmoot/kernel';
import { type GameEvent, type Line, MODERATOR, type Refused, type Seat, SPECTATOR } from '@warmoot/kernel';

/** An event, and the story of it for every seat. */
export interface EventWithStory {
  readonly event: GameEvent;
  readonly told: Readonly<Record<Seat, readonly Line[]>>;
}

/** One line of `when`, played. */
export interface Step {
  readonly seat: Seat;
  readonly line: number;
  /** The command as a player says it. */
  readonly request: string;
  readonly happened: readonly EventWithStory[];
  readonly refused?: Refused;
}

/** The events one by one, each with its story for every seat, from the state before it. */
export const eventsWithStory = (
  system: AnySystem,
  seats: readonly Seat[],
  before: unknown,
  events: readonly GameEvent[],
): EventWithStory[] => {
  let state = before;
  return events.map((event) => {
    const readers = [MODERATOR, ...seats, SPECTATOR];
    const told = Object.fromEntries(readers.map((reader) => [reader, system.story(state, event, reader)]));
    state = system.apply(state, event);
    return { event, told };
  });
};
