import {
  type GameCommand,
  type GameEvent,
  type Player,
  type RuleSystem,
  randomCommand,
} from '@warmoot/kernel';
import { fightingCommands, givesUp } from './candidates.ts';

/** Drawn so often, giving up is all that is left to draw, or the next best must do. */
const MOST_DRAWS = 20;
const REASONS = ['drawn at random from what is allowed'];

/** Does anything that is allowed: the measure every other player must beat. */
export const randomPlayer = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
): Player<V, C> => ({
  name: 'random',
  choose(view, seat, _budget, dice) {
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const command = randomCommand(system, view, seat, dice);
      if (command === undefined) return undefined;
      if (!givesUp(command)) return { command, reasons: REASONS };
    }
    const command = firstOf(fightingCommands(system, view, seat));
    return command && { command, reasons: REASONS };
  },
});

const firstOf = <T>(items: Iterable<T>): T | undefined => {
  for (const item of items) return item;
  return undefined;
};
