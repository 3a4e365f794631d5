import type { GameCommand, GameEvent, Mind, Player, Question, RuleSystem, Seat, Seen } from '@warmoot/kernel';
import { greedyPlayer } from './greedyPlayer.ts';
import { randomPlayer } from './randomPlayer.ts';

/** How somebody comes to an answer: a player with answers of its own, else an evaluation, else chance. */
interface Answering<View, Command extends GameCommand> {
  readonly player?: Player<View, Command> | undefined;
  readonly mind?: Mind<View, Command> | undefined;
}

/** Answers one question. Nobody asked it for anything else. */
export const answeringPlayer = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  { player, mind }: Answering<V, C>,
  id: string,
): Player<V, C> => {
  const asked = (view: Seen<V>, seat: Seat): Question<C> | undefined =>
    system.questions?.(view, seat).find((question) => question.id === id);
  if (player?.answer !== undefined)
    return {
      name: player.name,
      choose(view, seat) {
        const question = asked(view, seat);
        return question && player.answer?.(view, seat, question);
      },
    };
  const narrowed: typeof system = {
    ...system,
    subjects: () => [id],
    legal: (view, seat) => asked(view, seat)?.answers ?? [],
  };
  return mind === undefined ? randomPlayer(narrowed) : greedyPlayer(narrowed, { evaluate: mind.evaluate });
};
