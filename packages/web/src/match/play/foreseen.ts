import { type AnySystem, type GameCommand, type Seat, seededDice } from '@warmoot/kernel';

/** The view after these commands, as far as this seat can foresee it: for commands without dice, given one by one. */
export const foreseen = (
  system: AnySystem,
  view: unknown,
  seat: Seat,
  commands: readonly GameCommand[],
): unknown => {
  if (commands.length === 0) return view;
  const dice = seededDice('foreseen');
  const state = commands.reduce(
    (before, command) =>
      system.decide(before, seat, command, dice).reduce((at, event) => system.apply(at, event), before),
    system.imagine(view as never, seat, dice),
  );
  return system.view(state, seat);
};
