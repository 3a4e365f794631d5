import type { AnySystem } from '@warmoot/kernel';
import { type GameEvent, type Line, MODERATOR, type Refused, type Seat, SPECTATOR } from '@warmoot/kernel';

/** An event, and the story of it for every seat. */
export interface Happening {
  readonly event: GameEvent;
  readonly told: Readonly<Record<Seat, readonly Line[]>>;
}

/** One line of `when`, played. */
export interface Step {
  readonly seat: Seat;
  readonly line: number;
  /** The command as a player says it. */
  readonly wish: string;
  readonly happened: readonly Happening[];
  readonly refused?: Refused;
}

/** The events one by one, each with its story for every seat, from the state before it. */
export const happenings = (
  system: AnySystem,
  seats: readonly Seat[],
  before: unknown,
  events: readonly GameEvent[],
): Happening[] => {
  let state = before;
  return events.map((event) => {
    const chairs = [MODERATOR, ...seats, SPECTATOR];
    const told = Object.fromEntries(chairs.map((chair) => [chair, system.story(state, event, chair)]));
    state = system.apply(state, event);
    return { event, told };
  });
};
