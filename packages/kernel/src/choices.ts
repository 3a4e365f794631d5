import type { Dice } from './dice/dice.ts';
import type { GameCommand, GameEvent, RuleSystem } from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import type { Seen } from './seen.ts';

/** Everything a seat may do now, subject by subject, enumerated lazily. */
export function* legalCommands<S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  view: Seen<V>,
  seat: Seat,
): Generator<C> {
  for (const subject of system.subjects(view, seat)) yield* system.legal(view, seat, subject);
}

/** How many of a subject's commands are listed by default before one is drawn; the others are not considered. */
const MAX_LISTED = 64;

export const firstOf = <T>(items: Iterable<T>, most: number): T[] => {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
};

/** A command drawn at random: first a subject, then one of its commands. Undefined when there is none. */
export const randomCommand = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  view: Seen<V>,
  seat: Seat,
  dice: Dice,
  maxListed = MAX_LISTED,
): C | undefined => {
  const subjects = [...system.subjects(view, seat)];
  while (subjects.length > 0) {
    const at = dice.roll(subjects.length, 'which subject') - 1;
    const commands = firstOf(system.legal(view, seat, subjects[at] as string), maxListed);
    if (commands.length > 0) return commands[dice.roll(commands.length, 'which command') - 1];
    subjects.splice(at, 1);
  }
  return undefined;
};
