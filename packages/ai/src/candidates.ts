import { type GameCommand, type GameEvent, legalCommands, type RuleSystem, type Seat } from '@warmoot/kernel';

/** By custom every system calls giving up `resign`. A computer player fights on: its opponent wants a game. */
export const givesUp = ({ type }: GameCommand): boolean => type === 'resign';

export function* fightingCommands<S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  view: V,
  seat: Seat,
): Generator<C> {
  for (const command of legalCommands(system, view, seat)) if (!givesUp(command)) yield command;
}
