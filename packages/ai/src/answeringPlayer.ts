import type { GameCommand, GameEvent, Mind, Player, RuleSystem } from '@warmoot/kernel';
import { greedyPlayer } from './greedyPlayer.ts';
import { randomPlayer } from './randomPlayer.ts';

/** Answers one question: as its evaluation says or, without one, as chance does. Nobody asked it for anything else. */
export const answeringPlayer = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  mind: Mind<V, C> | undefined,
  question: string,
): Player<V, C> => {
  const narrowed: typeof system = {
    ...system,
    subjects: () => [question],
    legal: (view, seat) => system.questions?.(view, seat).find(({ id }) => id === question)?.answers ?? [],
  };
  return mind === undefined ? randomPlayer(narrowed) : greedyPlayer(narrowed, { evaluate: mind.evaluate });
};
