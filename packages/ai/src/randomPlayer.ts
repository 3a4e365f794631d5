import {
  type GameCommand,
  type GameEvent,
  type Player,
  type RuleSystem,
  randomCommand,
} from '@warmoot/kernel';

const REASONS = ['drawn at random from the permitted commands'];

/** Does anything that is allowed: the measure every other player must beat. */
export const randomPlayer = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
): Player<V, C> => ({
  name: 'random',
  choose(view, seat, _budget, dice) {
    const command = randomCommand(system, view, seat, dice);
    return command && { command, reasons: REASONS };
  },
});
